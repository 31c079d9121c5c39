import * as z from 'zod/mini'

/** How deep lists and objects may stand in each other. */
export const maxJsonDepth = 64

const isNesting = (value: unknown) => typeof value === 'object' && value !== null

/**
 * Whether lists and objects stand in each other at most so deep: 64 unless another depth is given. Goes level by level, so that no depth
 * is too much for it.
 */
export function isFlatEnough(value: unknown, deepest: number = maxJsonDepth): boolean {
  let level = [value].filter(isNesting)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === deepest) return false
    level = level.flatMap((one) => Object.values(one ?? {}).filter(isNesting))
  }
  return true
}

/** Characters that the text of a JSON value may have, written without spaces. */
export const maxJsonLength = 200_000

const isShortEnough = (value: unknown) => JSON.stringify(value).length <= maxJsonLength

/** Schema of any JSON, with lists and objects in each other at most 64 deep and 200,000 characters in all. */
export const json = z.pipe(
  z.unknown().check(
    z.refine((value) => isFlatEnough(value), {
      error: `JSON may be nested ${maxJsonDepth} deep at most.`,
      abort: true,
    }),
  ),
  z.json().check(z.refine(isShortEnough, { error: `JSON may have ${maxJsonLength} characters at most.` })),
)
