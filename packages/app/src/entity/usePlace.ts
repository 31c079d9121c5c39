import { useParams, useSearch } from '@tanstack/react-router'
import type { Place } from '../routes/views.js'
import { languageSchema } from '../session/languages.js'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { RawSearch } from '../shell/searchParams.js'

/** Language and organisation that the address names. Throws on pages outside of an organisation. */
export function usePlace(): Place {
  const { lang, orgId } = useParams({ strict: false })
  if (orgId === undefined) throw new Error('usePlace needs a page of an organisation')
  return { language: languageSchema.parse(lang), organisation: orgId }
}

/** Address of the list of a kind of entity, or of the page of one of them. */
export function kindHref({ path }: { path: string }, { language, organisation }: Place, id?: string): string {
  const list = `/${language}/${organisation}${path}`
  return id === undefined ? list : `${list}/${encodeURIComponent(id)}`
}

const rawSearch = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** The search parameters of the page, as texts. */
export function useRawSearch(): RawSearch {
  const search: unknown = useSearch({ strict: false })
  return useMemo(() => rawSearch.safeParse(search).data ?? {}, [search])
}
