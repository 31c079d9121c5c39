import type { DataField } from '@embpm/contract/data-field'

/** What is compared of a field, besides its place. */
export const comparedColumns = [
  'isKey',
  'mandatory',
  'dataElementId',
  'type',
  'length',
  'decimals',
  'description',
  'checkTable',
  'refTable',
  'refField',
] as const

/** A column that is compared. */
export type ComparedColumn = (typeof comparedColumns)[number]

/** What a comparison looks at of a field. */
export type ComparedField = Pick<DataField, 'fieldName' | 'position' | ComparedColumn>

/** How a field differs; one that changed and moved counts as changed. */
export const fieldKinds = ['added', 'removed', 'changed', 'moved', 'same'] as const

/** How a field differs. */
export type FieldKind = (typeof fieldKinds)[number]

/** A field of two tables that are compared. */
export interface FieldDifference<F extends ComparedField = ComparedField> {
  fieldName: string
  kind: FieldKind
  /** `null` for an added one. */
  before: F | null
  /** `null` for a removed one. */
  after: F | null
  /** The columns that differ. */
  columns: readonly ComparedColumn[]
}

const inOrder = <F extends ComparedField>(fields: readonly F[]) =>
  fields.toSorted((left, right) => left.position - right.position)

/**
 * Compares the fields of two tables by their names. A field moved when it stands elsewhere among those that both tables have;
 * of several ways to say it, as few as possible moved. In the order of the newer table; what is gone stands behind what it
 * stood behind.
 */
export function tableDifference<F extends ComparedField>(
  before: readonly F[],
  after: readonly F[],
): FieldDifference<F>[] {
  const [old, next] = [inOrder(before), inOrder(after)]
  const oldByName = new Map(old.map((field) => [field.fieldName, field]))
  const nextNames = new Set(next.map(({ fieldName }) => fieldName))
  const places = new Map(old.map(({ fieldName }, place) => [fieldName, place]))
  const kept = next.filter(({ fieldName }) => oldByName.has(fieldName))
  const still = longestAscending(kept.map(({ fieldName }) => places.get(fieldName) ?? 0))
  const moved = new Set(kept.filter((_, index) => !still.has(index)).map(({ fieldName }) => fieldName))

  const found = next.map((field): FieldDifference<F> => {
    const { fieldName } = field
    const was = oldByName.get(fieldName)
    if (!was) return { fieldName, kind: 'added', before: null, after: field, columns: [] }
    const columns = comparedColumns.filter((column) => was[column] !== field[column])
    const kind = columns.length > 0 ? 'changed' : moved.has(fieldName) ? 'moved' : 'same'
    return { fieldName, kind, before: was, after: field, columns }
  })

  const gone = Map.groupBy(
    old.filter(({ fieldName }) => !nextNames.has(fieldName)),
    ({ fieldName }) => {
      const place = places.get(fieldName) ?? 0
      return old.slice(0, place).findLast((one) => nextNames.has(one.fieldName))?.fieldName
    },
  )
  const removedBehind = (name: string | undefined) =>
    (gone.get(name) ?? []).map((field): FieldDifference<F> => ({
      fieldName: field.fieldName,
      kind: 'removed',
      before: field,
      after: null,
      columns: [],
    }))
  return [...removedBehind(undefined), ...found.flatMap((one) => [one, ...removedBehind(one.fieldName)])]
}

/** The indexes of a longest ascending part of numbers that are all different (patience sorting, in n log n). */
function longestAscending(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, number] of numbers.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    previous[index] = ends[low - 1]
    ends[low] = index
  }
  const found = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) found.add(at)
  return found
}
