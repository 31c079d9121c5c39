import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { root } from '../run.ts'

/** The two looks in which every story is photographed. */
export const schemes = ['light', 'dark'] as const
/** One of the two looks. */
export type Scheme = (typeof schemes)[number]

/** Colours that are drawn, not taken from a part: each of their pictures is kept in the dark as well. */
const drawn = /^app-.*(?:diagram|graph|gantt|timeline|dashboard|raci|bp-view)/

/**
 * The looks in which a story's picture is kept. A page in the dark is its parts in the dark, in another place: their contrast is
 * checked in each story, and one picture, its `Default`, shows them together.
 */
export function schemesOf(id: string): readonly Scheme[] {
  const [part = '', name = ''] = id.split('--')
  if (part.startsWith('app-')) return name === 'default' || drawn.test(part) ? schemes : ['light']
  return part.startsWith('pickers-') && name !== 'default' && name !== 'open' ? ['light'] : schemes
}

/** Where the pictures are that hold: `visual/<scheme>/<story>.png`. */
export const kept = join(root, 'visual')
/** Where a run puts what it saw instead, with the page that shows both side by side. */
export const seen = join(root, 'node_modules/.cache/visual')
/** Paths of the pictures that an update has come to, a line each. */
export const taken = join(seen, 'taken.txt')

/** Path of a story's picture below {@link kept} or {@link seen}. */
export const pathOf = (id: string, scheme: Scheme): string => join(scheme, `${id.replaceAll('--', '-')}.png`)

// https://www.w3.org/TR/png-3/#11tEXt: length, "tEXt", keyword, 0, text, checksum.
const start = Buffer.from('tEXtembpm-capture\0', 'latin1')
/** The last chunk of every PNG, with its length and checksum. */
const end = 12

/** The fingerprint of the capture that a picture is of; `undefined` when it was never signed. */
export function fingerprintOf(png: Buffer): string | undefined {
  const at = png.lastIndexOf(start)
  return at < 0 ? undefined : png.toString('latin1', at + start.length, at + 4 + png.readUInt32BE(at - 4))
}

/**
 * The same picture with a fingerprint in a text chunk before its end, in place of an older one.
 * @param fingerprint of the capture's own bytes, which differ from this file's once it is compressed
 */
export function signed(png: Buffer, fingerprint: string): Buffer {
  const at = png.lastIndexOf(start)
  const body = Buffer.concat([start, Buffer.from(fingerprint, 'latin1')])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, at < 0 ? png.length - end : at - 4), length, body, sum, png.subarray(-end)])
}
