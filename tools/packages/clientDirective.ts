import { readFile } from 'node:fs/promises'
import type { Options } from 'tsup'
import { isClientModule } from './clientModule.ts'

/**
 * Begins every built module that runs in the browser only with `'use client'`. It is put into the module's first line, so
 * that source maps stay right, and esbuild keeps a directive on top of what it writes.
 */
export const clientDirective: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'client-directive',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!isClientModule(text)) return undefined
      return { contents: `'use client';${text}`, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    }),
}
