import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How two pictures differ: in words, and as a picture when they have the same size. */
export interface Difference {
  words: string
  picture?: Buffer
}

/**
 * Of pixelmatch: five of 255 levels of grey. Its default, which Vitest and Playwright take over, is five times that and lets a
 * row that is no longer marked as selected pass. The pinned browser draws nearly the same pixels again: in a whole run one edge of a glyph differed, by four levels.
 */
const threshold = 0.02

/** How two PNG files differ for the eye; `undefined` when they do not. */
export function differenceOf(before: Buffer, after: Buffer): Difference | undefined {
  const a = PNG.sync.read(before)
  const b = PNG.sync.read(after)
  if (a.width !== b.width || a.height !== b.height)
    return { words: `it was ${a.width} × ${a.height} px and is now ${b.width} × ${b.height} px` }
  if (a.data.equals(b.data)) return undefined
  const diff = new PNG({ width: a.width, height: a.height })
  const pixels = pixelmatch(a.data, b.data, diff.data, a.width, a.height, { threshold })
  if (pixels === 0) return undefined
  return { words: `${pixels} of ${a.width * a.height} pixels differ`, picture: PNG.sync.write(diff) }
}
