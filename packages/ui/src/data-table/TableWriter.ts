/** A value in a file. A `Day` is a date without a time, as ISO text. */
export type ExportValue = string | number | boolean | Date | { day: string } | null

/** Writes a table as a file, some rows at a time. */
export interface TableWriter {
  /** @param widths in px */
  begin: (headers: readonly string[], widths: readonly number[]) => void
  add: (rows: readonly (readonly ExportValue[])[]) => void
  end: () => Blob
}
