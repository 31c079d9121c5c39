import type { NavigationItem, NavigationLink } from './NavigationItem.js'

/**
 * The id of the item that stands for the current page: the one with that id or, for an address, the one whose link is
 * the longest beginning of it by whole path segments. `/services/7` belongs to `/services`, `/services-x` does not.
 */
export function currentItem(items: readonly NavigationItem[], current: string): string | undefined {
  const links = flat(items)
  const path = withoutSearch(current)
  const best = links
    .filter(({ link }) => link !== undefined && isBeginning(withoutSearch(link), path))
    .toSorted((a, b) => withoutSearch(b.link ?? '').length - withoutSearch(a.link ?? '').length)
  return links.find(({ id }) => id === current)?.id ?? best[0]?.id
}

const flat = (items: readonly NavigationItem[]): NavigationLink[] =>
  items.flatMap((item) => {
    if (item.hidden || item.type === 'divider') return []
    const below = flat(item.children ?? [])
    return item.type === 'basic' ? [item, ...below] : below
  })

const withoutSearch = (address: string): string => address.replace(/[?#].*$/su, '').replace(/\/+$/u, '')

const isBeginning = (link: string, path: string): boolean =>
  link !== '' && (path === link || path.startsWith(`${link}/`))
