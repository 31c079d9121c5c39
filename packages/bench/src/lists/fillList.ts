import { importedRow } from '@embpm/contract'
import * as z from 'zod/mini'
import type { World } from '../load/createWorld.ts'

/** A list that is measured, and where its rows come from. */
export interface MeasuredList {
  /** Path of its page below the organisation. */
  page: string
  /** Path of its endpoints below the API. */
  api: string
  /** The column that names a row. */
  name: string
  /** Its columns that people give, all others are the server's; `undefined` of a list that has its rows from elsewhere. */
  given: readonly string[] | undefined
  /** A filter of it that keeps a part of the rows, as a query. */
  filter: string
  /** A word that some of its rows have. */
  search: string
  /** A letter or digit that some of its rows have, and others do not. */
  key: string
  /** What is written so that the list shows something else: a text of the entities of an endpoint. */
  written: { api: string; field: string }
}

/** Rows of one request, which takes no more. */
const batch = 1000

const page = z.object({ total: z.int(), rows: z.array(z.record(z.string(), z.unknown())) })

/** Imports rows like those of the sample until a list has so many. */
export async function fillList({ call }: World, list: MeasuredList, count: number): Promise<void> {
  const { given: columns } = list
  if (!columns) return
  const { total, rows: patterns } = page.parse(await call('GET', `${list.api}?size=100`))
  for (let first = total; first < count; first += batch) {
    const rows = Array.from({ length: Math.min(batch, count - first) }, (_, index) => {
      const pattern = patterns[(first + index) % patterns.length] ?? {}
      const given = Object.fromEntries(columns.map((column) => [column, pattern[column]]))
      return { ...given, [list.name]: `${String(pattern[list.name])} ${first + index}` }
    })
    const results = z.array(importedRow).parse(await call('POST', `${list.api}/import`, { mode: 'write', rows }))
    const refused = results.find(({ action }) => action !== 'create')
    if (refused) throw new Error(`${list.api}: a row was not created: ${JSON.stringify(refused)}`)
  }
}
