import type { EntityForm } from '../EntityForm.js'

/** Whether the new value of a field would break its rule, such as a length. */
export const fieldProblem = (
  { schema }: EntityForm,
  name: string,
  values: Readonly<Record<string, unknown>>,
): boolean => name in values && schema.shape[name]?.safeParse(values[name]).success === false
