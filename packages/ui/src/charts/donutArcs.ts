/** A part of a circle, in turns from the top, clockwise. */
export interface Arc {
  from: number
  to: number
}

/** The arcs of values: together one turn, each as long as its share; none where there is nothing. Values below 0 count as 0. */
export function donutArcs(values: readonly number[]): Arc[] {
  const sum = values.reduce((all, value) => all + Math.max(0, value), 0)
  let from = 0
  return values.map((value) => {
    const arc = { from, to: from + (sum === 0 ? 0 : Math.max(0, value) / sum) }
    from = arc.to
    return arc
  })
}
