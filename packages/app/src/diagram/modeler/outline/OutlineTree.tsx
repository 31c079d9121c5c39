import { scrollToRow, useViewport, useWindow } from '@embpm/ui/row-source'
import { useEffect, useEffectEvent, useId, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../elementWords.js'
import { OutlineRow, type OutlineMarker } from './OutlineRow.js'
import type { OutlineRowData } from './outlineRows.js'
import { RenameInput } from './RenameInput.js'
import { useOutlineKeys, type OutlineKeyActions } from './useOutlineKeys.js'

/** Props of `OutlineTree`. */
export interface OutlineTreeProps extends OutlineKeyActions {
  tree: RefObject<HTMLDivElement | null>
  rows: readonly OutlineRowData[]
  selected: string | null
  markers: ReadonlyMap<string, OutlineMarker> | undefined
  /** Id of the element whose name is being changed. */
  renaming: string | null
  onRenamed: (id: string, name: string | null, byKey: boolean) => void
  /** Buttons of the selected row. */
  buttons: ReactNode
}

/** px of a row where the style sheet does not say it. */
const layout = { rowHeight: 28 }

/** The rows of an outline as an ARIA tree. Only those in sight are in the document. */
export function OutlineTree({
  tree,
  rows,
  selected,
  markers,
  renaming,
  onRenamed,
  buttons,
  ...actions
}: OutlineTreeProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const treeId = useId()
  const viewport = useViewport(tree, layout)
  const drawn = useWindow({ scroller: tree, viewport, count: rows.length })
  const at = rows.findIndex(({ node }) => node.id === selected)

  const textOf = ({ node }: OutlineRowData) =>
    node.isFlow && node.target ? words.shortName(node.target) : words.shortName(node)
  // What is seen of a flow comes first: its own name and what it leads to.
  const nameOf = (row: OutlineRowData) =>
    row.node.isFlow
      ? `${[row.node.name, textOf(row)].filter(Boolean).join(' ')}, ${words.typeOf(row.node.type)}`
      : words.fullName(row.node)
  const labelOf = (row: OutlineRowData) =>
    [nameOf(row), row.node.isDefault && t('outline.default'), markers?.get(row.node.id)?.text]
      .filter(Boolean)
      .join(', ')
  const onKeyDown = useOutlineKeys({
    ...actions,
    rows,
    at,
    page: Math.max(1, Math.floor(viewport.height / viewport.rowHeight) - 1),
    nameOf: textOf,
  })

  const follow = useEffectEvent((row: number) => {
    if (row >= 0) scrollToRow(tree, viewport, { row, count: rows.length })
  })
  useEffect(() => follow(at), [at])

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const { target } = event
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    if (!element || (target instanceof Element && target.closest('button, input'))) return
    const index = Number(element.dataset.row)
    const row = rows[index]
    if (row && target instanceof Element && target.closest('[data-toggle]')) actions.setOpen(row.node.id, !row.isOpen)
    else actions.goTo(index)
  }
  const drawRow = (index: number, key: number | string) => {
    const row = rows[index]
    if (!row) return null
    const { node } = row
    const isSelected = index === at
    const rename = node.id === renaming && (
      <RenameInput
        label={t('outline.fields.name')}
        name={node.name}
        onEnd={(name, byKey) => onRenamed(node.id, name, byKey)}
      />
    )
    return (
      <OutlineRow
        key={key}
        {...row}
        id={`${treeId}-${index}`}
        index={index}
        top={drawn.topOf(index)}
        isSelected={isSelected}
        label={labelOf(row)}
        text={textOf(row)}
        flowName={node.isFlow ? node.name : ''}
        marker={markers?.get(node.id)}
        rename={rename}
        buttons={isSelected ? buttons : null}
      />
    )
  }
  return (
    <div
      ref={tree}
      role="tree"
      className="emb-outline-tree"
      tabIndex={0}
      aria-label={t('outline.title')}
      aria-describedby={`${treeId}-help`}
      aria-activedescendant={at >= 0 ? `${treeId}-${at}` : undefined}
      onKeyDown={onKeyDown}
      onClick={handleClick}
      onFocus={({ target, currentTarget }) => {
        const isFirst = target === currentTarget && selected === null && rows.length > 0
        if (isFirst && target.matches(':focus-visible')) actions.goTo(0)
      }}
    >
      <p id={`${treeId}-help`} hidden>
        {t('outline.help')}
      </p>
      <div role="none" className="emb-outline-rows" style={drawn.style}>
        {drawn.rows.map((index) => drawRow(index, index % Math.max(drawn.rows.length, 1)))}
        {at >= 0 && !drawn.has(at) && drawRow(at, 'cursor')}
      </div>
    </div>
  )
}
