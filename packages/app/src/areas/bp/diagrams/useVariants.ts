import type { Revision } from '@embpm/contract/revision'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { rowsQuery } from '../../../entity/entityQueries.js'
import { processKind } from '../processes/processKind.js'
import { processPathQuery, revisionsQuery } from './revisionQueries.js'

/** The most variants of a process that are named. */
const most = 50

/** A process or one of its variants. */
export interface Variant {
  id: string
  code: string
  name: string
  /** `undefined` while it is loading, `null` where nothing of it is published. */
  published: Revision | null | undefined
}

/** A process and what is carried out in its place. */
export interface Variants {
  /** `undefined` while it is loading. */
  main: Variant | undefined
  variants: readonly Variant[]
  /** Whether all of it is known. */
  isReady: boolean
  isError: boolean
  retry: () => Promise<unknown>
}

/** The main process of one and its variants: of a main process itself, or of one that is a variant. `null` asks nothing. */
export function useVariants(mainId: string | null): Variants {
  const { client } = useServices()
  const { organisation } = usePlace()
  const asked = { client, organisation }
  const path = useQuery({ ...processPathQuery(asked, mainId ?? ''), enabled: mainId !== null })
  const list = useQuery({
    ...rowsQuery(processKind, asked, { filter: { variantOfId: [mainId ?? ''] }, sort: 'code', size: most }),
    enabled: mainId !== null,
  })
  const main = path.data?.at(-1)
  const rows = list.data?.rows ?? []
  const all = main && rows.length > 0 ? [main, ...rows] : []
  const revisions = useQueries({ queries: all.map(({ id }) => revisionsQuery(asked, id)) })
  const [first, ...others] = all.map(({ id, code, name }, index): Variant => {
    const found = revisions[index]?.data
    return { id, code, name, published: found && (found.find(({ state }) => state === 'published') ?? null) }
  })
  const queries = [path, list, ...revisions]
  return {
    main: first ?? (main && { id: main.id, code: main.code, name: main.name, published: undefined }),
    variants: others,
    isReady: queries.every(({ isSuccess }) => isSuccess),
    isError: queries.some(({ isError }) => isError),
    retry: () => Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}

/** What is said of a variant beside its name: what of it is published. */
export function useVariantText() {
  const { t } = useTranslation()
  return ({ published }: Variant): string => {
    if (published === undefined) return ''
    if (published === null) return t('processView.unpublishedTitle')
    const number = t('processView.revision', { number: published.number })
    return `${published.label || number} · ${t('processView.states.published')}`
  }
}
