import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Box } from './chartLayout.js'

/** Where the chart is: a point of it is drawn at `point * scale + (x, y)`. */
export interface ChartView {
  x: number
  y: number
  scale: number
}

/** The scales between which one can choose. */
const scales = { least: 0.25, most: 2 }
/** What is drawn beside what is in sight, and the grid to which that is rounded, in px of the chart. */
const margin = 256
const grid = 256

const limited = (scale: number) => Math.min(scales.most, Math.max(scales.least, scale))

/** The part of the chart that has to be in the document. */
function windowOf({ x, y, scale }: ChartView, { width, height }: { width: number; height: number }): Box {
  const start = Math.floor((-x / scale - margin) / grid) * grid
  const top = Math.floor((-y / scale - margin) / grid) * grid
  const end = Math.ceil(((width - x) / scale + margin) / grid) * grid
  const bottom = Math.ceil(((height - y) / scale + margin) / grid) * grid
  return { x: start, y: top, width: end - start, height: bottom - top }
}

const isSame = (one: Box, other: Box) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

/** What the view of a chart begins with. */
interface Options {
  bounds: Box
  /** Where it was when it was left; `null` begins with what is at the top. */
  remembered: ChartView | null
  /** What is at the top, which the view begins with. */
  first: Box | undefined
  onChange: (view: ChartView) => void
}

/**
 * Moves and scales a chart. Its layer is moved without React; what has to be in the document is told only when that changes.
 */
export function useChartView({ bounds, remembered, first, onChange }: Options) {
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const view = useRef<ChartView | null>(remembered)
  /** Asked for when it changes, not when the chart moves: the browser would lay the page out for each answer. */
  const size = useRef({ width: 0, height: 0 })
  const [shown, setShown] = useState<Box>({ x: 0, y: 0, width: 0, height: 0 })
  const [scale, setScale] = useState(remembered?.scale ?? 1)
  const latest = useRef({ first, bounds, onChange })
  useLayoutEffect(() => {
    latest.current = { first, bounds, onChange }
  })

  const show = useCallback((next: ChartView) => {
    const { current: box } = frame
    if (!box || !layer.current) return
    view.current = next
    layer.current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`
    const wanted = windowOf(next, size.current)
    setShown((last) => (isSame(last, wanted) ? last : wanted))
    setScale(next.scale)
    latest.current.onChange(next)
  }, [])

  const begin = useCallback(() => {
    const { width } = size.current
    const { first: top = { x: 0, y: 0, width: 0, height: 0 } } = latest.current
    show({ x: width / 2 - (top.x + top.width / 2), y: 24 - top.y, scale: 1 })
  }, [show])

  useLayoutEffect(() => {
    const { current: box } = frame
    if (!box) return
    const resize = () => {
      size.current = { width: box.clientWidth, height: box.clientHeight }
      if (view.current && size.current.width > 0) show(view.current)
      else begin()
    }
    resize()
    const observer = new ResizeObserver(resize)
    observer.observe(box)
    return () => observer.disconnect()
  }, [show, begin])

  const panBy = useCallback(
    (x: number, y: number) => {
      const now = view.current
      if (now) show({ ...now, x: now.x + x, y: now.y + y })
    },
    [show],
  )
  /** Keeps the point of the frame where it is. */
  const zoomTo = useCallback(
    (wanted: number, point?: { x: number; y: number }) => {
      const { current: now } = view
      const { current: box } = frame
      if (!now || !box) return
      const at = point ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
      const next = limited(wanted)
      const by = next / now.scale
      show({ scale: next, x: at.x - (at.x - now.x) * by, y: at.y - (at.y - now.y) * by })
    },
    [show],
  )
  const fit = useCallback(() => {
    const { current: box } = frame
    if (!box) return
    const { bounds: all } = latest.current
    const next = limited(Math.min(1, (box.clientWidth - 48) / all.width, (box.clientHeight - 48) / all.height))
    const isWide = all.width * next > box.clientWidth - 48
    const top = latest.current.first ?? all
    const middle = isWide ? top.x + top.width / 2 : all.x + all.width / 2
    show({ scale: next, x: box.clientWidth / 2 - middle * next, y: 24 - all.y * next })
  }, [show])
  /** Brings a card into sight, as little as has to be. */
  const reveal = useCallback(
    (card: Box) => {
      const { current: now } = view
      const { current: box } = frame
      if (!now || !box) return
      const gap = 24
      const start = card.x * now.scale + now.x
      const top = card.y * now.scale + now.y
      const end = start + card.width * now.scale
      const bottom = top + card.height * now.scale
      const x = start < gap ? gap - start : end > box.clientWidth - gap ? box.clientWidth - gap - end : 0
      const y = top < gap ? gap - top : bottom > box.clientHeight - gap ? box.clientHeight - gap - bottom : 0
      if (x !== 0 || y !== 0) panBy(x, y)
    },
    [panBy],
  )

  useEffect(() => {
    const { current: box } = frame
    if (!box) return
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey) {
        const { left, top } = box.getBoundingClientRect()
        const point = { x: event.clientX - left, y: event.clientY - top }
        zoomTo((view.current?.scale ?? 1) * Math.exp(-event.deltaY / 300), point)
      } else if (event.shiftKey) panBy(-event.deltaY, 0)
      else panBy(-event.deltaX, -event.deltaY)
    }
    // Not by React, whose wheel listeners cannot keep the page from scrolling.
    box.addEventListener('wheel', wheel, { passive: false })
    return () => box.removeEventListener('wheel', wheel)
  }, [panBy, zoomTo])

  return { frame, layer, shown, scale, panBy, zoomTo, fit, reveal }
}
