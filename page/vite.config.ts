/// <reference types="vitest/config" />

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type CSSOptions, type Plugin } from 'vite'
import { SCREENS } from './src/look/screens'

const OUT = resolve(import.meta.dirname, '../build/page')
const SQUEEZABLE = /\.(js|css|html|svg|json|webmanifest)$/

/** Beside every text file its .br and .gz, so that the server never squeezes anything itself. */
function squeezed(): Plugin {
  return {
    name: 'squeezed',
    apply: 'build',
    closeBundle() {
      for (const file of readdirSync(OUT, { recursive: true, encoding: 'utf-8' })) {
        if (!SQUEEZABLE.test(file)) continue
        const bytes = readFileSync(join(OUT, file))
        writeFileSync(join(OUT, `${file}.br`), brotliCompressSync(bytes))
        writeFileSync(join(OUT, `${file}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

/** `@media (--wide)`: the screens by their names, as in the draft for custom media queries. */
const namedScreens: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'named-screens',
      AtRule: {
        media(rule) {
          rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
            if (name in SCREENS) return SCREENS[name as keyof typeof SCREENS]
            throw rule.error(`no screen is called ${name}: see src/look/screens.ts`)
          })
        },
      },
    },
  ],
}

/** What the lobby says in a language comes as one file: the page's own words, and those of the games in it. */
function wordsOfThePage(id: string): string | undefined {
  const [, language] = /page\/src\/(?:words|games\/\w+\/words)\/(?:lobby\.)?(\w+)\.ftl/.exec(id) ?? []
  return language !== undefined && (id.includes('/lobby.') || id.includes('/src/words/'))
    ? `words-${language}`
    : undefined
}

export default defineConfig({
  plugins: [svelte(), squeezed()],
  css: { postcss: namedScreens },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: wordsOfThePage } },
  },
  test: { setupFiles: 'src/words/testing.ts' },
  server: { proxy: { '/api': { target: process.env['READINGROOM_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } } },
})
