/** Where a part of a stack lies. */
export interface StackPart {
  from: number
  to: number
}

/**
 * Values one upon the other, the first at the bottom. Those below 0 and those that are not there take no room, so that the last part ends at the sum.
 */
export function stackOf(values: readonly (number | null | undefined)[]): StackPart[] {
  let from = 0
  return values.map((value) => {
    const part = { from, to: from + Math.max(0, value ?? 0) }
    from = part.to
    return part
  })
}
