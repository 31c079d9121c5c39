import type { OrgNode, OrgTree } from './orgTree.js'

/** Measures of the chart in px. Source: look/wave2, screen r. */
const measures = {
  unit: { width: 206, height: 82 },
  position: { width: 188, height: 50 },
  /** From one unit to the next beside it, and below it. */
  pitch: { x: 218, y: 128 },
  /** From one position to the next. */
  step: 60,
} as const

/** A rectangle of the chart. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A card of the chart. */
export interface Card extends Box {
  key: string
}

/** Whether a rectangle touches another one; each box of a chart is asked. */
export const touches = (one: Box, other: Box): boolean =>
  one.x <= other.x + other.width &&
  one.x + one.width >= other.x &&
  one.y <= other.y + other.height &&
  one.y + one.height >= other.y

/**
 * Where everything is. Units are placed at once; the cards of a column are only made where they are asked for, as most of a
 * large chart is never in sight.
 */
export interface ChartLayout {
  bounds: Box
  /** The card of a node; `undefined` while it is folded away. */
  cardOf: (key: string) => Card | undefined
  /** What touches a rectangle: the cards, and the lines between them as boxes of 0 width or height. */
  within: (shown: Box) => { cards: readonly Card[]; lines: readonly Box[] }
}

/** A unit with what is below it, or the column of its positions. */
interface Branch {
  key: string
  /** The positions of a column; `null` for a unit. */
  column: readonly string[] | null
  /** Its middle, from that of the unit above it. */
  at: number
  /** How far its middles reach to both sides of its own in each row of units that it takes. */
  left: number[]
  right: number[]
  below: readonly Branch[]
}

/** The positions of a unit, one below the other. */
interface Column extends Box {
  keys: readonly string[]
}

/** Where the cards of a chart are: units as a tidy tree, the positions of each in a column below it or beside the units below it. */
export function chartLayout(tree: OrgTree, isOpen: (key: string) => boolean): ChartLayout {
  const units = new Map<string, Card>()
  const columns = new Map<string, Column>()
  const trunks: Box[] = []
  const { unit, pitch } = measures
  const place = ({ key, below }: Branch, x: number, top: number) => {
    units.set(key, { key, x: x - unit.width / 2, y: top, ...unit })
    if (below.length === 0) return
    const bus = top + unit.height + gap
    const next = top + pitch.y
    trunks.push({ x, y: top + unit.height, width: 0, height: gap })
    let [from, to] = [x, x]
    for (const branch of below) {
      const { column } = branch
      const middle = x + branch.at
      const end = column ? middle - unit.width / 2 + stem : middle
      from = Math.min(from, end)
      to = Math.max(to, end)
      if (column) columns.set(key, columnAt(column, middle, next))
      else {
        trunks.push({ x: middle, y: bus, width: 0, height: gap })
        place(branch, middle, next)
      }
    }
    if (to > from) trunks.push({ x: from, y: bus, width: to - from, height: 0 })
  }
  const roots = branchesOf(tree, tree.roots, isOpen).units
  sideBySide(roots)
  for (const root of roots) place(root, root.at, 0)
  return {
    bounds: boundsOf([...units.values(), ...columns.values()]),
    cardOf: (key) => units.get(key) ?? cardInColumn(columns.get(unitAbove(tree, key)), key),
    within(shown) {
      const cards: Card[] = []
      const lines = [...trunks]
      for (const [key, card] of units) {
        cards.push(card)
        const column = columns.get(key)
        if (!column || !touches(column, shown)) continue
        cards.push(...columnCards(column))
        lines.push(...columnLines(column))
      }
      const inSight = (box: Box) => touches(box, shown)
      return { cards: cards.filter(inSight), lines: lines.filter(inSight) }
    },
  }
}

/** Half of what lies between two rows of units, in px: there the lines run. */
const gap = (measures.pitch.y - measures.unit.height) / 2
/** From the edge of a column to the line along it, in px. */
const stem = 8

