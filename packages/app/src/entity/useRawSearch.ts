import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { RawSearch } from '../shell/searchParams.js'

const rawSearch = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** The search parameters of the page, as texts. */
export function useRawSearch(): RawSearch {
  const search: unknown = useSearch({ strict: false })
  return useMemo(() => rawSearch.safeParse(search).data ?? {}, [search])
}
