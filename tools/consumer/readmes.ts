import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { filesBelow, root } from '../run.ts'

/** A code block of a readme that a stranger pastes into a file. */
export interface ReadmeBlock {
  /** File of the project. */
  readme: string
  /** Of the file it is pasted into: the folder of the readme and the number of the block in it, `pickers-1.tsx`. */
  file: string
  code: string
  /** The packages that the readme tells to install. */
  installed: readonly string[]
}

const block = /^```(tsx?)\n(.*?)^```$/gms
const install = /^npm install (.+)$/gm

/** Every block of TypeScript in the readmes of the project and its published packages, and in its documents. */
export function readmeBlocks(): ReadmeBlock[] {
  return ['README.md', ...filesBelow(root, 'packages/*/README.md'), ...filesBelow(root, 'docs/*.md')].flatMap(
    (readme) => {
      const text = readFileSync(`${root}/${readme}`, 'utf8')
      const installed = [...text.matchAll(install)].flatMap(([, names = '']) => names.split(' '))
      const name = dirname(readme) === '.' ? 'root' : basename(dirname(readme))
      return [...text.matchAll(block)].map(([, end = '', code = ''], index) => ({
        readme,
        file: `${name}-${index + 1}.${end}`,
        code,
        installed,
      }))
    },
  )
}

/** The packages that a block imports, sheets included. */
export const importedPackages = ({ code }: ReadmeBlock): string[] =>
  [...code.matchAll(/(?:from|import) '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(([, name = '']) => name)
