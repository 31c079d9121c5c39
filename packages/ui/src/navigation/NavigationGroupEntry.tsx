import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { holds, type NavigationGroup } from './NavigationItem.js'
import type { RenderItems } from './NavigationItemsProps.js'

interface NavigationGroupEntryProps {
  group: NavigationGroup
  currentId: string | undefined
  current: string
  rail: boolean
  renderItems: RenderItems
}

/** A titled group. One that collapses is open whenever the current page is in it. */
export function NavigationGroupEntry({ group, currentId, current, rail, renderItems }: NavigationGroupEntryProps) {
  const id = useId()
  const { title, children = [], collapsible = false, defaultCollapsed = false } = group
  const holdsCurrent = holds(children, currentId)
  const [open, setOpen] = useState(!defaultCollapsed || holdsCurrent)
  const [lastId, setLastId] = useState(currentId)
  if (currentId !== lastId) {
    setLastId(currentId)
    if (holdsCurrent) setOpen(true)
  }
  const shown = open || !collapsible || rail
  return (
    <>
      {collapsible && !rail ? (
        <button
          type="button"
          id={id}
          className="emb-navigation-group"
          aria-expanded={open}
          aria-controls={`${id}list`}
          title={title}
          onClick={() => setOpen(!open)}
        >
          <span className="emb-navigation-group-title">{title}</span>
          <ChevronRight className="emb-navigation-chevron" size={14} strokeWidth={1.5} aria-hidden="true" />
        </button>
      ) : (
        <span id={id} className="emb-navigation-group" title={title}>
          {title}
        </span>
      )}
      {shown && renderItems({ id: `${id}list`, items: children, currentId, current, rail, labelledBy: id })}
    </>
  )
}
