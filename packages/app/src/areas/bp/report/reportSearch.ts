import { entityName, type EntityName } from '@embpm/contract'
import { coverageKinds, type CoverageKind } from '@embpm/contract/process-report'
import { emptyView, type TableView } from '@embpm/ui/data-table'
import * as z from 'zod/mini'
import { formatListSearch, parseListSearch } from '../../../entity/listSearch.js'
import { readSearch } from '../../../shell/readSearch.js'
import type { RawSearch } from '../../../shell/searchParams.js'
import { reportColumns } from './reportColumnFacts.js'
import { firstTab, reportTabNames, type ReportTabName } from './reportTabNames.js'

const id = z.string().check(z.minLength(1), z.maxLength(64))

const parameters = {
  tab: z.enum(reportTabNames),
  process: id,
  of: z.enum(coverageKinds),
  kind: entityName,
  id,
}

const isOwn = (name: string) => Object.hasOwn(parameters, name)

/** What an address asks the report to show. */
export interface ReportView {
  tab: ReportTabName
  /** Id of the process that is looked at more closely; `null` for all of them. */
  process: string | null
  /** Of which kind of cover the steps of that process are shown; `null` for all. */
  of: CoverageKind | null
  /** The object whose uses are shown: its kind, and its id. */
  kind: EntityName | null
  id: string | null
  /** Search, filters, sort order and columns of the tables. */
  table: TableView
}

/** Reads an address; what it could not follow is named in `ignored`. */
export function parseReportSearch(raw: RawSearch): { view: ReportView; ignored: readonly string[] } {
  const part = (own: boolean) => Object.fromEntries(Object.entries(raw).filter(([name]) => isOwn(name) === own))
  const { values, ignored } = readSearch(part(true), parameters)
  const { tab = firstTab, process = null, of = null, kind = null, id: object = null } = values
  const table = parseListSearch(reportColumns[tab], part(false))
  return {
    view: {
      tab,
      process,
      of: process === null ? null : of,
      kind,
      id: kind === null ? null : object,
      table: table.view,
    },
    ignored: [...ignored, ...table.ignored],
  }
}

/** Writes what is shown as search parameters; what equals its default is left out. */
export const formatReportSearch = ({ tab, process, of, kind, id: object, table }: ReportView): RawSearch => ({
  ...(tab !== firstTab && { tab }),
  ...(process !== null && { process }),
  ...(process !== null && of !== null && { of }),
  ...(kind !== null && { kind }),
  ...(kind !== null && object !== null && { id: object }),
  ...formatListSearch(reportColumns[tab], table),
})

/** The report as another of its tabs shows it: which processes are looked at stays, what is of the one tab goes. */
export const onTab = ({ table }: ReportView, tab: ReportTabName): ReportView => ({
  tab,
  process: null,
  of: null,
  kind: null,
  id: null,
  table: {
    ...emptyView,
    search: table.search,
    filters: Object.fromEntries(
      Object.entries(table.filters).filter(([column]) => reportColumns[tab].filterColumns.includes(column)),
    ),
  },
})
