import type { EntityName } from '@embpm/contract'
import { useMatches, useParams, useSearch } from '@tanstack/react-router'
import { addressOf, pageAt, pageOfKind, type Place } from '../routes/views.js'
import { languageSchema } from '../session/languages.js'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { RawSearch } from '../shell/searchParams.js'

/** Language, organisation and area that the address names. Throws on pages outside of an organisation. */
export function usePlace(): Place {
  const { lang, orgId } = useParams({ strict: false })
  // That of the page that is shown, not of the one that is on its way.
  const area = useMatches({ select: (matches) => pageAt(matches.at(-1)?.pathname ?? '/')?.page.area })
  if (orgId === undefined) throw new Error('usePlace needs a page of an organisation')
  const language = languageSchema.parse(lang)
  return useMemo(() => ({ language, organisation: orgId, area }), [language, orgId, area])
}

/** Address of the list of a kind of entity, or of the page of one of them. Throws for a kind without pages. */
export function kindHref({ name }: { name: EntityName }, place: Place, id?: string): string {
  const page = pageOfKind(name, place.area)
  if (!page) throw new Error(`There is no page of ${name}`)
  const list = addressOf(page.path, place)
  return id === undefined ? list : `${list}/${encodeURIComponent(id)}`
}

const rawSearch = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** The search parameters of the page, as texts. */
export function useRawSearch(): RawSearch {
  const search: unknown = useSearch({ strict: false })
  return useMemo(() => rawSearch.safeParse(search).data ?? {}, [search])
}
