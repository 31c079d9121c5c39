/** What keys do in a canvas. */
export interface KeyActions {
  select: (id: string) => void
  reveal: (id: string) => void
  pan: (x: number, y: number) => void
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
  /** Of a diagram that is changed. */
  edit?: EditActions | undefined
}

/** What keys do in a diagram that is changed. */
export interface EditActions {
  /**
   * Asked before anything else, also for keys with Ctrl.
   * @param id the element that has the focus; `null`: the canvas
   * @returns whether the key is used up
   */
  onKey: (event: KeyboardEvent, id: string | null) => boolean
  /** Selects these, and nothing else. */
  selectAll: (ids: readonly string[]) => void
  /** Whether the pointer carries something: Escape then belongs to that. */
  isDragging: () => boolean
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** px that an arrow moves the canvas by, without and with Shift. */
const steps = [50, 200] as const

/** What is there of the order before, closest to the one that is gone. */
function nearest(before: readonly SVGGElement[], now: readonly SVGGElement[], gone: SVGGElement | undefined) {
  const at = gone ? before.indexOf(gone) : -1
  const there = before.slice(0, Math.max(at, 0)).findLast((element) => now.includes(element))
  return there ?? now[0]
}

/**
 * Keys of a canvas. It has two stops of the Tab key: the canvas, whose arrows move what is in sight, and the elements, of which
 * one is in the order, and whose arrows go on in reading order. Enter goes in and selects, Escape goes out.
 */
export function elementKeys(svg: SVGSVGElement, actions: KeyActions) {
  let order: readonly SVGGElement[] = []
  let stop: SVGGElement | undefined

  /** The element that had the focus last. */
  let holder: SVGGElement | undefined
  /** Where a selection by Shift and arrows began. */
  let anchor: SVGGElement | undefined
  /** Whether the focus comes by pointer. */
  let isPointed = false

  const isShown = (element: SVGGElement) => element.checkVisibility()
  const setStop = (element: SVGGElement | undefined) => {
    stop?.setAttribute('tabindex', '-1')
    element?.setAttribute('tabindex', '0')
    stop = element
  }
  const focus = (element: SVGGElement | undefined) => {
    if (!element) return
    setStop(element)
    actions.reveal(idOf(element))
    element.focus({ preventScroll: true })
  }
  const go = (from: SVGGElement, by: 1 | -1) => {
    const shown = order.filter(isShown)
    focus(shown[shown.indexOf(from) + by])
  }
  const idOf = (element: SVGGElement) => element.dataset.elementId ?? ''
  const extend = (from: SVGGElement, by: 1 | -1) => {
    anchor ??= from
    go(from, by)
    const shown = order.filter(isShown)
    const [start = 0, end = 0] = [shown.indexOf(anchor), stop ? shown.indexOf(stop) : 0].toSorted((a, b) => a - b)
    actions.edit?.selectAll(shown.slice(start, end + 1).map(idOf))
  }

  const onElement = (element: SVGGElement, { key, shiftKey }: KeyboardEvent) => {
    const isExtending = shiftKey && actions.edit !== undefined
    if (!isExtending) anchor = undefined
    if (isExtending && (key === 'ArrowRight' || key === 'ArrowDown')) extend(element, 1)
    else if (isExtending && (key === 'ArrowLeft' || key === 'ArrowUp')) extend(element, -1)
    else if (key === 'ArrowRight' || key === 'ArrowDown') go(element, 1)
    else if (key === 'ArrowLeft' || key === 'ArrowUp') go(element, -1)
    else if (key === 'Home') focus(order.find(isShown))
    else if (key === 'End') focus(order.findLast(isShown))
    else if (key === 'Enter' || key === ' ') actions.select(idOf(element))
    else if (key === 'Escape') svg.focus({ preventScroll: true })
    else return false
    return true
  }
  const onCanvas = ({ key, shiftKey }: KeyboardEvent) => {
    const arrow = arrows[key]
    const step = steps[shiftKey ? 1 : 0]
    if (arrow) actions.pan(arrow[0] * step, arrow[1] * step)
    else if (key === 'Enter') focus(stop ?? order.find(isShown))
    else return false
    return true
  }
  const anywhere = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') actions.zoomIn()
    else if (key === '-') actions.zoomOut()
    else if (key === '0') actions.fit()
    else return false
    return true
  }
  svg.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event
      isPointed = false
      if (actions.edit?.isDragging() && key === 'Escape') return
      const element = order.find((one) => one === target)
      if (actions.edit?.onKey(event, element ? idOf(element) : null)) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isDone = element ? onElement(element, event) : target === svg && onCanvas(event)
      if (!isDone && !anywhere(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  svg.addEventListener('focusin', ({ target }) => {
    const element = order.find((one) => one === target)
    if (element) setStop(element)
    holder = element
    // Who points moves what is selected by arrows; who goes by key walks.
    if (element && isPointed && actions.edit) svg.focus({ preventScroll: true })
  })
  svg.addEventListener('pointerdown', () => (isPointed = true), true)

  return {
    /** Sets the elements in reading order. */
    setOrder: (elements: readonly SVGGElement[]) => {
      const kept = stop !== undefined && elements.includes(stop) ? stop : nearest(order, elements, stop)
      // What had the focus is gone: its neighbour takes it.
      const isLost = holder !== undefined && !elements.includes(holder) && document.activeElement === document.body
      order = elements
      for (const element of elements) element.setAttribute('tabindex', '-1')
      setStop(kept)
      if (isLost) (kept ?? svg).focus({ preventScroll: true })
    },
    focus,
  }
}
