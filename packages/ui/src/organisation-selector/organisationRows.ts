import { matchRanges, searchTokens } from '../highlight/Highlight.js'
import type { OrganisationOption } from './OrganisationSelector.js'

/** A line of the list: a heading, or an organisation with its place among the options. */
export type OrganisationRow =
  | { kind: 'heading'; key: 'recent' | 'all' }
  | { kind: 'option'; key: string; organisation: OrganisationOption; place: number }

/**
 * The lines for a search text: those that have all of its words, in their order. While nothing is typed the recent ones stand
 * above all, each under its heading; unknown recent ids are left out.
 */
export function organisationRows(
  organisations: readonly OrganisationOption[],
  recent: readonly string[],
  text: string,
): OrganisationRow[] {
  const tokens = searchTokens(text)
  if (tokens.length > 0) {
    return organisations
      .filter(({ title }) => tokens.every((token) => matchRanges(title, [token]).length > 0))
      .map((organisation, place) => ({ kind: 'option', key: organisation.id, organisation, place }))
  }
  const wanted = new Set(recent)
  const found = new Map(organisations.filter(({ id }) => wanted.has(id)).map((one) => [one.id, one]))
  const lately = [...wanted].flatMap((id) => found.get(id) ?? [])
  const rows: OrganisationRow[] = []
  if (lately.length > 0) rows.push({ kind: 'heading', key: 'recent' })
  for (const [place, organisation] of lately.entries()) {
    rows.push({ kind: 'option', key: `recent ${organisation.id}`, organisation, place })
  }
  if (lately.length > 0) rows.push({ kind: 'heading', key: 'all' })
  for (const [index, organisation] of organisations.entries()) {
    rows.push({ kind: 'option', key: organisation.id, organisation, place: lately.length + index })
  }
  return rows
}
