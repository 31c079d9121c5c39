import type { FileRefusal } from '@embpm/contract/document-file'

import { bytesOf } from './bytes.js'
import { zipDirectory, type ZipEntry } from './zipDirectory.js'

/** The folder that says what an Office file is. */
const folders = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' } as const

/** The end of the name of an Office file. */
export type OfficeExtension = keyof typeof folders

/** What an Office file may have: files in it, bytes when all is unpacked, and how many times its size that may be. */
const most = { entries: 10_000, unpacked: 1024 * 1024 * 1024, ratio: 100 }
/** Below this, a high ratio harms nobody: blank sheets pack well. */
const harmless = 16 * 1024 * 1024

/** Why an Office file is not taken. What it says of its sizes is judged first; only then is it unpacked, no further than it said. */
export async function sniffOffice(file: Blob, extension: OfficeExtension): Promise<FileRefusal | undefined> {
  const entries = await zipDirectory(file)
  if (!entries) return 'damaged'
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  const isBomb = total > most.unpacked || (total > harmless && total > file.size * most.ratio)
  if (isBomb || entries.length > most.entries) return 'bomb'
  const names = entries.map(({ name }) => name)
  const isOurs = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folders[extension]))
  if (!isOurs) return 'mismatch'
  if (names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) return 'macro'
  for (const entry of entries) if (!(await keepsItsWord(file, entry))) return 'bomb'
  return undefined
}

/** Whether a packed file has no more bytes than the directory says. It is counted as it streams by, and never kept. */
async function keepsItsWord(file: Blob, { packed, unpacked, method, at }: ZipEntry): Promise<boolean> {
  if (method === 0) return packed === unpacked
  if (method !== 8) return false
  const header = new DataView((await bytesOf(file, at, at + 30)).buffer)
  if (header.byteLength < 30) return false
  const start = at + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  const reader = file
    .slice(start, start + packed)
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  let count = 0
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      count += read.value.byteLength
      if (count > unpacked) return false
    }
    return true
  } catch {
    return false
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
