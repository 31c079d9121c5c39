/** Sizes of what is drawn, in px: those of the modeller's own palette (`look`: task 108 × 60, event 36, gateway 48). */
export const sizes = {
  task: { width: 108, height: 60 },
  event: { width: 36, height: 36 },
  gateway: { width: 48, height: 48 },
  data: { width: 36, height: 50 },
  /** Width of the strip with the name of a pool or a lane. */
  header: 30,
  /** Least height of a lane, and of each row of nodes in it. */
  lane: 120,
  /** From the middle of a node to that of the next. */
  column: 160,
} as const

/** Where the first thing of a diagram is drawn. */
export const origin = { x: 160, y: 80 }
