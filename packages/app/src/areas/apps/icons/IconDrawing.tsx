import type { Shape } from './drawings.js'

/** Props of `IconDrawing`. */
export interface IconDrawingProps {
  /** `undefined` while they are not there, or for an icon that nobody has drawn: its place stays empty. */
  shapes: readonly Shape[] | undefined
  /** Units of a side of the square in which they are drawn. */
  size: number
}

/** An icon as it is drawn, in the colour of the text around it. Its name stands beside it. */
export function IconDrawing({ shapes, size }: IconDrawingProps) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden data-empty={shapes === undefined || undefined}>
      {shapes?.map(([Element, attributes], place) => (
        <Element key={place} {...attributes} />
      ))}
    </svg>
  )
}
