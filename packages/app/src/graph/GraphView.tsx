import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { StateMessage } from '@embpm/ui/state-message'
import { Fragment, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DiagramSkeleton } from '../diagram/DiagramSkeleton.js'
import { DiagramTools } from '../diagram/DiagramTools.js'
import type { GraphEdge, GraphLayout, GraphPoint, GraphShape } from './GraphLayout.js'
import { GraphEdges } from './GraphEdges.js'
import { readingOrder, stepFrom, type GraphStep } from './graphOrder.js'
import type english from './text/en.json'
import { useGraphLayout } from './useGraphLayout.js'
import { useGraphZoom } from './useGraphZoom.js'
import './styles.css'

type Words = typeof english

declare module '../text/Text.js' {
  interface Text extends Words {}
}

/** A node of a graph: a card that leads to what it stands for. */
export interface GraphNode extends GraphShape {
  href: string
  /** What it shows. Its text is its name. */
  content: ReactNode
  /** It is what the page is about. */
  current?: boolean
  /** What it stands for does not exist: its border is dashed. Its content says so, too. */
  absent?: boolean
}

/** What the space bar does with the node that has the focus, and a button at each node for who has no keyboard. */
export interface GraphSpace {
  /** How that is said: "Space makes it the centre." */
  help: string
  onPress: (id: string) => void
  /** Accessible name of the button of a node; `null` for a node with which it does nothing else than a click. */
  button: (id: string) => string | null
  /** Glyph of the buttons, 14 px. */
  icon: ReactNode
}

/** Props of `GraphView`. */
export interface GraphViewProps {
  /** Accessible name, such as what is connected. */
  label: string
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
  /** What the columns of the nodes are called, in their order. Default: columns have no names. */
  columns?: readonly string[]
  /** What else can be done where it cannot be laid out, such as to show a list. */
  failedActions?: ReactNode
  /** What the space bar does with the node that has the focus, and a button at it. Default: nothing. */
  space?: GraphSpace
}

/**
 * Nodes and what connects them. It is laid out in a worker. The nodes are links in reading order, and one stop of the Tab key: arrows
 * go along the edges and through columns. Plus and minus zoom, 0 shows all; it scrolls, and is moved by dragging. On phones
 * show a list in its place.
 */
export function GraphView({ label, nodes, edges, columns, failedActions, space }: GraphViewProps) {
  const { t } = useTranslation()
  const { layout, isFailed, retry } = useGraphLayout(nodes, edges)
  if (isFailed)
    return (
      <div className="emb-graph">
        <StateMessage
          kind="error"
          headingLevel={3}
          title={t('graph.failed')}
          actions={
            <>
              <Button onPress={retry}>{t('states.retry')}</Button>
              {failedActions}
            </>
          }
        />
      </div>
    )
  if (!layout)
    return (
      <div className="emb-graph" role="status" aria-label={t('graph.loading')}>
        <DiagramSkeleton />
      </div>
    )
  return <LaidGraph label={label} nodes={nodes} edges={edges} columns={columns} layout={layout} space={space} />
}

