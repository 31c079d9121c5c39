import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { chunks, filesOf } from './chunks.ts'
import { iconFiles } from './iconFiles.ts'
import { languages } from './src/session/languages.ts'
import { paintedPages } from './paintedPages.ts'
import { textFiles } from './textFiles.ts'

const groups = chunks.map(({ name, priority, modules }) => {
  const files = new Set(modules.flatMap(filesOf))
  return { name, priority, test: (id: string) => files.has(id) }
})

/**
 * `vite build` brings the in-browser back end; `vite build --mode remote` leaves it out and talks to `/api` on its own
 * origin. Everything is an own file, no inline script, style or data address, so the page runs under `default-src 'self'`;
 * only pictures that the API answers are data addresses.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    textFiles(),
    iconFiles(),
    paintedPages({ sample: mode !== 'remote' }),
    // The parts' library brings its words in 34 languages; ours are eight.
    optimizeLocales.vite({ locales: [...languages] }),
    ...(mode === 'remote' ? [] : [msw({ mode: 'worker-only' })]),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // What one file with all libraries weighs; `pnpm bench --kind load` tells what a page may.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
}))
