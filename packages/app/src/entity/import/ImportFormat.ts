/** The mark before the decimals of a number. */
export const decimalMarks = [',', '.'] as const

/** In which order a date names day, month and year. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const

/** How a file writes numbers and dates. ISO is always understood beside it. */
export interface ImportFormat {
  decimal: (typeof decimalMarks)[number]
  dateOrder: (typeof dateOrders)[number]
}
