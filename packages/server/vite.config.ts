import { defineConfig } from 'vite'

/** One file that Node runs: our own packages within it, the libraries beside it in `node_modules`. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node24',
    minify: false,
  },
  ssr: { noExternal: [/^@embpm\//] },
})
