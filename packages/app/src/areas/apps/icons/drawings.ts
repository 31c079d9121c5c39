import * as z from 'zod/mini'

const text = z.optional(z.string())
const round = z.optional(z.literal('round'))
const rule = z.optional(z.literal('evenodd'))

const geometry = {
  cx: text,
  cy: text,
  d: text,
  height: text,
  r: text,
  rx: text,
  ry: text,
  width: text,
  x: text,
  y: text,
}
const paint = { clipRule: rule, fill: text, fillOpacity: text, fillRule: rule, opacity: text }
const line = { stroke: text, strokeLinecap: round, strokeLinejoin: round, strokeWidth: text }

/** A shape of an icon: an SVG element and its attributes, called as React calls them. Nothing else is drawn. */
export const shape = z.tuple([
  z.enum(['circle', 'ellipse', 'path', 'rect']),
  z.strictObject({ ...geometry, ...paint, ...line }),
])

/** A shape of an icon. */
export type Shape = z.infer<typeof shape>

/** How the icons of a set are drawn, by name, in a square whose side is `size` units. */
export const drawings = z.object({ size: z.number(), icons: z.record(z.string(), z.array(shape)) })
