import type { NavigationLink } from './NavigationItem.js'

/**
 * The address that a link leads to, with the query of the current address as `queryParamsHandling` says. A part of the page
 * (`#part`) is the link's own.
 * @param current an address or, without a query, anything else
 */
export function itemHref(
  { link, queryParamsHandling }: Pick<NavigationLink, 'link' | 'queryParamsHandling'>,
  current: string,
): string | undefined {
  if (link === undefined || queryParamsHandling === undefined) return link
  const [, path = '', own = '', part = ''] = pieces.exec(link) ?? []
  const [, , here = ''] = pieces.exec(current) ?? []
  return path + (queryParamsHandling === 'preserve' ? here : merged(here, own)) + part
}

/** Path, query and part of an address. */
const pieces = /^([^?#]*)(\?[^#]*)?(#.*)?$/su

function merged(here: string, own: string): string {
  const parameters = new URLSearchParams(here)
  const wins = new URLSearchParams(own)
  for (const name of new Set(wins.keys())) parameters.delete(name)
  for (const [name, value] of wins) parameters.append(name, value)
  const text = parameters.toString()
  return text && `?${text}`
}
