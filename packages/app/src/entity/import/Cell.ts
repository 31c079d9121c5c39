/** A time that a sheet shows on its wall clock, without a zone: `2026-11-20T09:00:00`. */
interface WallTime {
  wall: string
}

import type { LeftOut } from './LeftOut.js'

/** What a cell of a file holds. A CSV file has texts alone, a spreadsheet knows more. */
export type Cell = string | number | boolean | WallTime | null

/** A record of a file below its head. */
export interface FileRow {
  /** Number of the record in the file, the head being in 1, as a spreadsheet counts. */
  line: number
  cells: readonly Cell[]
}

/** A table of a file: what its head calls the columns, and the records below. */
export interface Sheet {
  /** Empty for a CSV file. */
  name: string
  headers: readonly string[]
  rows: readonly FileRow[]
  /** What the file says beside, that no row has; a table of values says nothing beside. */
  left?: readonly LeftOut[]
  /**
   * The fields that tell whether a row is about an entity that exists, for a file that can name no id. The heads are names of
   * fields then.
   */
  identity?: readonly string[]
}

/** The text of a cell, as a person would type it. */
export const cellText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return cell.wall.replace(/T00:00:00$/, '').replace('T', ' ')
  return String(cell)
}
