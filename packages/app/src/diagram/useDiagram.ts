import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CreateDiagram, Diagram, DiagramElement, Viewbox } from './Diagram.js'
import type { DiagramViewProps } from './DiagramView.js'

type Drawn = Pick<
  DiagramViewProps,
  | 'selected'
  | 'onSelect'
  | 'markers'
  | 'notes'
  | 'ghosts'
  | 'onGhosts'
  | 'viewbox'
  | 'onViewboxChange'
  | 'onOpened'
  | 'onUnreadable'
  | 'clear'
>

interface DiagramOptions<Made extends Diagram> extends Drawn {
  xml: string
  create: CreateDiagram<Made>
  /** Called with the diagram once its first file is drawn, and with `null` when it goes. */
  onMade?: ((diagram: Made | null) => void) | undefined
  /** Name of an element for screen readers; the same function as long as the language is the same. */
  nameOf: (element: DiagramElement) => string
  /** What a button does that shows the inside of an element; the same function as long as the language is the same. */
  openOf: (element: DiagramElement) => string
}

/** Narrower canvases begin without the map. */
const roomForMap = 720

/** px that are free at each side where nothing else is said. */
const edge = 24

/** The scale at which names can still be read: a diagram that is larger begins at its upper left corner. */
const legible = 0.6

const noMarkers: ReadonlyMap<string, string> = new Map()

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Keeps a drawn diagram as its props say. */
export function useDiagram<Made extends Diagram>({
  xml,
  create,
  nameOf,
  openOf,
  selected,
  markers = noMarkers,
  notes = noMarkers,
  ghosts = null,
  viewbox,
  clear,
  ...events
}: DiagramOptions<Made>) {
  const [drawn, setDrawn] = useState<{ host: HTMLElement; diagram: Made } | null>(null)
  const [elements, setElements] = useState<readonly DiagramElement[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [scale, setScale] = useState(1)
  const [mapShown, setMapShown] = useState(false)
  const latest = useRef({ ...events, viewbox, selected })
  const isFirst = useRef(true)
  /** What was told of the view: where it comes back as a prop, the view may have moved on already. */
  const told = useRef(new WeakSet<Viewbox>())
  const placed = useRef<readonly DiagramElement[] | null>(null)
  useEffect(() => {
    latest.current = { ...events, viewbox, selected }
  })

  const attach = useCallback(
    (host: HTMLElement | null) => {
      if (!host) return
      const created = create(host)
      created.listen({
        onSelect: (id) => latest.current.onSelect(id),
        onViewbox: (next) => {
          setScale(next.scale)
          told.current.add(next)
          latest.current.onViewboxChange?.(next)
        },
        onElements: setElements,
      })
      const observer = new ResizeObserver(() => created.resize())
      observer.observe(host)
      isFirst.current = true
      setDrawn({ host, diagram: created })
      setMapShown(host.clientWidth >= roomForMap)
      return () => {
        observer.disconnect()
        latest.current.onMade?.(null)
        created.destroy()
        setDrawn(null)
        setElements(null)
      }
    },
    [create],
  )
  const diagram = drawn?.diagram ?? null

  const file = useMemo(() => ({ xml, attempt }), [xml, attempt])
  useEffect(() => {
    if (!diagram) return
    let gone = false
    const open = async () => {
      try {
        const opened = await diagram.open(file.xml)
        if (gone || !opened) return
        if (isFirst.current && latest.current.viewbox) diagram.setViewbox(latest.current.viewbox)
        else if (isFirst.current) {
          diagram.fit(legible)
          if (latest.current.selected !== null) diagram.reveal(latest.current.selected)
        }
        if (isFirst.current) latest.current.onMade?.(diagram)
        isFirst.current = false
        setElements(opened)
        setProblem(null)
        latest.current.onOpened?.(opened)
      } catch (error) {
        if (gone) return
        setProblem(reasonOf(error))
        latest.current.onUnreadable?.()
      }
    }
    void open()
    return () => {
      gone = true
    }
  }, [diagram, file])

  const { top = edge, right = edge, bottom = edge, left = edge } = clear ?? {}
  useEffect(() => diagram?.keepFree({ top, right, bottom, left }), [diagram, top, right, bottom, left])
  useEffect(() => {
    if (elements) diagram?.select(selected)
  }, [diagram, elements, selected])
  useEffect(() => diagram?.mark(markers), [diagram, markers])
  useEffect(() => {
    diagram?.name((element) => [nameOf(element), notes.get(element.id)].filter(Boolean).join(', '), openOf)
  }, [diagram, nameOf, openOf, notes])
  useLayoutEffect(() => {
    const isDrawnAnew = placed.current !== elements
    placed.current = elements
    if (viewbox && elements && (isDrawnAnew || !told.current.has(viewbox))) diagram?.setViewbox(viewbox)
  }, [diagram, elements, viewbox])
  useEffect(() => {
    if (!diagram || !elements) return
    let gone = false
    const draw = async () => {
      try {
        const old = await diagram.drawGhosts(ghosts, nameOf)
        if (!gone && old) latest.current.onGhosts?.(old)
      } catch (error) {
        if (!gone) setProblem(reasonOf(error))
      }
    }
    void draw()
    return () => {
      gone = true
    }
  }, [diagram, elements, ghosts, nameOf])

  return {
    /** Ref of the element that it is drawn in. */
    attach,
    host: drawn?.host ?? null,
    diagram,
    elements,
    problem,
    retry: () => setAttempt((count) => count + 1),
    scale,
    mapShown,
    setMapShown,
  }
}