function LaidGraph({
  label,
  nodes,
  edges,
  columns = [],
  layout,
  space,
}: Omit<GraphViewProps, 'failedActions'> & { layout: GraphLayout }) {
  const { t } = useTranslation()
  const helpId = useId()
  const root = useRef<HTMLDivElement>(null)
  const { scroller, scale, zoomIn, zoomOut, actualSize, fit, onKey } = useGraphZoom(
    layout,
    middleOf(
      nodes.find(({ current }) => current),
      layout,
    ),
  )
  const [focused, setFocused] = useState<string | null>(null)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  // What has come since the layout stands there once that knows it.
  const shown = readingOrder(layout).flatMap((id) => byId.get(id) ?? [])
  const stop = byId.get(focused ?? '') ?? shown.find(({ current }) => current) ?? shown[0]

  const focusOn = (id: string) => root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (onKey(event.key)) return event.preventDefault()
    const from = event.target instanceof Element && event.target.closest('[data-node]')?.getAttribute('data-node')
    if (typeof from !== 'string') return
    if (event.key === ' ' && space) {
      event.preventDefault()
      return space.onPress(from)
    }
    const ends = { Home: shown[0]?.id, End: shown.at(-1)?.id }[event.key]
    const step = stepOfKey(event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
    const to = ends ?? (step && stepFrom(layout, edges, from, step))
    if (step || ends !== undefined) event.preventDefault()
    if (to) focusOn(to)
  }
  const onButton = (id: string) => {
    // The button may go, and the focus is not to go with it.
    focusOn(id)
    space?.onPress(id)
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocused(target.closest('[data-node]')?.getAttribute('data-node') ?? focused)

  return (
    <div ref={root} className="emb-graph" role="group" aria-label={label} aria-describedby={helpId}>
      <p id={helpId} hidden>
        {t('graph.help')} {space?.help}
      </p>
      <div ref={scroller} className="emb-graph-scroll" role="presentation" onKeyDown={onKeyDown} onFocus={onFocus}>
        <div
          className="emb-graph-room"
          style={{ inlineSize: layout.width * scale, blockSize: (layout.height + headOf(columns)) * scale }}
        >
          <div className="emb-graph-paper" style={{ inlineSize: layout.width, transform: `scale(${scale})` }}>
            <ColumnNames names={columns} nodes={nodes} layout={layout} />
            <div className="emb-graph-plane" style={{ blockSize: layout.height, insetBlockStart: headOf(columns) }}>
              <GraphEdges layout={layout} edges={edges} />
              {shown.map((node) => (
                <Fragment key={node.id}>
                  <NodeLink node={node} layout={layout} isStop={node.id === stop?.id} />
                  {space && <NodeButton node={node} layout={layout} space={space} onPress={onButton} />}
                </Fragment>
              ))}
            </div>
          </div>
        </div>
      </div>
      <DiagramTools
        scale={scale}
        onZoomIn={zoomIn}
        onZoomOut={zoomOut}
        onActualSize={actualSize}
        onFit={fit}
        target={() => root.current}
      />
    </div>
  )
}

function NodeLink({ node, layout, isStop }: { node: GraphNode; layout: GraphLayout; isStop: boolean }) {
  const { id, href, width, height, content, current, absent } = node
  const { x, y } = layout.nodes.get(id) ?? { x: 0, y: 0 }
  return (
    <Link
      href={href}
      className="emb-graph-node"
      data-node={id}
      tabIndex={isStop ? 0 : -1}
      data-absent={absent ? '' : undefined}
      aria-current={current ? 'page' : undefined}
      draggable={false}
      style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: width, blockSize: height }}
    >
      {content}
    </Link>
  )
}

/** px of a button at a node. */
const buttonSize = 24

/** Does what the space bar does: no stop of the Tab key, for the keyboard has that. */
function NodeButton({
  node: { id, width, height },
  layout,
  space,
  onPress,
}: {
  node: GraphNode
  layout: GraphLayout
  space: GraphSpace
  onPress: (id: string) => void
}) {
  const name = space.button(id)
  const place = layout.nodes.get(id)
  if (name === null || !place) return null
  return (
    <button
      type="button"
      className="emb-graph-button"
      tabIndex={-1}
      aria-label={name}
      title={name}
      style={{
        insetInlineStart: place.x + width - buttonSize - 6,
        insetBlockStart: place.y + (height - buttonSize) / 2,
        inlineSize: buttonSize,
        blockSize: buttonSize,
      }}
      onClick={() => onPress(id)}
    >
      {space.icon}
    </button>
  )
}

/** The middle of a node; the beginning of the graph without one. */
function middleOf(node: GraphNode | undefined, { nodes }: GraphLayout): GraphPoint {
  const place = node && nodes.get(node.id)
  return place ? { x: place.x + node.width / 2, y: place.y + node.height / 2 } : { x: 0, y: 0 }
}

/** px above the nodes that the names of columns take. */
const headOf = (columns: readonly string[]) => (columns.length > 0 ? 28 : 0)

/** What the columns are called, each above its first node. */
function ColumnNames({
  names,
  nodes,
  layout,
}: {
  names: readonly string[]
  nodes: readonly GraphNode[]
  layout: GraphLayout
}) {
  return names.map((name, column) => {
    const places = nodes.flatMap((node) => (node.column === column ? (layout.nodes.get(node.id)?.x ?? []) : []))
    return places.length === 0 ? null : (
      <span key={name} className="emb-graph-column" style={{ insetInlineStart: Math.min(...places) }}>
        {name}
      </span>
    )
  })
}

function stepOfKey(key: string, isRtl: boolean): GraphStep | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  return (key === 'ArrowRight') === isRtl ? 'back' : 'onward'
}
