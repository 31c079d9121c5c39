import { globSync } from 'node:fs'

/** Files below a folder that fit a pattern, as sorted paths from it with `/`. */
export const filesBelow = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
