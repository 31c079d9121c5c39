import { ChevronDown, ChevronRight, CircleAlert, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { OutlineGlyph } from './OutlineGlyph.js'
import type { OutlineRowData } from './outlineRows.js'

/** What is wrong with an element. */
export interface OutlineMarker {
  severity: 'error' | 'warning'
  /** Said after its name: "No accountable role". */
  text: string
}

/** Props of `OutlineRow`. */
export interface OutlineRowProps extends OutlineRowData {
  id: string
  index: number
  /** Distance from the top, a CSS length. */
  top: string
  isSelected: boolean
  /** What screen readers say of it. */
  label: string
  /** What is written: name or kind; of flows what they lead to. */
  text: string
  /** Of flows: their own name, before what they lead to. */
  flowName: string
  marker: OutlineMarker | undefined
  /** The field in place of its name. */
  rename: ReactNode
  /** Buttons of the selected row. */
  buttons: ReactNode
}

const glyphs = { error: CircleAlert, warning: TriangleAlert }

/** An element of the outline. */
export const OutlineRow = memo(function OutlineRow({ node, marker, ...row }: OutlineRowProps) {
  const { type, trigger, isFlow } = node
  const Marker = marker && glyphs[marker.severity]
  const isBand = type === 'bpmn:Lane' || type === 'bpmn:Participant'
  return (
    <div
      role="treeitem"
      id={row.id}
      className="emb-outline-row"
      data-row={row.index}
      data-kind={isFlow ? 'flow' : isBand ? 'band' : undefined}
      aria-level={node.depth + 1}
      aria-setsize={row.count}
      aria-posinset={row.place}
      aria-expanded={row.isOpen ?? undefined}
      aria-selected={row.isSelected}
      aria-label={row.label}
      style={{ transform: `translateY(${row.top})` }}
    >
      <span className="emb-outline-indent" style={{ inlineSize: `${14 * node.depth}px` }} />
      <span className="emb-outline-toggle" data-toggle={row.isOpen === null ? undefined : ''}>
        {row.isOpen !== null &&
          (row.isOpen ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />)}
      </span>
      <OutlineGlyph type={type} trigger={trigger} />
      {row.rename || (
        <span className="emb-outline-name">
          {row.flowName !== '' && <span className="emb-outline-flow">{row.flowName}</span>} {row.text}
        </span>
      )}
      {Marker && <Marker className="emb-outline-marker" data-severity={marker.severity} size={15} aria-hidden="true" />}
      {!row.rename && row.buttons}
    </div>
  )
})
