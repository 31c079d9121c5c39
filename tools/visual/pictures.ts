import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../run.ts'
import { fingerprintOf, pathOf, schemes, schemesOf, type Scheme } from './picture.ts'

/** A picture file: its path below the folder that was read, and its size in bytes. */
export interface PictureFile {
  path: string
  size: number
  /** Of the capture it is of, when it was signed. */
  fingerprint: string | undefined
}

/** All pictures below a folder, by path. */
export async function readPictures(folder: string): Promise<PictureFile[]> {
  return Promise.all(
    filesBelow(folder, '**/*.png').map(async (path) => {
      const file = join(folder, path)
      return { path, size: (await stat(file)).size, fingerprint: fingerprintOf(await readFile(file)) }
    }),
  )
}

/**
 * What is wrong with a set of pictures, in sentences: one of a story that is gone, one in a scheme in which it is not kept, one
 * without a fingerprint, and two of one part that are the same: then the state that one of them promises cannot be seen, or is shown
 * twice.
 * @param pictures with paths as `light/ui-badge-default.png`
 * @param ids of the stories that there are; what is before `--` is the part
 */
export function pictureFaults(pictures: readonly PictureFile[], ids: readonly string[]): string[] {
  const parts = new Map(ids.flatMap((id) => schemes.map((scheme) => [pathOf(id, scheme), partOf(id, scheme)])))
  const wanted = new Set(ids.flatMap((id) => schemesOf(id).map((scheme) => pathOf(id, scheme))))
  const faults: string[] = []
  for (const { path, fingerprint } of pictures) {
    if (!parts.has(path)) faults.push(`visual/${path} is of a story that is gone.`)
    else if (!wanted.has(path)) faults.push(`visual/${path} is not kept in this scheme: remove it.`)
    if (fingerprint === undefined) faults.push(`visual/${path} has no fingerprint: pnpm visual:update writes it.`)
  }
  const signed = pictures.filter(({ fingerprint }) => fingerprint !== undefined)
  for (const same of Map.groupBy(signed, ({ path, fingerprint }) => `${parts.get(path)} ${fingerprint}`).values())
    if (same.length > 1) faults.push(`The same picture: ${same.map(({ path }) => `visual/${path}`).join(', ')}.`)
  return faults
}

const partOf = (id: string, scheme: Scheme) => `${scheme} ${id.split('--')[0]}`
