import { useRef } from 'react'
import { Copy, CornerDownRight, ListPlus, MoveRight, PencilLine, Trash2 } from 'lucide-react'
import { Menu as AriaMenu, Popover } from 'react-aria-components/Menu'
import { useKeys } from '../kbd/useKeys.js'
import { MenuEntries } from '../menu/MenuEntries.js'
import type { MenuItem } from '../menu/Menu.js'
import { useWords } from '../ui-strings/index.js'
import type { TreeEdit } from './useTreeEdit.js'
import { words } from './words.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `TreeMenu`. */
export interface TreeMenuProps {
  edit: TreeEdit
  /** Of the node that it is for. */
  position: number
  /** Where it opens, in px from the top left corner of the tree. */
  x: number
  y: number
  onClose: () => void
}

/** What can be done with a node. In a file of its own that is loaded when a menu is first opened. */
export function TreeMenu({ edit, position, x, y, onClose }: TreeMenuProps) {
  const t = useWords(words)
  const keys = useKeys()
  const anchor = useRef<HTMLSpanElement>(null)
  const moving = edit.cut.size > 0
  const offered = (change: Parameters<TreeEdit['can']>[0], items: MenuItem[]): MenuItem[] =>
    edit.can(change) ? items : []
  const changing = [
    ...offered('rename', [
      {
        id: 'rename',
        label: t('rename'),
        shortcut: 'F2',
        icon: <PencilLine {...glyph} />,
        onAction: () => edit.startRename(position),
      },
    ]),
    ...offered('add', [
      {
        id: 'addChild',
        label: t('addChild'),
        icon: <CornerDownRight {...glyph} />,
        onAction: () => edit.add(position, 'child'),
      },
      {
        id: 'addSibling',
        label: t('addSibling'),
        icon: <ListPlus {...glyph} />,
        onAction: () => edit.add(position, 'sibling'),
      },
    ]),
    ...offered('copy', [
      { id: 'copy', label: t('copy'), icon: <Copy {...glyph} />, onAction: () => edit.copy(position) },
    ]),
    ...offered('move', [
      {
        id: 'move',
        label: t(moving ? 'moveHere' : 'move'),
        shortcut: keys(moving ? 'Ctrl V' : 'Ctrl X'),
        icon: <MoveRight {...glyph} />,
        onAction: () => (moving ? edit.endMove(position) : edit.startMove(position)),
      },
    ]),
  ]
  const deleting = offered('delete', [
    {
      id: 'delete',
      label: t('delete'),
      shortcut: keys('Del'),
      danger: true,
      icon: <Trash2 {...glyph} />,
      onAction: () => edit.remove(position),
    },
  ])
  const line: MenuItem[] = changing.length > 0 && deleting.length > 0 ? [{ id: 'line', separator: true }] : []
  const items = [...changing, ...line, ...deleting]
  return (
    <>
      <span ref={anchor} className="emb-tree-anchor" style={{ left: `${x}px`, top: `${y}px` }} />
      <Popover
        className="emb-menu"
        triggerRef={anchor}
        trigger="MenuTrigger"
        aria-label={t('actions')}
        placement="bottom start"
        offset={2}
        isOpen
        onOpenChange={(open) => !open && onClose()}
      >
        <AriaMenu className="emb-menu-list" aria-label={t('actions')} autoFocus="first" onClose={onClose}>
          <MenuEntries items={items} />
        </AriaMenu>
      </Popover>
    </>
  )
}
