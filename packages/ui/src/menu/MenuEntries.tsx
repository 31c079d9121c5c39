import { MenuSection, Separator } from 'react-aria-components/Menu'
import { MenuEntry } from './MenuEntry.js'
import type { MenuAction, MenuItem } from './MenuItem.js'

/** Consecutive on-off entries, or alternatives of one choice: a section of their own, because selection belongs to a section. */
interface Checks {
  id: string
  choice: string | undefined
  checks: MenuAction[]
}

const group = (items: readonly MenuItem[]): (MenuItem | Checks)[] => {
  const groups: (MenuItem | Checks)[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (item.separator || item.checked === undefined) groups.push(item)
    else if (last && 'checks' in last && last.choice === item.choice) last.checks.push(item)
    else groups.push({ id: `checks-${item.id}`, choice: item.choice, checks: [item] })
  }
  return groups
}

/** Props of `MenuEntries`. */
export interface MenuEntriesProps {
  /** What the menu offers. */
  items: readonly MenuItem[]
}

/** The entries of a menu, for the inside of a React Aria menu: `Menu` and `ContextMenu` share them. */
export function MenuEntries({ items }: MenuEntriesProps) {
  return group(items).map((entry) => {
    if ('checks' in entry) {
      return (
        <MenuSection
          key={entry.id}
          id={entry.id}
          selectionMode={entry.choice === undefined ? 'multiple' : 'single'}
          disallowEmptySelection={entry.choice !== undefined}
          shouldCloseOnSelect={false}
          selectedKeys={entry.checks.filter((item) => item.checked).map((item) => item.id)}
        >
          {entry.checks.map((item) => (
            <MenuEntry key={item.id} id={item.id} item={item} />
          ))}
        </MenuSection>
      )
    }
    if (entry.separator) return <Separator key={entry.id} className="emb-menu-separator" />
    return <MenuEntry key={entry.id} id={entry.id} item={entry} />
  })
}
