/** A press on a card that may become a drag. */
export interface CardPress {
  pointerId: number
  /** A finger scrolls until it has rested; a mouse or pen drags once it has travelled. */
  touch: boolean
  /** Where the pointer is, from the corner of the window, in px. */
  x: number
  y: number
}

/** What follows a press. */
export interface CardPointerOptions {
  /** The element that scrolls sideways, with the columns inside. */
  board: HTMLElement
  /** What scrolls up and down near its edges: always the same, or that of the column under the pointer. Default: nothing. */
  rows?: HTMLElement | ((column: Element) => HTMLElement | null)
  /** Names the place in a column at a height of the window, in px. Default: columns have no places. */
  placeAt?: (column: Element, y: number) => string | null
  onStart: () => void
  onMove: (x: number, y: number) => void
  /** Called with the column under the pointer, `null` outside of the columns, and the place in it. */
  onOver: (column: string | null, place: string | null) => void
  /** Called once, with the column that the card was dropped on, or `null`, and the place in it. */
  onEnd: (column: string | null, place: string | null) => void
}

/** Travel in px from which a press is a drag, and rest in ms after which a finger drags. */
const travel = 6
const rest = 400
/** Width of the edges at which a board or column scrolls, and the most it scrolls in a frame, in px. */
const edge = 56
const speed = 18

/** Follows a pressed pointer until it is released, cancelled or Escape is pressed. Returns how to stop. */
export function followPointer(press: CardPress, options: CardPointerOptions) {
  const { board, rows, placeAt, onStart, onMove, onOver, onEnd } = options
  const controller = new AbortController()
  const { signal } = controller
  let { x, y } = press
  let active = false
  let hovered: Element | null = null
  let over: string | null = null
  let place: string | null = null
  let frame = 0

  const stop = () => {
    controller.abort()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const finish = (column: string | null) => {
    stop()
    onEnd(column, column === null ? null : place)
  }
  const look = () => {
    onMove(x, y)
    const column = document.elementFromPoint(x, y)?.closest('[data-board-column]')
    hovered = column && board.contains(column) ? column : null
    const next = hovered?.getAttribute('data-board-column') ?? null
    const there = (hovered && placeAt?.(hovered, y)) ?? null
    if (next !== over || there !== place) onOver(next, there)
    over = next
    place = there
  }
  const tick = () => {
    const { left, right } = board.getBoundingClientRect()
    const by = pull(x, left, right)
    if (by !== 0) board.scrollBy({ left: by, behavior: 'instant' })
    const scrolled = typeof rows === 'function' ? hovered && rows(hovered) : rows
    if (scrolled) {
      const { top, bottom } = scrolled.getBoundingClientRect()
      const down = pull(y, top, bottom)
      if (down !== 0) scrolled.scrollBy({ top: down, behavior: 'instant' })
    }
    look()
    frame = requestAnimationFrame(tick)
  }
  const start = () => {
    active = true
    onStart()
    tick()
  }
  const timer = press.touch ? setTimeout(start, rest) : undefined

  const prevent = (event: Event) => {
    if (active || press.touch) event.preventDefault()
  }
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== press.pointerId) return
      const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > travel
      x = event.clientX
      y = event.clientY
      if (active) look()
      else if (far && press.touch) finish(null)
      else if (far) start()
    },
    { signal },
  )
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== press.pointerId) return
      // The click that follows is the end of the drag, not a wish to open the card.
      if (active) swallowClick()
      finish(active ? over : null)
    },
    { signal },
  )
  window.addEventListener('pointercancel', () => finish(null), { signal })
  window.addEventListener('blur', () => finish(null), { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !active) return
      event.preventDefault()
      event.stopPropagation()
      finish(null)
    },
    { signal, capture: true },
  )
  window.addEventListener(
    'touchmove',
    (event) => {
      if (active && event.cancelable) event.preventDefault()
    },
    { signal, passive: false },
  )
  window.addEventListener('contextmenu', prevent, { signal })
  window.addEventListener('selectstart', prevent, { signal })
  return stop
}

/** How far to scroll for a pointer near an edge: faster the nearer it is. */
function pull(at: number, start: number, end: number): number {
  const before = Math.min(1, Math.max(0, (start + edge - at) / edge))
  const after = Math.min(1, Math.max(0, (at - end + edge) / edge))
  return Math.round((after - before) * speed)
}

function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true))
}
