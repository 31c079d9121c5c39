import type { Bench, Closing, Goal, Target, Timing } from './Bench.ts'
import { recordFrames, type Frames } from './recordFrames.ts'
import type { PeerSpec } from './PeerSpec.ts'

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

function isVisible(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0
  )
}

/**
 * Offers a peer to the harness. `load` makes so many rows or nodes and gives them to the page, `drop` takes
 * them out of it without forgetting them, `renew` gives it the same in another list. Call `markReady` of the
 * result when the page can be used.
 */
export function registerPeer(
  spec: PeerSpec,
  { load, drop, renew }: { load: (count: number) => void; drop?: () => void; renew: () => void },
): { markReady(): void } {
  let closing: Promise<Closing | null> = Promise.resolve(null)
  let pending: Promise<Timing | null> = Promise.resolve(null)
  let frames: (() => Frames) | null = null

  async function measure(event: 'pointerup' | 'keydown', goal: Goal, timeout: number): Promise<Timing | null> {
    const limit = performance.now() + timeout
    let start = Number.NaN
    addEventListener(event, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
    const reached = () => {
      const row = Number.isNaN(start) ? null : spec.row(goal.row)
      if (row === null || spec.idOf(row) !== goal.id || !isVisible(row)) return false
      return goal.selected !== true || spec.isSelected?.(row) === true
    }
    do {
      if (performance.now() > limit) return null
      await nextFrame()
    } while (!reached())
    await nextFrame()
    const paint = performance.now() - start
    if (paint > timeout) return null
    if (!spec.complete) return { paint, complete: paint }
    while (!spec.complete()) {
      if (performance.now() > limit) return null
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    return { paint, complete: Math.max(paint, performance.now() - start) }
  }

  async function measureClosing(timeout: number): Promise<Closing | null> {
    const limit = performance.now() + timeout
    let start = Number.NaN
    let value = Number.NaN
    addEventListener('pointerup', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
    do {
      if (performance.now() > limit) return null
      await nextFrame()
      if (Number.isNaN(value) && spec.value?.() !== '') value = performance.now() - start
    } while (Number.isNaN(start) || Number.isNaN(value) || spec.isOpen?.() !== false)
    await nextFrame()
    return { value, gone: performance.now() - start }
  }

  function find(target: Target, index: number): Element | null {
    if (target !== 'label') return spec[target]?.() ?? null
    const row = spec.row(index)
    return row ? (spec.label?.(row) ?? null) : null
  }

  const bench: Bench = {
    ready: false,
    async load(count) {
      load(count)
      await nextFrame()
      await nextFrame()
    },
    async arm(event, goal, timeout) {
      pending = measure(event, goal, timeout)
      await nextFrame()
    },
    result: () => pending,
    async armClosing(timeout) {
      closing = measureClosing(timeout)
      await nextFrame()
    },
    closing: () => closing,
    centre(target, row = 0) {
      const box = find(target, row)?.getBoundingClientRect()
      if (!box) return null
      const end = Math.min(box.right, innerWidth)
      return { x: (Math.max(box.left, 0) + end) / 2, y: (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2 }
    },
    startFrames() {
      frames = recordFrames()
    },
    stopFrames(distance) {
      const recorded = frames?.()
      const viewport = spec.viewport()
      if (!recorded || !viewport) return null
      const { scrollTop, scrollHeight, clientHeight } = viewport
      // A wheel's last step may fall short by a little.
      return { ...recorded, moved: scrollTop > Math.min(distance, scrollHeight - clientHeight) * 0.95 }
    },
    toTop() {
      spec.viewport()?.scrollTo({ top: 0, behavior: 'instant' })
    },
    async drop() {
      drop?.()
      await nextFrame()
      await nextFrame()
    },
    async renew() {
      renew()
      await nextFrame()
      await nextFrame()
    },
    async buildIndex() {
      await spec.buildIndex?.()
    },
  }
  window.bench = bench
  return {
    markReady() {
      void nextFrame()
        .then(nextFrame)
        .then(() => (bench.ready = true))
    },
  }
}
