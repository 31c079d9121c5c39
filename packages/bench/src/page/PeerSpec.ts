/** How the harness finds things in the DOM of one peer. Every function answers `null` while the thing is not there. */
export interface PeerSpec {
  /** What the user clicks to open the dialog. */
  openButton(): Element | null
  /** The row at an index of the current view, from 0, or `null` when it is not in the DOM. */
  row(index: number): Element | null
  /** The id that a row shows, read from its text. */
  idOf(row: Element): string | null
  /** The element that scrolls the rows. */
  viewport(): Element | null
  /** The quick search, of a table over all columns. */
  searchInput(): Element | null
  /** Tables: what the user clicks to sort by name, ascending. */
  nameHeader?(): Element | null
  /** Trees: what the user clicks to open all nodes. */
  expandButton?(): Element | null
  /** What the user clicks to select a row. */
  label?(row: Element): Element | null
  /** Whether a row is drawn as selected. */
  isSelected?(row: Element): boolean
  /** What the user clicks to take what is selected. Without it closing is not measured. */
  okButton?(): Element | null
  /** The text in the field behind the dialog. */
  value?(): string
  isOpen?(): boolean
  /** Ours: has the page's source build its search index. */
  buildIndex?(): Promise<unknown>
  /** Whether work that goes on after the first paint is done. Without it the first paint is the end. */
  complete?(): boolean
}
