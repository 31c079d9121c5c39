/**
 * A press by mouse as the browser tells it, and whether the click may act.
 *
 * @param detail counts the clicks in a row
 * @param time when it is said to come, in ms: now, unless told
 */
export function press(element: Element, detail: number, time?: number): boolean {
  const common = { bubbles: true, cancelable: true, composed: true, button: 0, pointerType: 'mouse', isPrimary: true }
  const pointer = { ...common, pointerId: 1, width: 1, height: 1 }
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1, pressure: 0.5 }))
  element.dispatchEvent(new MouseEvent('mousedown', { ...common, detail }))
  element.dispatchEvent(new PointerEvent('pointerup', pointer))
  element.dispatchEvent(new MouseEvent('mouseup', { ...common, detail }))
  const click = new PointerEvent('click', { ...pointer, detail })
  if (time !== undefined) Object.defineProperty(click, 'timeStamp', { value: time })
  return element.dispatchEvent(click)
}

/**
 * The repeats of Enter that is held down on a button or in a field of one line: unless something keeps it from that, the browser
 * makes each a click, or a submission of the form.
 */
export function holdEnter(element: HTMLButtonElement | HTMLInputElement): void {
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, composed: true, repeat: true }
  for (let time = 1; time <= 3; time++) {
    if (!element.dispatchEvent(new KeyboardEvent('keydown', key))) continue
    if (element instanceof HTMLButtonElement) element.click()
    else element.form?.requestSubmit()
  }
}
