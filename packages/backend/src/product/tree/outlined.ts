/** A sample tree as it is written down: `code name`, and what stands below it. */
export type Outline = readonly [title: string, below?: readonly Outline[]]

/** A node of an outline, with its number from 1. */
export interface Outlined {
  code: string
  name: string
  /** Number of the node above, `null` for a root. */
  parent: number | null
  /** Name of the node above; empty for a root. */
  above: string
  order: number
}

/** The nodes of an outline, the higher levels first, so that every beginning of the list is a tree. */
export function outlined(outline: readonly Outline[]): readonly Outlined[] {
  const nodes: Outlined[] = []
  let level: { below: readonly Outline[]; parent: number | null; above: string }[] = [
    { below: outline, parent: null, above: '' },
  ]
  while (level.length > 0) {
    level = level.flatMap(({ below, parent, above }) =>
      below.map(([title, further = []], order) => {
        const [, code = '', name = ''] = /^(\S+) (.*)$/.exec(title) ?? []
        nodes.push({ code, name, parent, above, order })
        return { below: further, parent: nodes.length, above: name }
      }),
    )
  }
  return nodes
}
