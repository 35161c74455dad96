import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** Everything strict; each exception gives its reason, here or beside the line that needs it. */
export default defineConfig(
  { ignores: ['src/protocol.ts'] }, // written by `make types`
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  prettier, // how code is laid out is Prettier's
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }], // scores and coordinates
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }], // onclick={() => f()}
      // `void x` names what an effect follows, though it does nothing with it
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }], // {#each ... as _}
      'svelte/no-unused-svelte-ignore': 'off', // takes the compiler's own names for unused; svelte-check fails on what it warns of
      'svelte/no-useless-mustaches': 'off', // {' '} at a block's edge is a space that Svelte would trim
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets here are replaced whole, or no screen reads them
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    // the parser takes what a component hands to a callback for `any`; svelte-check knows its type, and is strict about it
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off', // the same: an assertion that svelte-check needs
    },
  },
  { files: ['**/*.test.ts'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } }, // a test that finds nothing may fall
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] }, // plain scripts, outside of tsconfig.json
  { files: ['*.js', 'vite.config.ts'], languageOptions: { globals: globals.node } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
)
