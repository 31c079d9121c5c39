/** What has a key of its own in a list. */
export interface Keyed {
  key: string
}

/** With one at another place, from 0; places beyond the ends are the ends. The same list where nothing moves. */
export function moved<T extends Keyed>(list: readonly T[], key: string, to: number): readonly T[] {
  const from = list.findIndex((one) => one.key === key)
  const item = list[from]
  const place = Math.min(Math.max(0, to), list.length - 1)
  return item && place !== from ? list.toSpliced(from, 1).toSpliced(place, 0, item) : list
}

/** A key that none of a list has. */
export function freshKey(list: readonly Keyed[]): string {
  const used = new Set(list.map(({ key }) => key))
  let number = list.length + 1
  while (used.has(`new-${number}`)) number += 1
  return `new-${number}`
}
