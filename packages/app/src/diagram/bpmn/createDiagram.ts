import type BaseViewer from 'bpmn-js/lib/BaseViewer'
import type { Diagram, DiagramElement, DiagramListener, Ghosts, Insets, Viewbox } from '../Diagram.js'
import { nextScale } from '../nextScale.js'
import { copyDrawing } from './copyDrawing.js'
import { elementKeys, type EditActions } from './elementKeys.js'
import { ghostsOf } from './ghostsOf.js'
import {
  describe,
  isDrawn,
  type Canvas,
  type DrawnElement,
  type ElementRegistry,
  type EventBus,
  type Overlays,
  type Selection,
} from './library.js'
import { loadFonts } from './look.js'
import { readingOrder } from './readingOrder.js'
import './styles.css'

/** The smallest scale at which a diagram is shown. */
const smallest = 0.1

/** px that stay free around a diagram that is fitted. */
const margin = 24

/** px between an element that is brought in sight and the edge. */
const clearance = 48
const around: Insets = { top: clearance, right: clearance, bottom: clearance, left: clearance }

/** Before the library's own listeners, which select by themselves. */
const first = 2000

const round = (value: number) => Math.round(value * 1000) / 1000

/** What draws a diagram. */
export interface Drawer {
  /** A viewer or modeler of bpmn-js in `host`. */
  viewer: BaseViewer
  host: HTMLElement
  /** Makes what reads other files out of sight. */
  makeViewer: (host: HTMLElement) => BaseViewer
  /** Keys of a diagram that is changed; without them it is only looked at. With them a click is left to the library, which selects, edits and drags by itself. */
  edit?: EditActions
}

/** A diagram that is drawn. */
export interface Drawn {
  diagram: Diagram
  /** Does something of which it is not told what it selects: whoever asks for it selects by himself. */
  quietly: <Result>(change: () => Result) => Result
}

