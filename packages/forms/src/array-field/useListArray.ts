import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { RowArray } from './useRows.js'

interface Ids {
  ids: readonly string[]
  /** The number of the next id. */
  next: number
}

/**
 * An array of any values in the form. `useFieldArray` alone leaves out items such as `''` and 0; here it only makes the form
 * know that there is an array under the name, and the items are written as a whole.
 */
export function useListArray(name: string): RowArray {
  const { control, setValue, formState } = useFormContext()
  useFieldArray({ name })
  const value: unknown = useWatch({ control, name })
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const [{ ids, next }, setIds] = useState<Ids>({ ids: [], next: 0 })
  // Items that came or went from outside, by a reset for example, do so at the end.
  if (ids.length !== items.length) setIds(fitted(ids, next, items.length))
  const { isSubmitted } = formState

  const write = (items: readonly unknown[], ids: readonly string[]) => {
    setIds((now) => ({ ids, next: Math.max(now.next, next + 1) }))
    setValue(name, items, { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted })
  }
  return {
    ids: ids.length === items.length ? ids : fitted(ids, next, items.length).ids,
    append: (item) => write([...items, item], [...ids, String(next)]),
    remove: (index) => write(without(items, index), without(ids, index)),
    move: () => {
      throw new Error('The items of a list do not move')
    },
  }
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index)

function fitted(ids: readonly string[], next: number, count: number): Ids {
  const missing = Math.max(0, count - ids.length)
  const fresh = Array.from({ length: missing }, (_, at) => String(next + at))
  return { ids: [...ids.slice(0, count), ...fresh], next: next + missing }
}
