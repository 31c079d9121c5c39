import { crc32 } from './crc32.js'
import { joined } from './joined.js'

const encoder = new TextEncoder()
const high = (value: number) => Uint8Array.from([24, 16, 8, 0], (shift) => (value >>> shift) & 0xff)

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([encoder.encode(type), data])
  return joined([high(data.length), body, high(crc32(body))])
}

/** The check sum at the end of packed data. */
function adler32(bytes: Uint8Array): number {
  let [one, two] = [1, 0]
  for (const byte of bytes) {
    one = (one + byte) % 65_521
    two = (two + one) % 65_521
  }
  return ((two << 16) | one) >>> 0
}

/** Bytes as packed data that packs nothing: blocks of at most 65,535 bytes. */
function stored(bytes: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = [Uint8Array.of(0x78, 0x01)]
  for (let at = 0; at < bytes.length; at += 65_535) {
    const block = bytes.subarray(at, at + 65_535)
    const { length } = block
    const isLast = at + 65_535 >= bytes.length
    blocks.push(
      Uint8Array.of(Number(isLast), length & 0xff, length >>> 8, ~length & 0xff, (~length >>> 8) & 0xff),
      block,
    )
  }
  return joined([...blocks, high(adler32(bytes))])
}

/** A PNG of the colours of a palette, each `RRGGBB`: `at` says which one a point has. */
export function pngOf(
  [width, height]: readonly [number, number],
  palette: readonly string[],
  at: (x: number, y: number) => number,
): Uint8Array<ArrayBuffer> {
  const rows = Uint8Array.from({ length: height * (width + 1) }, (_, index) => {
    const x = (index % (width + 1)) - 1
    return x < 0 ? 0 : at(x, Math.floor(index / (width + 1)))
  })
  const colours = Uint8Array.from(
    palette.flatMap((colour) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from - 1, from + 1), 16))),
  )
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', joined([high(width), high(height), Uint8Array.of(8, 3, 0, 0, 0)])),
    chunk('PLTE', colours),
    chunk('IDAT', stored(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}
