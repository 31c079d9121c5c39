/** Widths of the grid, in px: the orders, which stay in sight, and each period. */
export const orderWidth = 288
export const columnWidth = 104

/** Height of a row, in px. */
export const rowHeight = 48
