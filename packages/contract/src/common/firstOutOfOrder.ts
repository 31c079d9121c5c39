/** The first of several days that lies before one that should come earlier, by its name; `null` while they are in order. Days that are not known are left out. */
export function firstOutOfOrder<N extends string>(
  names: readonly N[],
  days: Readonly<Record<N, string | null>>,
): N | null {
  let last = ''
  for (const name of names) {
    const day = days[name]
    if (day === null) continue
    if (day < last) return name
    last = day
  }
  return null
}
