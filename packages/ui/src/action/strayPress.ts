import type { MouseEvent } from 'react'

/** How long after a press the next one of the same double click comes at most, in ms; 500 is the default of most systems. */
const longest = 600

interface Press {
  element: Element
  label: string
  /** As events count it, in ms. */
  time: number
  /** It has begun something that is done once. */
  spent: boolean
}

let last: Press | undefined

const labelOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

/**
 * Stops a click, while it is captured, that is the rest of a double or triple click that began elsewhere: on another button, on
 * one with another label, or on this one when it has begun something that is done once. Then what it hits came into the place
 * of what was meant. Remembers the click otherwise.
 *
 * @returns whether it was stopped
 */
export function stopStrayPress(event: MouseEvent): boolean {
  const { detail, currentTarget: element, timeStamp: time } = event
  const label = labelOf(element)
  if (detail > 1) {
    const isSame = last?.element === element && last.label === label
    if (!isSame || (last?.spent && time - last.time < longest)) {
      event.preventDefault()
      event.stopPropagation()
      return true
    }
  }
  last = { element, label, time, spent: false }
  return false
}

/** Says that the last press has begun something that is done once: the rest of its double click does nothing. */
export function spendPress(): void {
  if (last) last.spent = true
}
