/** The tabs of the report in their order, by the words in the address; `processReport.tabs` has what they are called. */
export const reportTabNames = ['portfolio', 'raci', 'coverage', 'where'] as const

/** What a tab is called in the address. */
export type ReportTabName = (typeof reportTabNames)[number]

/** The tab of an address that names none. */
export const firstTab: ReportTabName = 'portfolio'
