import { useFieldArray } from 'react-hook-form'
import type { RowArray } from '../array-field/useRows.js'

/** An array of objects in the form; what was touched and what is wrong moves with the rows. */
export function useObjectArray(name: string): RowArray {
  const { fields, append, remove, move } = useFieldArray({ name })
  return {
    ids: fields.map(({ id }) => id),
    append: (row) => append(row, { shouldFocus: false }),
    remove,
    move,
  }
}
