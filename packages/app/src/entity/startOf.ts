import type { FieldValues } from 'react-hook-form'
import type { RawSearch } from '../shell/searchParams.js'
import { type EntityForm, formFields } from './EntityForm.js'

/**
 * The fields that the address of a new entity names, such as `?areaId=BA-00013`. A field takes a text that its rules allow; what else
 * the address says is left out.
 */
export function startOf(form: EntityForm, search: RawSearch): FieldValues {
  const named = formFields(form).flatMap((field) => {
    const text = search[field]
    if (typeof text !== 'string') return []
    const parsed = form.schema.shape[field]?.safeParse(text)
    return parsed?.success ? [[field, parsed.data] as const] : []
  })
  return Object.fromEntries(named)
}
