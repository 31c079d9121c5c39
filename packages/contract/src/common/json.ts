import * as z from 'zod/mini'

/** How deep lists and objects may stand in each other. */
export const maxJsonDepth = 64

const isNesting = (value: unknown) => typeof value === 'object' && value !== null

/** Whether lists and objects stand in each other at most so deep. Goes level by level, so that no depth is too much for it. */
function isFlatEnough(value: unknown): boolean {
  let level = [value].filter(isNesting)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === maxJsonDepth) return false
    level = level.flatMap((one) => Object.values(one ?? {}).filter(isNesting))
  }
  return true
}

/** Schema of any JSON, with lists and objects in each other at most 64 deep. */
export const json = z.pipe(
  z.unknown().check(z.refine(isFlatEnough, { error: `JSON may be nested ${maxJsonDepth} deep at most.`, abort: true })),
  z.json(),
)
