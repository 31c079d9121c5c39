import type { EntityField } from '../EntityField.js'
import { choiceValues } from './choiceValues.js'
import type { RowOptions } from './convertRow.js'
import type { ImportPlan } from './usePlan.js'
import type { Vocabulary } from './Vocabulary.js'

/** How rows are converted after a plan; the words of choices are put together once for each field. */
export function rowOptions(
  { mapping, format, clearing }: ImportPlan,
  fields: Readonly<Record<string, EntityField>>,
  vocabularies: readonly Vocabulary[],
): RowOptions {
  const known = new Map<EntityField, ReadonlyMap<string, string>>()
  return {
    mapping,
    format,
    clearing,
    fields,
    choices(field) {
      const values = known.get(field) ?? choiceValues(field, vocabularies)
      known.set(field, values)
      return values
    },
  }
}
