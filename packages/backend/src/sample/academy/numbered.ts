import type { CourseStep } from '@embpm/contract/sample/academy'

/** What a step says. */
export type StepText = readonly [title: string, subtitle: string, content: string]

/** The steps of a course in their order, from 0. */
export function numbered(texts: readonly StepText[]): readonly CourseStep[] {
  return texts.map(([title, subtitle, content], order) => ({ order, title, subtitle, content }))
}
