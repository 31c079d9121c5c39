/** What a board asks for besides the column: the same search, filters and order as the list. */
export interface BoardQuestion {
  search: string
  /** Values by column, without the field that the board's columns stand for. */
  filter: Readonly<Record<string, readonly string[]>>
  /** A column, with a leading `-` for descending. */
  sort: string | undefined
}
