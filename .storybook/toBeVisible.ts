import { expect, waitFor } from 'storybook/test'

const isVisible = (element: Element) =>
  element.isConnected && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/**
 * `await expect(element).toBeVisible()` waits, as a person does: what has just been found may still fade in, or stand hidden
 * until it has its place. An element that left the document meanwhile is not waited for.
 */
expect.extend({
  async toBeVisible(element: unknown) {
    if (!(element instanceof Element)) return { pass: false, message: () => `Not an element: ${String(element)}` }
    const wanted = !this.isNot
    const isDecided = () => isVisible(element) === wanted
    // As it was at that moment: a list may draw the element anew a moment later.
    let isAsWanted = isDecided()
    if (!isAsWanted) {
      await waitFor(() => {
        isAsWanted = isDecided()
        if (!isAsWanted && element.isConnected) throw new Error('Not yet')
      }).catch(() => undefined)
    }
    const copy = element.cloneNode(false)
    const where = element.isConnected ? '' : ', which is not in the document,'
    return {
      pass: isAsWanted === wanted,
      message: () =>
        `Expected this element${where} ${wanted ? '' : 'not '}to be visible: ${this.utils.printReceived(copy)}`,
    }
  },
})
