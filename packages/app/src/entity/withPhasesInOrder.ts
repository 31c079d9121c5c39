import { firstOutOfOrder, lifePhases } from '@embpm/contract'
import type * as z from 'zod/mini'
import type { Life } from '../timeline/phasesOf.js'

/** Values of a life: phases that are out of order are told at the one that begins too early. */
export const withPhasesInOrder = <S extends z.ZodMiniType<Life>>(values: S): S =>
  values.check((context) => {
    const wrong = firstOutOfOrder(lifePhases, context.value)
    if (wrong) context.issues.push({ code: 'custom', message: 'datesOutOfOrder', path: [wrong], input: context.value })
  })
