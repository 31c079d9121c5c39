import { frame } from '../page/painting.ts'
import { recordFrames } from '../page/recordFrames.ts'

/** Frames dropped of 205 while something is scrolled down and across, and back. */
export async function droppedWhileScrolled(scroller: Element): Promise<number> {
  const stop = recordFrames()
  for (let step = 0; step < 205; step += 1) {
    const way = step < 103 ? 1 : -1
    scroller.scrollBy({ top: way * 60, left: way * 24, behavior: 'instant' })
    await frame()
  }
  return stop().dropped
}
