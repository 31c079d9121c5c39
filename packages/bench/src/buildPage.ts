import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/** Where pages and results go: below the workspace's `node_modules`, so that git and searches pass it by. */
export const outputFolder = join(import.meta.dirname, '../../../node_modules/.cache/bench')

/** Builds the page of a peer for production into `<output folder>/pages/<id>`; `minify: false` keeps the functions' names, `ours` finds our packages, which are those of the workspace without it. */
export async function buildPage(
  id: string,
  { minify, ours }: { minify: boolean; ours: Plugin | undefined },
): Promise<void> {
  const outDir = join(outputFolder, 'pages', id)
  await rm(outDir, { recursive: true, force: true })
  await build({
    root: join(import.meta.dirname, 'peers', id),
    base: `/${id}/`,
    configFile: false,
    logLevel: 'error',
    plugins: [ours, react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      target: 'es2023',
      minify,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
    },
  })
}
