/** What a key moves within. */
export interface IconPlaces {
  /** Number of icons. */
  count: number
  /** Icons of a row. */
  columns: number
  /** Rows of a page. */
  page: number
  isRtl: boolean
}

/** A key, and whether it was pressed with Ctrl or Cmd. */
export interface PlainKey {
  key: string
  all: boolean
}

/**
 * The icon to which a key leads, each by its place from 0; `null` for a key that leads nowhere. To the sides one goes from row to row,
 * up and down one stays in the column, and below an incomplete row at its end.
 */
export function iconAfter(
  place: number,
  { key, all }: PlainKey,
  { count, columns, page, isRtl }: IconPlaces,
): number | null {
  const forth = isRtl ? -1 : 1
  const start = place - (place % columns)
  const last = count - 1
  const lastRow = last - (last % columns)
  const down = (rows: number) => (start === lastRow ? place : Math.min(place + rows * columns, last))
  const up = (rows: number) => Math.max(place - rows * columns, place % columns)
  const ways: Readonly<Record<string, () => number>> = {
    ArrowRight: () => place + forth,
    ArrowLeft: () => place - forth,
    ArrowDown: () => down(1),
    ArrowUp: () => up(1),
    PageDown: () => down(page),
    PageUp: () => up(page),
    Home: () => (all ? 0 : start),
    End: () => (all ? last : start + columns - 1),
  }
  const next = Object.hasOwn(ways, key) && !(all && key !== 'Home' && key !== 'End') ? ways[key]?.() : undefined
  return next === undefined ? null : Math.max(0, Math.min(next, last))
}
