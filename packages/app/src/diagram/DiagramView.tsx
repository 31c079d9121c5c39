import { Button } from '@embpm/ui/button'
import { lazyPart, useLoaded, type LazyPart } from '@embpm/ui/lazy-part'
import { StateMessage } from '@embpm/ui/state-message'
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { CreateDiagram, Diagram, DiagramElement, Ghosts, Insets, Viewbox } from './Diagram.js'
import { DiagramFind } from './DiagramFind.js'
import { DiagramMap } from './DiagramMap.js'
import { DiagramOverlayPart, type DiagramOverlay } from './DiagramOverlayPart.js'
import { DiagramSkeleton } from './DiagramSkeleton.js'
import { DiagramTools } from './DiagramTools.js'
import { useElementWords } from './elementWords.js'
import { toSvgText } from './exportImage.js'
import { useDiagram } from './useDiagram.js'
import { usePrintCopy } from './usePrintCopy.js'
import { nextScale } from './nextScale.js'
import './styles.css'

/** What a screen can ask of a diagram that is in sight. */
export interface DiagramHandle {
  zoomIn: () => void
  zoomOut: () => void
  /** Shows all of it, at 100 % at most. */
  fit: () => void
  /** Brings an element in sight. */
  reveal: (id: string) => void
  /** Brings an element in sight and gives it the focus. */
  focus: (id: string) => void
  /**
   * The drawing as an SVG file: fixed colours of the light scheme, no style sheet. `toPng` makes a picture of it.
   * `null` where nothing is drawn.
   */
  toSvg: () => string | null
}

/** Props of `DiagramView`. */
export interface DiagramViewProps {
  /** BPMN 2.0 XML; `undefined` while it is loading, `null` where there is none. Another one replaces what is drawn and keeps the view. */
  xml: string | null | undefined
  /** Accessible name of the canvas, such as the name of the process. */
  label: string
  /** Id of the selected element. */
  selected: string | null
  /** Called with the id of what is chosen by pointer or Enter, with `null` for the empty canvas. */
  onSelect: (id: string | null) => void
  /**
   * Id of an element → its markers, apart by spaces: `diff-added`, `diff-removed`, `diff-changed`, `diff-moved`, `path`, `current`,
   * `faded`, `problem-error`, `problem-warning`. Keep the map between renders.
   */
  markers?: ReadonlyMap<string, string>
  /** What is shown at elements. */
  overlays?: readonly DiagramOverlay[]
  /** What screen readers hear of an element besides its kind, name and lane, by id. Keep the map between renders. */
  notes?: ReadonlyMap<string, string>
  /** Elements of an older file that are drawn over this one. Keep the object between renders. */
  ghosts?: Ghosts | null
  /** Called with the elements of the older file once they are drawn. */
  onGhosts?: (elements: readonly DiagramElement[]) => void
  /** What is in sight, so that two diagrams can move together. Default: all of it, until somebody moves it. */
  viewbox?: Viewbox | undefined
  onViewboxChange?: (viewbox: Viewbox) => void
  /** Called with the elements in reading order once a file is drawn. */
  onOpened?: (elements: readonly DiagramElement[]) => void
  /** Said in place of the diagram when its file could not be fetched; `onRetry` asks again. */
  failure?: { onRetry: () => unknown } | null
  /** What is said when a file cannot be read, before the reason, and what can be done besides trying again. */
  problemText?: string
  problemActions?: ReactNode
  /** Called when a file cannot be read. */
  onUnreadable?: () => void
  /** Actions of the state without a diagram. */
  emptyActions?: ReactNode
  /** Whether the overview map can be shown. Default `true`. */
  hasMap?: boolean
  /** Whether the tools of the view are there; a diagram that moves with another one has none. Default `true`. */
  hasTools?: boolean
  /** px at the sides that what floats over the canvas covers: a diagram that is fitted leaves them free. Default 24 each. */
  clear?: Partial<Insets>
  /** Further tools beside those of the view. */
  tools?: ReactNode
  /** What else floats over the canvas. */
  children?: ReactNode
  className?: string
  ref?: Ref<DiagramHandle>
}

const viewer = lazyPart(async () => (await import('./bpmn/createViewer.js')).createViewer)

/** A process diagram to look at: it is moved, zoomed, searched and read out, not changed. It fills the room it is given. */
export const DiagramView = (props: DiagramViewProps) => <DiagramFrame {...props} part={viewer} />

interface DiagramFrameProps<Made extends Diagram> extends DiagramViewProps {
  /** What draws it. */
  part: LazyPart<CreateDiagram<Made>>
  /** Called with what draws once the first file is drawn, and with `null` when it goes. */
  onMade?: (diagram: Made | null) => void
  /** What keys do, for screen readers. Default: those of a diagram to look at. */
  help?: string | undefined
}

