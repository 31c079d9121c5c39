/** The next frame, and when it begins, in ms. */
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Time in which what was done before comes to its end. */
export const rest = () => new Promise((resolve) => setTimeout(resolve, 100))

/** For how long something is waited for, in ms. */
const patience = 20_000

/** The end of the frame that first shows something, in ms; throws where it never comes. */
export async function painted(isThere: () => boolean): Promise<number> {
  const begun = performance.now()
  do {
    await frame()
    if (performance.now() - begun > patience) throw new Error(`Never painted: ${String(isThere)}`)
  } while (!isThere())
  return new Promise((resolve) => setTimeout(() => resolve(performance.now())))
}

/** A box of the size that a chart has on a page. */
export function host(): HTMLElement {
  const box = document.createElement('div')
  box.style.cssText = 'inline-size: 1100px; block-size: 760px; display: grid; position: relative'
  document.body.append(box)
  return box
}
