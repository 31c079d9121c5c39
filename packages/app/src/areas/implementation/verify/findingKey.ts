import { entityName, type EntityName } from '@embpm/contract'
import { type RuleId, ruleOf } from './rules/rules.js'

/** What a rule finds: which object, and what of it. */
export interface Finding {
  rule: RuleId
  kind: EntityName
  /** Of the object. */
  id: string
  /** What tells it from other findings of the same rule and object, such as a field; empty where nothing has to. */
  detail: string
}

/** What a finding is known by from run to run. */
export const keyOf = ({ rule, kind, id, detail }: Finding): string => `${rule}:${kind}:${id}:${detail}`

/** The finding that a key names; `null` for one of a rule or kind that is no more. */
export function findingOf(key: string): Finding | null {
  const [name = '', of = '', ...rest] = key.split(':')
  const detail = rest.pop() ?? ''
  const rule = ruleOf(name)
  const kind = entityName.safeParse(of).data
  const id = rest.join(':')
  return rule && kind && id !== '' ? { rule: rule.id, kind, id, detail } : null
}
