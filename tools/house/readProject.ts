import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { SourceFile } from './Rule.ts'

const skipped = new Set([
  'node_modules',
  'dist',
  'dist-remote',
  '.git',
  'visual',
  'storybook-static',
  'coverage',
  '.cache',
  '__screenshots__',
  'tsconfig.tsbuildinfo',
  'pnpm-lock.yaml',
])
const readable = /\.(?:tsx?|jsx?|mjs|css|html|json|jsonc|md|ya?ml)$|\/run$/

/** Reads every text file of the project below `root`, what is installed and built left out. */
export function readProject(root: string): SourceFile[] {
  const read = (folder: string): SourceFile[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (skipped.has(entry.name) || entry.isSymbolicLink()) return []
      if (entry.isDirectory()) return read(path)
      return readable.test(path)
        ? [{ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }]
        : []
    })
  return read(root)
}
