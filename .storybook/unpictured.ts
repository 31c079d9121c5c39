/** Parameters of a story that is there for its `.test` alone: what it looks like is shown by another story. */
export const unpictured = { chromatic: { disableSnapshot: true } }
