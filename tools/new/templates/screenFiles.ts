import type { Names } from '../names.ts'

/** The list screen. */
export const screenFile = ({
  area,
  one,
  One,
  plural,
  many,
  Many,
  pluralWords,
}: Names): string => `import type { ${One} } from '@embpm/contract'
import { DataTable, useDataTable, type DataColumn, type TableView } from '@embpm/ui/data-table'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import { StatusCircle } from '@embpm/ui/status-circle'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { format${Many}Search, parse${Many}Search } from './${many}Search.js'
import { ${one}Source } from './${one}Source.js'

const route = getRouteApi('/$lang/$orgId/${area}/${plural}')

/** The list of ${pluralWords}. The address holds search, filters, sort, page and size, so a link opens the same view. */
export function ${Many}Screen() {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { orgId } = route.useParams()
  const raw = route.useSearch()
  const navigate = route.useNavigate()
  const [columns, setColumns] = useState<TableView['columns']>()
  const source = useMemo(() => ${one}Source({ client, queryClient, organisation: orgId }), [client, queryClient, orgId])

  const view = useMemo(() => ({ ...parse${Many}Search(raw), columns }), [raw, columns])
  const table = useDataTable<${One}>({
    columns: useColumns(),
    source,
    view,
    onViewChange: (next) => {
      setColumns(next.columns)
      // Typing replaces the entry, so that Back leaves the list instead of taking single letters away.
      void navigate({ search: format${Many}Search(next), replace: next.search !== view.search, resetScroll: false })
    },
  })

  return (
    <Page className="emb-app-list" data-density="compact">
      <Page.Head title={t('${many}.title')} count={table.page?.total} />
      <DataTable.Toolbar table={table} searchLabel={t('${many}.search')} />
      <DataTable.Grid
        table={table}
        aria-label={t('${many}.title')}
        empty={<StateMessage kind="empty" title={t('${many}.emptyTitle')} description={t('${many}.emptyText')} />}
      />
      <DataTable.Pager table={table} />
    </Page>
  )
}

function useColumns(): DataColumn<${One}>[] {
  const { t } = useTranslation()
  return useMemo(() => [
      { id: 'name', header: t('fields.name'), type: 'name', width: 240, pinned: true },
      { id: 'id', header: t('fields.id'), type: 'technical', width: 140 },
      {
        id: 'status',
        header: t('fields.status'),
        type: 'status',
        width: 160,
        cell: ({ status }) => <StatusCircle readOnly checked showLabel status={status} />,
      },
      { id: 'description', header: t('fields.description'), width: 320 },
      { id: 'changedAt', header: t('fields.changedAt'), type: 'date', width: 160 },
      { id: 'changedBy', header: t('fields.changedBy'), width: 160 },
    ], [t])
}
`

/** The list's view in the address. */
export const searchFile = ({
  one,
  Many,
  pluralWords,
}: Names): string => `import { defaultPageSize, maxPageSize, ${one}SortColumns } from '@embpm/contract'
import type { TableView } from '@embpm/ui/data-table'
import * as z from 'zod'
import type { RawSearch } from '../../../shell/searchParams.js'

const whole = (max: number, otherwise: number) => z.coerce.number().int().min(1).max(max).catch(otherwise)

const parameters = z.object({
  q: z.string().max(500).catch(''),
  sort: z
    .string()
    .refine((sort) => ${one}SortColumns.some((column) => column === sort.replace(/^-/, '')))
    .nullable()
    .catch(null),
  page: whole(1_000_000, 1),
  size: whole(maxPageSize, defaultPageSize),
})

/** Reads the view of the list of ${pluralWords} from an address; what does not parse falls back to its default. */
export function parse${Many}Search(raw: RawSearch): TableView {
  const { q, sort, page, size } = parameters.parse(raw)
  return {
    search: q,
    filters: {},
    sort: sort === null ? null : { column: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' },
    page,
    pageSize: size,
  }
}

/** Writes a view as search parameters; what equals its default is left out. */
export function format${Many}Search({ search, sort, page, pageSize }: TableView): RawSearch {
  return {
    ...(search !== '' && { q: search }),
    ...(sort && { sort: \`\${sort.direction === 'descending' ? '-' : ''}\${sort.column}\` }),
    ...(page !== 1 && { page: String(page) }),
    ...(pageSize !== defaultPageSize && { size: String(pageSize) }),
  }
}
`

/** The rows over the API and the query cache. */
export const sourceFile = ({
  one,
  One,
  many,
  title,
}: Names): string => `import type { Client, ListQuery, ${One} } from '@embpm/contract'
import type { RowSource } from '@embpm/ui/row-source'
import type { QueryClient } from '@tanstack/react-query'

/** What the source needs. */
export interface ${One}SourceOptions {
  client: Client
  queryClient: QueryClient
  /** The organisation whose rows they are. */
  organisation: string
}

/** How long an answer counts as fresh, in ms. */
const freshness = 30_000

/** ${title} as a list or picker asks for them. Equal questions are asked once. */
export function ${one}Source({ client, queryClient, organisation }: ${One}SourceOptions): RowSource<${One}> {
  const list = (query: ListQuery) =>
    queryClient.query({
      queryKey: [organisation, '${many}', 'list', query],
      queryFn: ({ signal }) => client.${many}.list(query, { signal }),
      staleTime: freshness,
    })
  return {
    search: ({ search, sort, offset, limit }) =>
      list({
        ...(search !== '' && { search }),
        ...(sort && { sort: \`\${sort.direction === 'descending' ? '-' : ''}\${sort.column}\` }),
        page: Math.floor(offset / limit) + 1,
        size: limit,
      }),
    async resolve(keys) {
      if (keys.length === 0) return []
      const page = await list({ filter: { id: [...keys] }, size: keys.length })
      return page.rows
    },
  }
}
`

/** The screen's stories: they are its tests. */
export const storyFile = ({
  area,
  family,
  plural,
  Many,
  words,
  prefix,
  title,
}: Names): string => `import { sampleOrganisations } from '@embpm/backend/msw'
import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { http, HttpResponse } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { ${Many}Screen } from './${Many}Screen.js'

const meta = preview.meta({ component: ${Many}Screen })
const address = \`/en/\${sampleOrganisations[0]?.organisationId}/${area}/${plural}\`
const endpoint = '*/api/${family}/${plural}'

export const List = meta.story({ ...at(address) })
export const NoMatch = meta.story({ ...at(\`\${address}?q=nothing-like-this\`) })
export const Empty = meta.story({
  ...at(address),
  beforeEach({ msw }) {
    msw.use(http.get(endpoint, () => HttpResponse.json({ rows: [], total: 0, unfilteredTotal: 0, page: 1, size: 50 })))
  },
})
export const Failing = meta.story({
  ...at(address),
  beforeEach({ msw }) {
    msw.use(http.get(endpoint, () => HttpResponse.json({}, { status: 503 })))
  },
})

List.test('shows the rows of the organisation', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: /^${title}/ })).toBeVisible()
  await expect(await canvas.findByText('${title.slice(0, 1)}${words.slice(1)} 1')).toBeVisible()
})

List.test('finds by tokens in any order', async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), '24 ${words.slice(0, 3)}')
  await expect(await canvas.findByRole('row', { name: /${prefix}-00024/ })).toBeVisible()
  await expect(canvas.getAllByRole('row')).toHaveLength(2)
})
`
