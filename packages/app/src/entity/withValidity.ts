import * as z from 'zod/mini'

/** Adds to what a form edits that something valid does not end before it begins, told at its end. */
export const withValidity = <S extends z.ZodMiniType<{ validFrom: string; validTo: string }>>(values: S): S =>
  values.check(
    z.refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ['validTo'], error: 'endBeforeStart' }),
  )
