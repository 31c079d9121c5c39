import { type Task, task } from '@embpm/contract/sample/tasks'
import { dequal } from 'dequal/lite'
import * as z from 'zod/mini'

/** What was changed here and is not stored yet: on its way, or kept until there is a network again. */
export const keptChanges = z.object({
  /** Fields by the id of their task. */
  fields: z.record(z.string(), z.partial(z.omit(task, { id: true, type: true, order: true }))),
  /** Ids in the order that was asked for; `null` while none is. */
  order: z.nullable(z.array(z.string())),
})

/** What was changed here and is not stored yet. */
export type KeptChanges = z.infer<typeof keptChanges>

/** Fields of a task that can be changed. */
export type TaskPatch = KeptChanges['fields'][string]

/** Nothing is. */
export const nothingKept: KeptChanges = { fields: {}, order: null }

/** Whether everything is stored. */
export const isAllStored = ({ fields, order }: KeptChanges): boolean =>
  order === null && Object.keys(fields).length === 0

/** The list as it is once everything is stored. An order says nothing of entries that it does not know: they follow the others. */
export function withKept(list: readonly Task[], { fields, order }: KeptChanges): readonly Task[] {
  const changed = list.map((entry) => {
    const patch = fields[entry.id]
    return patch ? { ...entry, ...patch } : entry
  })
  if (order === null) return changed
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ id }: Task) => places.get(id) ?? Infinity
  return changed.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)))
}

/** With fields of a task that were just changed. */
export const keeping = (kept: KeptChanges, id: string, patch: TaskPatch): KeptChanges => ({
  ...kept,
  fields: { ...kept.fields, [id]: { ...kept.fields[id], ...patch } },
})

/** Without what was sent, stored or refused; a field that was changed again meanwhile stays. */
export function without(kept: KeptChanges, id: string, sent: TaskPatch): KeptChanges {
  const left = Object.fromEntries(
    Object.entries(kept.fields[id] ?? {}).filter(
      ([name, value]) => !Object.hasOwn(sent, name) || !dequal(value, Reflect.get(sent, name)),
    ),
  )
  const { [id]: _before, ...others } = kept.fields
  return { ...kept, fields: Object.keys(left).length > 0 ? { ...others, [id]: left } : others }
}
