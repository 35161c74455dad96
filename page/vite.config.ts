import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  plugins: [svelte(), squeezed()],
  build: { outDir: OUT, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: process.env['READINGROOM_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } } },
})
