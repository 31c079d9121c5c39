import { existsSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { clientDirective } from './tools/packages/clientDirective.ts'

const sheets = ['src/styles.css', 'src/reset.css', 'src/fonts.css'].filter((sheet) => existsSync(sheet))

export default defineConfig([
  // One module in, one module out: `'use client'` stands on those that need it, and a bundler drops what is not imported.
  {
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test,fixture}.{ts,tsx}'],
    format: 'esm',
    target: 'es2023',
    bundle: false,
    sourcemap: true,
    esbuildPlugins: [clientDirective],
  },
  // One sheet per package, with the component sheets in it; what comes from a dependency stays an import.
  ...(sheets.length > 0 ? [{ entry: sheets, format: 'esm' as const }] : []),
])
