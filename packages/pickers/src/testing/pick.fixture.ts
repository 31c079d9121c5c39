/** The item of a list at an index that goes round and round. */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('An empty list has no item')
  return item
}
