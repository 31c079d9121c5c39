import { costRules } from './costRules.js'
import { dataRules } from './dataRules.js'
import { documentRules } from './documentRules.js'
import { operationRules } from './operationRules.js'
import { organisationRules } from './organisationRules.js'
import { processRules } from './processRules.js'
import { requirementRules } from './requirementRules.js'
import { ricefwRules } from './ricefwRules.js'
import type { Rule } from './Rule.js'
import { scenarioRules } from './scenarioRules.js'
import { technologyRules } from './technologyRules.js'
import { testRules } from './testRules.js'
import { wholeRules } from './wholeRules.js'

const all = [
  ...processRules,
  ...requirementRules,
  ...ricefwRules,
  ...testRules,
  ...scenarioRules,
  ...dataRules,
  ...technologyRules,
  ...organisationRules,
  ...costRules,
  ...operationRules,
  ...documentRules,
  ...wholeRules,
] as const

/** Names a rule. */
export type RuleId = (typeof all)[number]['id']

/** Every rule, in the order of the page. */
export const rules: readonly Rule<RuleId>[] = all

const byId: ReadonlyMap<string, Rule<RuleId>> = new Map(rules.map((one) => [one.id, one]))

/** A rule by its name; `undefined` for one of another version. */
export const ruleOf = (id: string): Rule<RuleId> | undefined => byId.get(id)