/** The column of so many positions whose middle is given; it begins with the line that comes from the unit. */
function columnAt(keys: readonly string[], middle: number, top: number): Column {
  const { unit, position, step } = measures
  const height = (keys.length - 1) * step + position.height + gap
  return { keys, x: middle - unit.width / 2, y: top - gap, width: unit.width, height }
}

const cardAt = ({ x, y, width }: Column, key: string, index: number): Card => ({
  key,
  x: x + width - measures.position.width,
  y: y + gap + index * measures.step,
  ...measures.position,
})

const columnCards = (column: Column): Card[] => column.keys.map((key, index) => cardAt(column, key, index))

function columnLines(column: Column): Box[] {
  const half = measures.position.height / 2
  const across = columnCards(column).map(({ x, y }) => ({
    x: column.x + stem,
    y: y + half,
    width: x - column.x - stem,
    height: 0,
  }))
  return [...across, { x: column.x + stem, y: column.y, width: 0, height: column.height - half }]
}

function cardInColumn(column: Column | undefined, key: string): Card | undefined {
  const index = column?.keys.indexOf(key) ?? -1
  return column && index >= 0 ? cardAt(column, key, index) : undefined
}

/** Key of the unit that a position or a stack stands in. */
function unitAbove({ nodes }: OrgTree, key: string): string {
  const above = nodes.get(key)?.parentKey ?? ''
  const node = nodes.get(above)
  return node?.kind === 'stack' ? (node.parentKey ?? '') : above
}

/** The units among some nodes with what is below them, and the positions among them: stacks with theirs where they are open. */
function branchesOf(tree: OrgTree, keys: readonly string[], isOpen: (key: string) => boolean) {
  const column: string[] = []
  const units: Branch[] = []
  for (const key of keys) {
    const node = tree.nodes.get(key)
    if (node?.kind === 'unit') units.push(branchOf(tree, node, isOpen))
    else if (node) column.push(key)
    if (node?.kind === 'stack' && isOpen(key)) column.push(...node.children)
  }
  return { column, units }
}

function branchOf(tree: OrgTree, { key, children }: OrgNode, isOpen: (key: string) => boolean): Branch {
  if (!isOpen(key)) return { key, column: null, at: 0, left: [0], right: [0], below: [] }
  const { column, units } = branchesOf(tree, children, isOpen)
  const below = column.length > 0 ? [columnOf(key, column), ...units] : units
  const { left, right } = sideBySide(below)
  return { key, column: null, at: 0, left: [0, ...left], right: [0, ...right], below }
}

/** A column takes as many rows of units as it is high, so that nothing comes to lie below its beginning. */
function columnOf(key: string, column: readonly string[]): Branch {
  const rows = Array.from({ length: Math.ceil((column.length * measures.step) / measures.pitch.y) }, () => 0)
  return { key, column, at: 0, left: rows, right: rows, below: [] }
}

/** Puts branches side by side around 0, each as near to those before it as every row admits; answers how far they reach in each row. */
function sideBySide(branches: readonly Branch[]): { left: number[]; right: number[] } {
  const [left, right]: [number[], number[]] = [[], []]
  for (const branch of branches) {
    const gaps = branch.left.slice(0, right.length).map((reach, row) => (right[row] ?? 0) - reach + measures.pitch.x)
    branch.at = gaps.length === 0 ? 0 : Math.max(...gaps)
    for (const [row, reach] of branch.right.entries()) {
      left[row] ??= branch.at + (branch.left[row] ?? 0)
      right[row] = branch.at + reach
    }
  }
  const middle = ((branches[0]?.at ?? 0) + (branches.at(-1)?.at ?? 0)) / 2
  for (const branch of branches) branch.at -= middle
  return { left: left.map((x) => x - middle), right: right.map((x) => x - middle) }
}

function boundsOf(cards: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y, width, height } of cards) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return cards.length === 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top }
}
