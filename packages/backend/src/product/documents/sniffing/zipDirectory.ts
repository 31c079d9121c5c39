import { bytesOf, latin } from './bytes.js'

/** What the directory at the end of a ZIP file says of one file in it. */
export interface ZipEntry {
  name: string
  /** Bytes in the file, and when it is unpacked. */
  packed: number
  unpacked: number
  /** 0 as it is, 8 deflated. */
  method: number
  /** Where its own header begins. */
  at: number
}

const endSize = 22
const longestComment = 65_535
/** A number that does not fit into 32 bits stands elsewhere: more than we take. */
const elsewhere = 0xffffffff

/** The directory of a ZIP file; nothing of what it lists is unpacked. `undefined` where there is none that holds together. */
export async function zipDirectory(file: Blob): Promise<ZipEntry[] | undefined> {
  const tail = await bytesOf(file, Math.max(0, file.size - endSize - longestComment), file.size)
  const end = latin(tail).lastIndexOf('PK\x05\x06')
  if (end === -1 || end + endSize > tail.length) return undefined
  const view = new DataView(tail.buffer, tail.byteOffset + end)
  const [count, size, at] = [view.getUint16(10, true), view.getUint32(12, true), view.getUint32(16, true)]
  if (at === elsewhere || at + size > file.size) return undefined
  return entriesIn(await bytesOf(file, at, at + size), count)
}

function entriesIn(bytes: Uint8Array, count: number): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const entries: ZipEntry[] = []
  let place = 0
  while (entries.length < count) {
    if (place + 46 > bytes.length || view.getUint32(place, true) !== 0x02014b50) return undefined
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(place + offset, true))
    const nameEnd = place + 46 + (name ?? 0)
    entries.push({
      name: new TextDecoder().decode(bytes.slice(place + 46, nameEnd)),
      method: view.getUint16(place + 10, true),
      packed: view.getUint32(place + 20, true),
      unpacked: view.getUint32(place + 24, true),
      at: view.getUint32(place + 42, true),
    })
    place = nameEnd + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}
