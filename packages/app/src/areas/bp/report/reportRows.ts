import { conditionTest } from '@embpm/calendar/condition-test'
import { coverageKinds, type CoverageKind, type ProcessReportRow } from '@embpm/contract/process-report'
import type { RevisionState } from '@embpm/contract/revision'
import { conditionKinds } from './reportColumnFacts.js'

/** What became of the model of a process; `none` where nobody has drawn it. */
export const modelStates = ['none', 'draft', 'review', 'published', 'archived'] as const satisfies readonly (
  | RevisionState
  | 'none'
)[]

/** What became of the model of a process. */
export type ModelState = (typeof modelStates)[number]

/** How far a model has come, in per cent: a third of the way with each state. What was archived counts no more. */
const modelShares: Readonly<Record<ModelState, number>> = {
  none: 0,
  draft: 33,
  review: 67,
  published: 100,
  archived: 0,
}

/** Shares of steps that are covered, in per cent; `null` where there are no steps. */
type Shares = Readonly<Record<CoverageKind, number | null>>

/** A process as the tables of the report show it: each column is a property of that name. */
export interface ReportRow extends Shares {
  id: string
  name: string
  code: string
  /** Code and name of the process of the first level that it belongs to. */
  area: string
  /** As text, by which filters know it. */
  level: string
  class: string
  owner: string
  status: ProcessReportRow['status']
  state: ModelState
  /** How far the model has come, in per cent. */
  model: number
  /** Share of steps that link to any object. */
  linked: number | null
  problems: number
  /** How many steps it has. */
  steps: number
  /** As the server answered it. */
  source: ProcessReportRow
}

/**
 * A part of a whole in per cent; `null` of nothing. 100 only where all is there and 0 only where nothing is, so that no figure
 * hides what is left to do.
 */
export function shareOf(part: number, whole: number): number | null {
  if (whole === 0) return null
  if (part === 0 || part === whole) return part === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((part / whole) * 100)))
}

/** What the tables of the report show of a process. */
export function reportRow(source: ProcessReportRow): ReportRow {
  const { id, name, code, area, level, owner, status, steps, problems, covered } = source
  const state = source.model?.state ?? 'none'
  return {
    ...each((kind) => shareOf(covered[kind], steps)),
    id,
    name,
    code,
    area: `${area.code} ${area.name}`,
    level: String(level),
    class: source.class ?? '',
    owner,
    status,
    state,
    model: modelShares[state],
    linked: shareOf(source.linked, steps),
    problems,
    steps,
    source,
  }
}

/** How well a share is doing: amber below 70, red below 40. Source: look/wave2/processes.md, m report. */
export const toneOf = (share: number): 'good' | 'fair' | 'poor' => (share < 40 ? 'poor' : share < 70 ? 'fair' : 'good')

/** From where each step of the scale of the heat table begins, in per cent; below the first one nothing is covered. */
export const heatFrom = [1, 25, 50, 75, 95] as const

/** Which step of the scale a share is on, from 1; 0 for nothing, and where there is nothing to be covered. */
export const heatOf = (share: number | null): number => heatFrom.filter((from) => (share ?? 0) >= from).length

/** The figures above the portfolio. */
export interface ReportSummary {
  processes: number
  /** How many processes have each status; those that none has are left out. */
  statuses: ReadonlyMap<ReportRow['status'], number>
  published: number
  steps: number
  /** Steps that exactly one role answers for. */
  accountable: number
  linked: number
  problems: number
  /** Processes in which there are problems. */
  withProblems: number
}

/** Adds up what rows say. */
export function summaryOf(rows: readonly ReportRow[]): ReportSummary {
  const sum = (valueOf: (row: ReportRow) => number) => rows.reduce((total, row) => total + valueOf(row), 0)
  const statuses = new Map<ReportRow['status'], number>()
  for (const { status } of rows) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  return {
    processes: rows.length,
    statuses,
    published: rows.filter(({ state }) => state === 'published').length,
    steps: sum(({ steps }) => steps),
    accountable: sum(({ source }) => source.covered.roles),
    linked: sum(({ source }) => source.linked),
    problems: sum(({ problems }) => problems),
    withProblems: rows.filter(({ problems }) => problems > 0).length,
  }
}

/** The rows that meet the conditions on some columns. */
export function narrowed(
  rows: readonly ReportRow[],
  filters: Readonly<Record<string, readonly string[]>>,
  columns: readonly (keyof ReportRow)[],
): readonly ReportRow[] {
  const tests = columns.flatMap((column) => {
    const test = conditionTest(filters[column] ?? [], conditionKinds[column] ?? 'choice')
    return test ? [(row: ReportRow) => test(row[column])] : []
  })
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
}

function each<T>(valueOf: (kind: CoverageKind) => T): Record<CoverageKind, T>
function each<T>(valueOf: (kind: CoverageKind) => T): Record<string, T> {
  return Object.fromEntries(coverageKinds.map((kind) => [kind, valueOf(kind)]))
}
