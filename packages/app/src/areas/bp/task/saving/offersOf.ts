import type { Revision } from '@embpm/contract/revision'
import type { KeptDrawing } from './keptDrawings.js'

/** What {@link offersOf} looks at. */
export interface OfferContext {
  /** Of the process, the newest first. */
  revisions: readonly Pick<Revision, 'id' | 'basedOn'>[]
  /** The text of a revision. */
  textOf: (id: string) => Promise<string>
  /** Ids of what is being drawn in another tab. */
  elsewhere: ReadonlySet<string>
}

/**
 * Which of the drawings that are kept on this device are to be offered, and which are at the server already, so that they can go. What
 * another tab draws is its own.
 */
export async function offersOf<Drawing extends Pick<KeptDrawing, 'id' | 'basedOn' | 'bpmnXml'>>(
  kept: readonly Drawing[],
  { revisions, textOf, elsewhere }: OfferContext,
): Promise<{ offered: Drawing[]; arrived: Drawing[] }> {
  const offered: Drawing[] = []
  const arrived: Drawing[] = []
  for (const drawing of kept) {
    if (elsewhere.has(drawing.id)) continue
    // What was saved was saved over what it was drawn over, or over its own earlier saves: the newest tells of these.
    const later = revisions.filter(({ basedOn }, index) => index === 0 || basedOn === drawing.basedOn)
    const texts = await Promise.all(later.map(({ id }) => textOf(id)))
    if (texts.includes(drawing.bpmnXml)) arrived.push(drawing)
    else offered.push(drawing)
  }
  return { offered, arrived }
}
