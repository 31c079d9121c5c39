/** A tile within a unit square: its sides are shares of those of the whole. */
export interface Tile {
  x: number
  y: number
  width: number
  height: number
}

/** Share of the whole below which nothing would be seen of a tile. */
const least = 1e-9

/** How far the worst tile of a row is from a square, for a row of these areas along a side. */
function worst(areas: readonly number[], side: number): number {
  const sum = areas.reduce((all, area) => all + area, 0)
  return Math.max(
    ...areas.map((area) => Math.max((side * side * area) / (sum * sum), (sum * sum) / (side * side * area))),
  )
}

/**
 * Tiles whose areas are as their values, as square as rows allow (squarified treemap: Bruls, Huizing, van Wijk, 2000). Each stands where its value
 * does; values of 0 and less get a tile without area.
 * @param ratio width of the whole by its height. Default 1
 */
export function treemapTiles(values: readonly number[], ratio = 1): Tile[] {
  const tiles = values.map((): Tile => ({ x: 0, y: 0, width: 0, height: 0 }))
  const sum = values.reduce((all, value) => all + Math.max(0, value), 0)
  const order = values
    .map((value, place) => ({ area: (value / sum) * ratio, place }))
    .filter(({ area }) => area > least)
    .toSorted((one, other) => other.area - one.area)
  let room: Tile = { x: 0, y: 0, width: ratio, height: 1 }
  let row: typeof order = []
  const isWorse = (next: (typeof order)[number]) => {
    const side = Math.min(room.width, room.height)
    const areas = row.map(({ area }) => area)
    return areas.length > 0 && worst([...areas, next.area], side) > worst(areas, side)
  }
  const place = () => {
    const isColumn = room.width >= room.height
    const side = isColumn ? room.height : room.width
    const depth = row.reduce((all, { area }) => all + area, 0) / side
    let at = isColumn ? room.y : room.x
    for (const { area, place: of } of row) {
      const length = area / depth
      tiles[of] = isColumn
        ? { x: room.x / ratio, y: at, width: depth / ratio, height: length }
        : { x: at / ratio, y: room.y, width: length / ratio, height: depth }
      at += length
    }
    room = isColumn
      ? { ...room, x: room.x + depth, width: room.width - depth }
      : { ...room, y: room.y + depth, height: room.height - depth }
    row = []
  }
  for (const one of order) {
    if (isWorse(one)) place()
    row.push(one)
  }
  if (row.length > 0) place()
  return tiles
}
