import type { ConditionKind } from '@embpm/calendar/condition'
import { lifecycleStatuses } from '@embpm/contract'
import { coverageKinds } from '@embpm/contract/process-report'
import { processClasses, processLevels } from '@embpm/contract/process'
import type { SearchedKind } from '../../../entity/listSearch.js'
import type { EntityField } from '../../../entity/EntityField.js'
import type { ReportTabName } from './reportTabNames.js'

const states = ['none', 'draft', 'review', 'published', 'archived']
const levels = processLevels.map((_, index) => String(index + 1))
const figures = ['model', 'linked', 'problems', 'steps', ...coverageKinds]
const texts = ['area', 'owner', 'status', 'state', 'class', 'level', 'code']

/** What the conditions on the figures can say; all other columns are choices. */
export const conditionKinds: Readonly<Record<string, ConditionKind>> = {
  code: 'text',
  ...Object.fromEntries(figures.map((column) => [column, 'number'])),
}

const choice = (label: EntityField['label'], values: readonly string[]): EntityField => ({
  kind: 'choice',
  label,
  choices: { values },
})

const fields = {
  status: choice('status', lifecycleStatuses),
  state: choice('status', states),
  class: choice('class', processClasses),
  level: choice('level', levels),
}

/** Which parameters the address of a table of the report knows. */
export type ReportColumns = Pick<SearchedKind<never>, 'fields' | 'sortColumns' | 'filterColumns' | 'conditionKinds'>

const withFigures = (...shown: readonly string[]): ReportColumns => ({
  fields,
  sortColumns: ['name', ...texts, ...shown],
  filterColumns: [...texts, ...shown],
  conditionKinds,
})

const none: ReportColumns = { fields: {}, sortColumns: [], filterColumns: [], conditionKinds: {} }

/** Which parameters the address of each tab knows; a tab without a table knows none. */
export const reportColumns: Readonly<Record<ReportTabName, ReportColumns>> = {
  portfolio: withFigures('model', 'roles', 'linked', 'problems'),
  raci: none,
  coverage: withFigures('steps', ...coverageKinds),
  where: none,
}
