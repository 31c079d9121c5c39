import { Button, IconButton } from '@embpm/ui/button'
import { ContextMenu } from '@embpm/ui/context-menu'
import { Kbd, useKeys } from '@embpm/ui/kbd'
import { Menu, type MenuItem } from '@embpm/ui/menu'
import { SearchField } from '@embpm/ui/search-field'
import { StateMessage } from '@embpm/ui/state-message'
import { Ellipsis, Pencil, Plus, Redo2, Search, Spline, Undo2, X } from 'lucide-react'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../elementWords.js'
import type { Modeler } from '../Modeler.js'
import { closedBeside, isPossible, liesIn } from './aroundSelected.js'
import { KeysButton } from './KeysButton.js'
import { outlineMenu } from './outlineMenu.js'
import type { OutlinePanel } from './OutlinePanel.js'
import { OutlinePanelView } from './OutlinePanelView.js'
import type { OutlineMarker } from './OutlineRow.js'
import { outlineRows } from './outlineRows.js'
import { OutlineTree } from './OutlineTree.js'
import { useOutline } from './useOutline.js'
import { useOutlineActions } from './useOutlineActions.js'
import type { OutlineKeyActions } from './useOutlineKeys.js'

export type { OutlineMarker } from './OutlineRow.js'

/** Props of `ModelerOutline`. */
export interface ModelerOutlineProps {
  /** From `ModelerView`; `null` until it is there. */
  modeler: Modeler | null
  /** Id of the selected element, the same as on the canvas. */
  selected: string | null
  onSelect: (id: string | null) => void
  /** What is wrong, by id: a glyph in the row, and words in its name. Keep the map between renders. */
  markers?: ReadonlyMap<string, OutlineMarker>
  /** At the end of its head, such as the button that folds the pane. */
  headEnd?: ReactNode
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/**
 * A diagram as a list that is edited: pools, lanes, steps, below each what it leads to. All that the canvas does is done here by keys
 * and by buttons, and is said to screen readers.
 */
export function ModelerOutline({ modeler, selected, onSelect, markers, headEnd }: ModelerOutlineProps) {
  const { t, i18n } = useTranslation()
  const keys = useKeys()
  const words = useElementWords()
  const { nodes, canUndo, canRedo } = useOutline(modeler)
  const root = useRef<HTMLDivElement>(null)
  const tree = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [search, setSearch] = useState<string | null>(null)
  const [renaming, setRenaming] = useState<string | null>(null)
  const [panel, setPanel] = useState<(OutlinePanel & { top: number }) | null>(null)
  const [menu, setMenu] = useState<{ of: 'row' | 'context' | 'keys'; items: readonly MenuItem[] } | null>(null)

  const select = (id: string | null) => {
    onSelect(id)
    if (id !== null) modeler?.reveal(id)
  }
  const actions = useOutlineActions(modeler, nodes, onSelect)
  const node = nodes.find(({ id }) => id === selected)

  const open = useMemo(() => closedBeside(closed, nodes, selected), [closed, nodes, selected])
  const wanted = (search ?? '').trim().toLocaleLowerCase(i18n.language)
  const rows = useMemo(() => {
    const matches = (one: (typeof nodes)[number]) =>
      words.fullName(one).toLocaleLowerCase(i18n.language).includes(wanted) && !one.isFlow
    return outlineRows(nodes, open, wanted === '' ? null : matches)
  }, [nodes, open, wanted, words, i18n.language])

  const ask = (next: OutlinePanel) => {
    const frame = root.current?.getBoundingClientRect()
    const row = tree.current?.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
    setPanel({ ...next, top: next.id !== null && frame && row ? row.bottom - frame.top + 4 : 52 })
  }
  const focusTree = () => tree.current?.focus({ preventScroll: true })
  const close = (byKey: boolean) => {
    setPanel(null)
    if (byKey) focusTree()
  }
  const rename = (id: string) => {
    setPanel(null)
    setRenaming(id)
  }
  const addHere = () => {
    if (!node) return ask({ ask: 'in', id: null })
    const isHolder = node.type === 'bpmn:Lane' || node.type === 'bpmn:Participant'
    ask(isHolder ? { ask: 'in', id: node.id } : { ask: 'after', id: node.id })
  }
  const command: OutlineKeyActions['command'] = (key) => {
    if (key === '/') return setSearch('')
    if (key === '?') return setMenu({ of: 'keys', items: [] })
    if (key === 'a') return addHere()
    if (!node) return
    const { id } = node
    const asked = { A: 'before', b: 'attach', c: 'connect', k: 'kind', m: 'lane' } as const
    if (key === 'F2' || key === 'Enter') rename(id)
    else if (key === 'Delete') actions.remove(id)
    else if (modeler && isPossible(modeler, asked[key], id)) ask({ ask: asked[key], id })
    else actions.refuse()
  }

  /** Opens what can be done with an element; that is asked for when somebody wants to know it. */
  const openMenu = (of: 'row' | 'context', at = node) =>
    setMenu(
      modeler && at
        ? { of, items: outlineMenu({ modeler, node: at, actions, t, onAsk: ask, onRename: rename }) }
        : null,
    )
  const addItems: readonly MenuItem[] = [
    { id: 'step', label: t('outline.do.step'), shortcut: 'A', icon: <Plus {...glyph} />, onAction: addHere },
    {
      id: 'pool',
      label: t('outline.do.pool'),
      icon: <Plus {...glyph} />,
      onAction: () => ask({ ask: 'pool', id: null }),
    },
  ]
  const rowMenu = node && (
    <Menu
      aria-label={t('outline.actionsOf', { name: words.lineName(node) })}
      open={menu?.of === 'row'}
      onOpenChange={(isOpen) => (isOpen ? openMenu('row') : setMenu(null))}
      items={menu?.of === 'row' ? menu.items : []}
      trigger={
        <IconButton
          size="s"
          tooltip={false}
          label={t('outline.actionsOf', { name: words.lineName(node) })}
          icon={<Ellipsis {...glyph} />}
        />
      }
    />
  )
  const canAdd = node !== undefined && modeler !== null && modeler.kindsFor({ after: node.id }).length > 0
  const buttons = node && (
    <span className="emb-outline-buttons">
      {canAdd && (
        <IconButton
          size="s"
          tooltip={false}
          label={t('outline.do.after')}
          icon={<Plus {...glyph} />}
          onPress={addHere}
        />
      )}
      {canAdd && !node.isFlow && (
        <IconButton
          size="s"
          tooltip={false}
          label={t('outline.do.connect')}
          icon={<Spline {...glyph} />}
          onPress={() => ask({ ask: 'connect', id: node.id })}
        />
      )}
      {rowMenu}
    </span>
  )
  return (
    <div ref={root} className="emb-outline">
      <div className="emb-outline-head">
        <h2>{t('outline.title')}</h2>
        <span className="emb-outline-count">{nodes.filter(({ isFlow }) => !isFlow).length}</span>
        <IconButton
          size="s"
          label={t('outline.undo')}
          disabled={!canUndo}
          icon={<Undo2 {...glyph} />}
          onPress={actions.undo}
        />
        <IconButton
          size="s"
          label={t('outline.redo')}
          disabled={!canRedo}
          icon={<Redo2 {...glyph} />}
          onPress={actions.redo}
        />
        <IconButton size="s" label={t('outline.search')} icon={<Search {...glyph} />} onPress={() => setSearch('')} />
        <Menu
          aria-label={t('outline.do.step')}
          items={addItems}
          trigger={<IconButton size="s" label={t('outline.do.step')} icon={<Plus {...glyph} />} />}
        />
        {headEnd}
      </div>
      {search !== null && (
        <div className="emb-outline-search">
          <SearchField
            size="s"
            autoFocus
            label={t('outline.search')}
            value={search}
            onValueChange={setSearch}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && search === '') {
                setSearch(null)
                focusTree()
              } else if (event.key === 'Enter' || event.key === 'ArrowDown') {
                event.preventDefault()
                const first = rows.find((row) =>
                  words.fullName(row.node).toLocaleLowerCase(i18n.language).includes(wanted),
                )
                if (first) {
                  select(first.node.id)
                  setSearch(null)
                }
                focusTree()
              }
            }}
          />
          <IconButton
            size="s"
            tooltip={false}
            label={t('outline.closeSearch')}
            icon={<X {...glyph} />}
            onPress={() => {
              setSearch(null)
              focusTree()
            }}
          />
        </div>
      )}
      <ContextMenu
        className="emb-outline-body"
        aria-label={t('outline.actions')}
        items={menu?.of === 'context' ? menu.items : [{ id: 'none', label: t('outline.actions') }]}
        onOpen={(target) => {
          const index = target.closest<HTMLElement>('[data-row]')?.dataset.row
          const row = index === undefined ? undefined : rows[Number(index)]
          if (row) select(row.node.id)
          openMenu('context', row?.node)
        }}
        onOpenChange={(isOpen) => !isOpen && setMenu(null)}
      >
        <OutlineTree
          tree={tree}
          rows={rows}
          selected={selected}
          markers={markers}
          renaming={renaming}
          onRenamed={(id, name, byKey) => {
            setRenaming(null)
            if (name !== null) actions.rename(id, name)
            if (byKey) focusTree()
          }}
          buttons={buttons}
          command={command}
          goTo={(index) => select(rows[index]?.node.id ?? null)}
          setOpen={(id, isOpen) => {
            const next = new Set(open)
            if (isOpen) next.delete(id)
            else next.add(id)
            setClosed(next)
            if (!isOpen && liesIn(nodes, selected, id)) select(id)
          }}
          undo={actions.undo}
          redo={actions.redo}
        />
        {rows.length === 0 && (
          <div className="emb-outline-state">
            <StateMessage kind="empty" title={t(wanted === '' ? 'outline.empty' : 'outline.emptySearch')} />
          </div>
        )}
      </ContextMenu>
      <div className="emb-outline-foot">
        <span>
          <Kbd>A</Kbd> {t('outline.hints.after')}
        </span>
        <span>
          <Kbd>F2</Kbd> {t('outline.hints.rename')}
        </span>
        <span>
          <Kbd>C</Kbd> {t('outline.hints.connect')}
        </span>
        <KeysButton
          open={menu?.of === 'keys'}
          onOpenChange={(isOpen) => setMenu(isOpen ? { of: 'keys', items: [] } : null)}
          keys={keys}
        />
      </div>
      <div className="emb-outline-bar">
        <Button icon={<Plus {...glyph} />} onPress={addHere}>
          {t('outline.do.after')}
        </Button>
        <Button
          icon={<Spline {...glyph} />}
          disabled={!canAdd}
          onPress={() => node && ask({ ask: 'connect', id: node.id })}
        >
          {t('outline.do.connect')}
        </Button>
        <Button icon={<Pencil {...glyph} />} disabled={!node} onPress={() => node && rename(node.id)}>
          {t('outline.do.edit')}
        </Button>
      </div>
      {panel && modeler && (
        <OutlinePanelView
          key={`${panel.ask} ${panel.id}`}
          panel={panel}
          modeler={modeler}
          nodes={nodes}
          actions={actions}
          top={panel.top}
          onClose={close}
        />
      )}
    </div>
  )
}