/** A diagram, or why there is none. */
export function DiagramFrame<Made extends Diagram>({ failure, part, ...props }: DiagramFrameProps<Made>) {
  const { t } = useTranslation()
  const [hasFailed, setHasFailed] = useState(false)
  const create = useLoaded(part, !hasFailed && !failure, () => setHasFailed(true))
  const { className = '' } = props
  const root = `emb-diagram ${className}`
  const retry = failure?.onRetry ?? (() => setHasFailed(false))
  if (hasFailed || failure)
    return (
      <div className={root}>
        <StateMessage
          kind="error"
          title={t('diagram.failed')}
          actions={<Button onPress={retry}>{t('states.retry')}</Button>}
        />
      </div>
    )
  if (props.xml === null)
    return (
      <div className={root}>
        <StateMessage kind="empty" title={t('diagram.empty')} actions={props.emptyActions} />
      </div>
    )
  if (!create || props.xml === undefined)
    return (
      <div className={root}>
        <DiagramSkeleton />
      </div>
    )
  return <DiagramCanvas {...props} xml={props.xml} create={create} />
}

interface DiagramCanvasProps<Made extends Diagram> extends Omit<
  DiagramFrameProps<Made>,
  'failure' | 'emptyActions' | 'part'
> {
  xml: string
  create: CreateDiagram<Made>
}

function DiagramCanvas<Made extends Diagram>({
  create,
  label,
  onSelect,
  overlays = [],
  help,
  hasTools = true,
  hasMap = hasTools,
  tools,
  children,
  ...props
}: DiagramCanvasProps<Made>) {
  const { t } = useTranslation()
  const words = useElementWords()
  const root = useRef<HTMLDivElement>(null)
  const [finds, setFinds] = useState(false)
  const { attach, host, diagram, elements, problem, retry, scale, mapShown, setMapShown } = useDiagram({
    ...props,
    create,
    nameOf: words.fullName,
    openOf: words.openName,
    onSelect,
  })
  usePrintCopy(host, diagram, elements !== null)

  useEffect(() => {
    const canvas = host?.querySelector('.djs-container > svg')
    if (!canvas) return
    for (const [name, value] of Object.entries({
      role: 'group',
      'aria-label': label,
      'aria-roledescription': t('diagram.kind'),
      'aria-description': help ?? t('diagram.help'),
    }))
      canvas.setAttribute(name, value)
  }, [host, label, help, t])

  const zoomBy = (direction: 1 | -1) => diagram?.zoom(nextScale(diagram.viewbox().scale, direction))
  useImperativeHandle(props.ref, () => ({
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    fit: () => diagram?.fit(),
    reveal: (id) => diagram?.reveal(id),
    focus: (id) => diagram?.focus(id),
    toSvg: () => (diagram && elements ? toSvgText(diagram.copy()) : null),
  }))

  const handleKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    setFinds(true)
  }
  const closeFind = () => {
    setFinds(false)
    host?.querySelector<SVGElement>('.djs-container > svg')?.focus({ preventScroll: true })
  }
  const { className = '' } = props
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+F searches from everywhere inside; the canvas has the role
    <div ref={root} className={`emb-diagram ${className}`} onKeyDown={handleKey}>
      <div ref={attach} className="emb-diagram-canvas" dir="ltr" data-drawn={elements !== null || undefined} />
      {diagram &&
        elements &&
        overlays.map((overlay) => <DiagramOverlayPart key={overlay.id} diagram={diagram} {...overlay} />)}
      {elements === null && problem === null && <DiagramSkeleton />}
      {problem !== null && (
        <div className="emb-diagram-problem">
          <StateMessage
            kind="error"
            title={t('diagram.unreadable')}
            description={[props.problemText, t('diagram.reason', { reason: problem })].filter(Boolean).join(' ')}
            actions={
              <>
                <Button onPress={retry}>{t('states.retry')}</Button>
                {props.problemActions}
              </>
            }
          />
        </div>
      )}
      {diagram && elements && problem === null && (
        <>
          {children}
          {finds && (
            <DiagramFind
              elements={elements}
              onPick={(id) => {
                onSelect(id)
                setFinds(false)
                diagram.focus(id)
              }}
              onClose={closeFind}
            />
          )}
          {hasMap && mapShown && <DiagramMap diagram={diagram} elements={elements} selected={props.selected} />}
          {hasTools && (
            <DiagramTools
              scale={scale}
              onZoomIn={() => zoomBy(1)}
              onZoomOut={() => zoomBy(-1)}
              onActualSize={() => diagram.zoom(1)}
              onFit={() => diagram.fit()}
              onFind={() => setFinds(true)}
              hasMap={hasMap}
              mapShown={mapShown}
              onMapShown={setMapShown}
              target={() => root.current}
            >
              {tools}
            </DiagramTools>
          )}
        </>
      )}
    </div>
  )
}
