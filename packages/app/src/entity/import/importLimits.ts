/** How much a file may hold. A file beyond that is refused with a sentence before it costs memory. */
export interface ImportLimits {
  /** Bytes of the file. */
  bytes: number
  /** Bytes of a spreadsheet's parts after unpacking, all together. */
  unpacked: number
  /** Records below the head. */
  rows: number
  columns: number
  /** Places of a sheet from its first to its last cell, empty ones included. */
  places: number
  /** Characters of all cells together. */
  characters: number
}

/** The limits of the product. */
export const importLimits: ImportLimits = {
  bytes: 20_000_000,
  unpacked: 150_000_000,
  rows: 50_000,
  columns: 200,
  places: 10_000_000,
  characters: 50_000_000,
}

/** How many rows are checked or written with one request; the contract takes no more. */
export const batchSize = 1000
