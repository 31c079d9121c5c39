import { courseSteps } from '@embpm/contract/sample/academy'
import * as z from 'zod/mini'

/**
 * What the address of the academy says beside the course: what is searched for, the slug of a category, whether courses that are done are
 * left out, and which step is read, from 1.
 */
export const academySearch = {
  search: z.string().check(z.maxLength(200)),
  category: z.string().check(z.minLength(1), z.maxLength(100)),
  hideDone: z.literal('true'),
  step: z.pipe(
    z.pipe(z.string().check(z.regex(/^[1-9]\d?$/)), z.transform(Number)),
    z.number().check(z.maximum(courseSteps)),
  ),
}
