import type { ServiceRow } from '@embpm/contract'
import { createRows } from '../data.ts'
import type { Bench, Timing } from './Bench.ts'
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

/** Offers a peer to the harness. Call `markReady` of the result when the page can be used. */
export function registerPeer(spec: PeerSpec, setRows: (rows: ServiceRow[]) => void): { markReady(): void } {
  let pending: Promise<Timing | null> = Promise.resolve(null)
  let frames: (() => Frames) | null = null

  async function measure(event: 'pointerup' | 'keydown', firstId: string, timeout: number): Promise<Timing | null> {
    const limit = performance.now() + timeout
    let start = Number.NaN
    addEventListener(event, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
    const reached = () => {
      const row = Number.isNaN(start) ? null : spec.row(0)
      return row !== null && spec.idOf(row) === firstId && isVisible(row)
    }
    do {
      if (performance.now() > limit) return null
      await nextFrame()
    } while (!reached())
    await nextFrame()
    const paint = performance.now() - start
    if (!spec.complete) return { paint, complete: paint }
    while (!spec.complete()) {
      if (performance.now() > limit) return null
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    return { paint, complete: Math.max(paint, performance.now() - start) }
  }

  const bench: Bench = {
    ready: false,
    async load(count) {
      setRows(createRows(count))
      await nextFrame()
      await nextFrame()
    },
    arm(event, firstId, timeout) {
      pending = measure(event, firstId, timeout)
    },
    result: () => pending,
    centre(target) {
      const box = spec[target]()?.getBoundingClientRect()
      if (!box) return null
      const end = Math.min(box.right, innerWidth)
      return { x: (Math.max(box.left, 0) + end) / 2, y: (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2 }
    },
    startFrames() {
      frames = recordFrames()
    },
    stopFrames: () => frames?.() ?? null,
    toTop() {
      spec.viewport()?.scrollTo({ top: 0, behavior: 'instant' })
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
