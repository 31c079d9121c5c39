import { expect } from 'storybook/test'

/** Fails unless all of the mark of bpmn.io can be seen, as its licence asks: the browser is asked what is on top, in light and in dark. */
export async function showsMark() {
  const { dataset } = document.documentElement
  const { scheme } = dataset
  for (const one of ['light', 'dark']) {
    dataset.scheme = one
    const mark = document.querySelector('.bjs-powered-by')
    const { x, y, width, height } = mark?.getBoundingClientRect() ?? new DOMRect()
    await expect(Math.min(width, height)).toBeGreaterThan(20)
    for (const across of [0.05, 0.5, 0.95])
      for (const down of [0.1, 0.5, 0.9]) {
        const top = document.elementFromPoint(x + width * across, y + height * down)
        await expect(mark?.contains(top)).toBe(true)
      }
  }
  dataset.scheme = scheme
}