/** A diagram drawn by bpmn-js: its viewer or its modeler. */
export function createDiagram({ viewer, host, makeViewer, edit }: Drawer): Drawn {
  const isEdited = edit !== undefined
  const canvas = viewer.get<Canvas>('canvas')
  const registry = viewer.get<ElementRegistry>('elementRegistry')
  const bus = viewer.get<EventBus>('eventBus')
  const overlays = viewer.get<Overlays>('overlays')
  const container = canvas.getContainer()
  const svg = container.querySelector(':scope > svg')
  if (!(svg instanceof SVGSVGElement)) throw new Error('bpmn-js has made no canvas')

  const watchers = new Set<() => void>()
  let listener: DiagramListener = { onSelect: () => undefined, onViewbox: () => undefined, onElements: () => undefined }
  let elements: readonly DiagramElement[] = []
  let markers: ReadonlyMap<string, string> = new Map()
  let nameOf: (element: DiagramElement) => string = ({ name }) => name
  let openOf = nameOf
  /** The file that is to be drawn and the ghosts that are to be, by the number of the call. */
  const calls = { open: 0, ghosts: 0 }
  let drawing: Promise<unknown> = Promise.resolve()
  /** Id of the selected element where only the older file has it. */
  let chosenGhost: string | null = null
  let free: Insets = { top: margin, right: margin, bottom: margin, left: margin }
  let isFitted = false
  let isOpen = false
  let isMoving = false

  const viewbox = (): Viewbox => {
    const { x, y, scale } = canvas.viewbox()
    return { x: round(x), y: round(y), scale: round(scale) }
  }
  /** What the program moves is no move of somebody. */
  const move = (change: () => void) => {
    isMoving = true
    change()
    isMoving = false
  }
  const show = ({ x, y, scale }: Viewbox) => {
    const { width, height } = canvas.getSize()
    if (width > 0 && height > 0) move(() => canvas.viewbox({ x, y, width: width / scale, height: height / scale }))
  }
  const fit = (least = smallest) => {
    const { width, height } = canvas.getSize()
    const { inner } = canvas.viewbox()
    if (width === 0 || height === 0 || inner.width === 0) return
    const room = { width: width - free.left - free.right, height: height - free.top - free.bottom }
    const fitting = Math.min(1, Math.max(smallest, Math.min(room.width / inner.width, room.height / inner.height)))
    const scale = Math.max(least, fitting)
    const startOf = (start: number, size: number, before: number, space: number) =>
      size * scale > space ? start - before / scale : start + size / 2 - (before + space / 2) / scale
    show({
      x: startOf(inner.x, inner.width, free.left, room.width),
      y: startOf(inner.y, inner.height, free.top, room.height),
      scale,
    })
    isFitted = scale === fitting
  }
  const zoom = (scale: number) => void canvas.zoom(scale, 'auto')
  const ghostLayer = () => canvas.getLayer('emb-ghosts', 1)
  const ghostOf = (id: string) => ghostLayer().querySelector<SVGGElement>(`[data-ghost="${CSS.escape(id)}"]`)
  const reveal = (id: string) => {
    if (registry.get(id)) return canvas.scrollToElement(id, { ...around, top: Math.max(clearance, free.top) })
    const [ghost, room] = [ghostOf(id)?.getBoundingClientRect(), container.getBoundingClientRect()]
    if (!ghost) return
    const isInside =
      ghost.left >= room.left && ghost.right <= room.right && ghost.top >= room.top && ghost.bottom <= room.bottom
    if (isInside) return
    canvas.scroll({
      dx: room.left + room.width / 2 - ghost.left - ghost.width / 2,
      dy: room.top + room.height / 2 - ghost.top - ghost.height / 2,
    })
  }
  const keys = elementKeys(svg, {
    select: (id) => listener.onSelect(id),
    reveal,
    pan: (dx, dy) => canvas.scroll({ dx, dy }),
    zoomIn: () => zoom(nextScale(canvas.viewbox().scale, 1)),
    zoomOut: () => zoom(nextScale(canvas.viewbox().scale, -1)),
    fit: () => fit(),
    edit,
  })

  bus.on('canvas.viewbox.changed', first, () => {
    if (!isMoving) isFitted = false
    listener.onViewbox(viewbox())
    for (const onChange of watchers) onChange()
  })
  const choose = (element: DrawnElement | undefined) => {
    const chosen = element?.labelTarget ?? element
    listener.onSelect(chosen && isDrawn(chosen) ? chosen.id : null)
  }
  /** What is replaced is deselected and selected again in one go: only the end of it is told. */
  let isToBeTold = false
  const tellSelection = () => {
    if (isToBeTold) return
    isToBeTold = true
    queueMicrotask(() => {
      isToBeTold = false
      if (!isOpen) return
      const selected = viewer.get<Selection>('selection').get()
      choose(selected.length === 1 ? selected[0] : undefined)
    })
  }
  if (isEdited)
    bus.on<{ newSelection: readonly DrawnElement[] }>('selection.changed', first, ({ newSelection }) => {
      press(newSelection)
      if (!isSelecting) tellSelection()
    })
  else
    bus.on<{ element: DrawnElement; stopPropagation: () => void }>('element.click', first, (event) => {
      event.stopPropagation()
      choose(event.element)
    })

  const press = (selected: readonly DrawnElement[]) => {
    for (const pressed of svg.querySelectorAll('[aria-pressed="true"]')) pressed.setAttribute('aria-pressed', 'false')
    for (const { id } of selected) registry.getGraphics(id)?.setAttribute('aria-pressed', 'true')
  }
  /** Whether somebody other than the library selects just now. */
  let isSelecting = false
  const quietly = <Result>(change: () => Result): Result => {
    const before = isSelecting
    isSelecting = true
    try {
      return change()
    } finally {
      isSelecting = before
    }
  }
  const nameAll = () => {
    for (const element of elements) registry.getGraphics(element.id)?.setAttribute('aria-label', nameOf(element))
    for (const button of container.querySelectorAll('.bjs-drilldown')) {
      const id = button.closest('[data-container-id]')?.getAttribute('data-container-id')
      const element = elements.find((one) => one.id === id)
      if (element) button.setAttribute('title', openOf(element))
    }
  }
  const present = () => {
    const all = registry.getAll()
    const order = readingOrder(all.filter(isDrawn))
    elements = order.map(({ element, lane }) => describe(element, lane))
    for (const label of all.filter(({ type }) => type === 'label'))
      registry.getGraphics(label.id)?.setAttribute('aria-hidden', 'true')
    const graphics = order.flatMap(({ element }) => registry.getGraphics(element.id) ?? [])
    for (const one of graphics) {
      one.setAttribute('role', 'button')
      one.setAttribute('aria-pressed', 'false')
    }
    keys.setOrder(graphics)
    nameAll()
  }
  /** After changes, once all of them are drawn. */
  let isDue = false
  bus.on('commandStack.changed', first, () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      if (!isOpen) return
      present()
      press(viewer.get<Selection>('selection').get())
      listener.onElements(elements)
    })
  })
  const eachWithLabel = (id: string, change: (id: string) => void) => {
    if (registry.get(id)) change(id)
    if (registry.get(`${id}_label`)) change(`${id}_label`)
  }
  const setMarkers = (next: ReadonlyMap<string, string>, verb: 'addMarker' | 'removeMarker') => {
    for (const [id, names] of next)
      for (const name of names.split(' ')) eachWithLabel(id, (one) => canvas[verb](one, `emb-${name}`))
  }

  const markGhost = () => {
    for (const ghost of ghostLayer().querySelectorAll('.emb-chosen')) ghost.classList.remove('emb-chosen')
    if (chosenGhost !== null) ghostOf(chosenGhost)?.classList.add('emb-chosen')
  }

  /** Draws one after the other, so that the last one called is the last one drawn. */
  const inTurn = <Result>(kind: keyof typeof calls, draw: () => Promise<Result>): Promise<Result | null> => {
    const mine = ++calls[kind]
    const isOver = () => mine !== calls[kind]
    const before = drawing
    const run = async () => {
      await before
      if (isOver()) return null
      const result = await draw()
      return isOver() ? null : result
    }
    const done = run()
    drawing = done.catch(() => undefined)
    return done
  }

  const diagram: Diagram = {
    open: (xml) =>
      inTurn('open', async () => {
        await loadFonts(host)
        // What was selected goes with the file before, and nobody has chosen that.
        isSelecting = true
        try {
          await viewer.importXML(xml)
        } finally {
          isSelecting = false
        }
        isOpen = true
        setMarkers(markers, 'addMarker')
        present()
        return elements
      }),
    listen: (next) => {
      listener = next
    },
    select: (id) => {
      const element = id === null ? undefined : registry.get(id)
      const selection = viewer.get<Selection>('selection')
      const isSelected = isEdited && (element ? selection.get().includes(element) : selection.get().length > 1)
      quietly(() => {
        if (!isSelected) selection.select(element ?? null)
      })
      press(selection.get())
      chosenGhost = element ? null : id
      markGhost()
    },
    mark: (next) => {
      setMarkers(markers, 'removeMarker')
      setMarkers(next, 'addMarker')
      markers = next
    },
    name: (next, nextOpen) => {
      nameOf = next
      openOf = nextOpen
      nameAll()
    },
    attach: (id, position, html) => {
      if (!registry.get(id)) return () => undefined
      const overlay = overlays.add(id, { position, html })
      return () => overlays.remove(overlay)
    },
    drawGhosts: (ghosts: Ghosts | null, nameOfGhost) =>
      inTurn('ghosts', async () => {
        if (!ghosts) {
          ghostLayer().replaceChildren()
          return []
        }
        const { nodes, elements: old } = await ghostsOf(host, makeViewer, ghosts, nameOfGhost)
        ghostLayer().replaceChildren(...nodes)
        markGhost()
        return old
      }),
    viewbox,
    setViewbox: (next) => {
      const now = viewbox()
      const isSame = Math.abs(now.x - next.x) < 0.5 && Math.abs(now.y - next.y) < 0.5 && now.scale === next.scale
      if (isSame) return
      show(next)
      isFitted = false
    },
    sight: () => {
      const { x, y, width, height } = canvas.viewbox()
      return { x, y, width, height }
    },
    watch: (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
    zoom,
    keepFree: (insets) => {
      free = insets
      if (isFitted) fit()
    },
    fit,
    reveal,
    focus: (id) => keys.focus(registry.getGraphics(id)),
    resize: () => {
      canvas.resized()
      if (isFitted) fit()
    },
    copy: () => {
      const layer = canvas.getActiveLayer()
      if (!layer) throw new Error('There is no drawing to copy')
      return copyDrawing(container, layer, svg.getAttribute('aria-label') ?? '')
    },
    destroy: () => {
      isOpen = false
      calls.open++
      calls.ghosts++
      viewer.destroy()
    },
  }
  return { diagram, quietly }
}
