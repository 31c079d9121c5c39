import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { languages } from './src/session/languages.ts'

/** Small parts of every screen, whether it shows a table or a tree. */
const ofScreens =
  /icons\/(?:arrow-(?:down|left|up)|chevron-left)\.mjs$|packages\/(?:app\/src\/entity\/(?:IgnoredNotice|LinkTabs|kindHref|usePlace)|contract\/src\/common\/(?:entityEndpoints|list)|ui\/src\/(?:(?:breadcrumbs|highlight|lazy-part|page|search-field|skeleton)\/\w+|data-table\/usePrinting|row-source\/(?:searchText|timeSlices)))\.tsx?$/

/**
 * What is always asked for together stands in one file, which compresses better than a hundred small ones: each group is
 * some modules with all that they import, but for what a group before it has. `pnpm bench --kind load` tells what a page
 * takes by it.
 */
const groups = [
  { name: 'sign-in', test: /packages\/app\/src\/(?:start|auth\/signInFirst)\.tsx$/, priority: 4 },
  { name: 'workspace', test: /packages\/app\/src\/(?:App|shell\/Shell)\.tsx$/, priority: 3 },
  // Trees share this one hook with the drawer, whose group they would load for it.
  { name: 'keyboard-scroll', test: /packages\/ui\/src\/drawer\/useKeyboardScroll\.ts$/, priority: 2 },
  { name: 'screen', test: ofScreens, priority: 2 },
  { name: 'list', test: /packages\/app\/src\/entity\/EntityList\.tsx$/, priority: 1 },
]

/**
 * `vite build` brings the in-browser back end; `vite build --mode remote` leaves it out and talks to `/api` on its own
 * origin. Everything is an own file, no inline script, style or data address, so the page runs under `default-src 'self'`;
 * only pictures that the API answers are data addresses.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
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
        // The specification names this address for the words of a language.
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.some((name) => /(^|\/)src\/text\/[\w-]+\.json$/.test(name))
            ? 'assets/i18n/[name][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
}))
