/** px of a node of the graphs. */
export const nodeSize = { width: 192, height: 46 } as const

/** Below this width, in px, there is no room for graph and list beside each other: the list alone is shown. */
export const roomy = 960
