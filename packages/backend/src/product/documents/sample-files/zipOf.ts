import { crc32 } from './crc32.js'
import { joined } from './joined.js'

const encoder = new TextEncoder()

/** Numbers of two or four bytes, the lowest byte first. */
const packed = (fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array =>
  Uint8Array.from(
    fields.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff)),
  )

/** A ZIP file of texts by name, which are stored as they are. */
export function zipOf(texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bodies: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const [path, text] of Object.entries(texts)) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)]
    // Version 2.0, no flags, stored, 1 January 1980.
    const facts = [
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0x21, 2],
      [crc32(data), 4],
      [data.length, 4],
      [data.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const
    const body = joined([packed([[0x04034b50, 4], ...facts]), name, data])
    bodies.push(body)
    directory.push(packed([[0x02014b50, 4], [20, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]]), name)
    at += body.length
  }
  const listed = joined(directory)
  const count = bodies.length
  const end = packed([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [listed.length, 4],
    [at, 4],
    [0, 2],
  ])
  return joined([...bodies, listed, end])
}
