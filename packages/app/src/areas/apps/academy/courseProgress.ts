import { type Course, courseSteps } from '@embpm/contract/sample/academy'
import * as z from 'zod/mini'
import { hasWords } from '../hasWords.js'

/** How far somebody is in a course. */
export type Progress = Course['progress']

/** How far somebody has come here, by id of the course; the one that was read last is the last. */
export const keptProgress = z.record(
  z.string(),
  z.object({
    currentStep: z.int().check(z.minimum(0), z.maximum(courseSteps - 1)),
    completed: z.int().check(z.minimum(0)),
  }),
)

/** How far somebody has come here, by id of the course. */
export type KeptProgress = Readonly<z.infer<typeof keptProgress>>

/** A course as it is now: with what was read here. */
export const courseNow = <C extends Course>(course: C, kept: KeptProgress): C => ({
  ...course,
  progress: kept[course.id] ?? course.progress,
})

/**
 * The progress once a step is read, from 0: who looks at an earlier one again goes on where they were. A course that is done is begun
 * again by its second step, and not by looking something up in it.
 */
export const reached = (progress: Progress, step: number): Progress =>
  isDone({ progress }) && step > 1 ? progress : { ...progress, currentStep: Math.max(progress.currentStep, step) }

/** The progress once the last step is read: the course can be begun again. */
export const finished = ({ completed }: Progress): Progress => ({ currentStep: 0, completed: completed + 1 })

/** Whether somebody is in the middle of a course. */
export const isBegun = ({ progress }: Pick<Course, 'progress'>): boolean => progress.currentStep > 0

/** Whether somebody has finished a course, and has not begun it again. */
export const isDone = ({ progress }: Pick<Course, 'progress'>): boolean =>
  progress.completed > 0 && progress.currentStep === 0

/** Minutes that a course still takes, at least one. Its duration counts as spread evenly over its steps, of which the service knows no times. */
export const minutesLeft = ({ duration, progress }: Pick<Course, 'duration' | 'progress'>): number =>
  Math.max(1, Math.round((duration * (courseSteps - progress.currentStep)) / courseSteps))

/** The course to go on with: of those that are begun the one that was read last here, or the first. */
export function courseToGoOn(courses: readonly Course[], kept: KeptProgress): Course | undefined {
  const begun = courses.filter(isBegun)
  const last = Object.keys(kept).findLast((id) => begun.some((one) => one.id === id))
  return begun.find(({ id }) => id === last) ?? begun[0]
}

/** Which courses are listed. */
export interface CourseChoice {
  /** Every word of it is in title or description, ignoring case. */
  search: string
  /** Slug of a category; `undefined` for all. */
  category: string | undefined
  /** Whether courses that are done are left out. */
  hideDone: boolean
}

/** The courses that are listed, in their order. */
export function chosenCourses<C extends Course>(
  courses: readonly C[],
  { search, category, hideDone }: CourseChoice,
  language: string,
): readonly C[] {
  const has = hasWords(search, language)
  return courses.filter(
    (course) =>
      (category === undefined || course.category === category) &&
      !(hideDone && isDone(course)) &&
      has(`${course.title} ${course.description}`),
  )
}
