/** A press by mouse as the browser tells it, and whether the click may act; `detail` counts the clicks in a row. */
export function press(element: Element, detail: number): boolean {
  const common = { bubbles: true, cancelable: true, composed: true, button: 0, pointerType: 'mouse', isPrimary: true }
  const pointer = { ...common, pointerId: 1, width: 1, height: 1 }
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1, pressure: 0.5 }))
  element.dispatchEvent(new MouseEvent('mousedown', { ...common, detail }))
  element.dispatchEvent(new PointerEvent('pointerup', pointer))
  element.dispatchEvent(new MouseEvent('mouseup', { ...common, detail }))
  return element.dispatchEvent(new PointerEvent('click', { ...pointer, detail }))
}
