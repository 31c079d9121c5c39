import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

/**
 * `vite build` brings the in-browser back end; `vite build --mode remote` leaves it out and talks to `/api` on its own
 * origin. Everything is an own file, no inline script, style or data address, so the page runs under `default-src 'self'`;
 * only pictures that the API answers are data addresses.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), ...(mode === 'remote' ? [] : [msw({ mode: 'worker-only' })])],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      output: {
        // The specification names this address for the words of a language.
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.some((name) => /(^|\/)src\/text\/[\w-]+\.json$/.test(name))
            ? 'assets/i18n/[name][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
}))
