/** How far the children of a node are; in memory all are `there`. */
export const Loading = { there: 0, unknown: 1, running: 2, failed: 3, empty: 4 } as const
