import { useEffect, useRef, type MouseEvent } from 'react'
import { Highlight } from '../highlight/Highlight.js'
import { Link } from '../link/Link.js'
import type { CommandEntry, CommandGroup } from './CommandSource.js'

/** Props of `CommandList`. */
export interface CommandListProps {
  id: string
  label: string
  groups: readonly CommandGroup[]
  /** Number of the entry under the cursor, counted through all groups. */
  active: number
  /** Words to mark. */
  search: string
  onActiveChange: (index: number) => void
  onChoose: (entry: CommandEntry, event: MouseEvent) => void
}

/** The list box of the palette. The focus stays in the search text; the cursor is `aria-activedescendant`. */
export function CommandList({ id, label, groups, active, search, onActiveChange, onChoose }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = document.getElementById(`${id}-${active}`)
    // The first entry's heading should come into view with it.
    if (active === 0) list.current?.parentElement?.scrollTo({ top: 0 })
    else option?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0))
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="emb-command-palette-list">
      {groups.map((group, at) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-of-${group.id}`}>
          <div id={`${id}-of-${group.id}`} role="presentation" className="emb-command-palette-group">
            {group.label}
          </div>
          {group.entries.map((entry, place) => {
            const index = (starts[at] ?? 0) + place
            const option = {
              id: `${id}-${index}`,
              role: 'option',
              tabIndex: -1,
              'aria-selected': index === active,
              className: 'emb-command-palette-entry',
              onClick: (event: MouseEvent) => onChoose(entry, event),
              onPointerMove: () => {
                if (index !== active) onActiveChange(index)
              },
              // The focus stays in the search text.
              onMouseDown: (event: MouseEvent) => event.preventDefault(),
              children: (
                <>
                  <span className="emb-command-palette-icon">{entry.icon}</span>
                  <span className="emb-command-palette-label">
                    <Highlight text={entry.label} search={search} />
                  </span>{' '}
                  {entry.description !== undefined && (
                    <span className="emb-command-palette-description">{entry.description}</span>
                  )}{' '}
                  {entry.shortcut !== undefined && <kbd className="emb-command-palette-shortcut">{entry.shortcut}</kbd>}
                </>
              ),
            }
            return entry.href === undefined ? (
              <div key={entry.id} {...option} />
            ) : (
              <Link key={entry.id} {...option} href={entry.href} />
            )
          })}
        </div>
      ))}
    </div>
  )
}
