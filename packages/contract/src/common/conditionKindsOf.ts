import type { ConditionKind } from '@embpm/calendar/condition'
import type { FieldKind, Fields } from './fields.js'

const conditionKinds: Partial<Record<FieldKind, ConditionKind>> = {
  text: 'text',
  longText: 'text',
  list: 'text',
  computed: 'text',
  number: 'number',
  date: 'date',
  dateTime: 'date',
}

/** What conditions on each field can say, by its path: codes, references, yes and no are choices. */
export function conditionKindsOf(fields: Fields): Record<string, ConditionKind> {
  const kinds: Record<string, ConditionKind> = {}
  for (const [name, { facts, parts }] of Object.entries(fields)) {
    kinds[name] = conditionKinds[facts.kind] ?? 'choice'
    for (const [path, kind] of Object.entries(parts ? conditionKindsOf(parts) : {})) kinds[`${name}.${path}`] = kind
  }
  return kinds
}
