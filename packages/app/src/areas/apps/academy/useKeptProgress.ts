import type { Course } from '@embpm/contract/sample/academy'
import { useState } from 'react'
import { useServices } from '../../../shell/ServicesProvider.js'
import { courseNow, finished, type KeptProgress, keptProgress, type Progress, reached } from './courseProgress.js'

const name = 'academy progress'

/** How far the user has come in courses. The service has no call for it: it is kept among the drafts of the user, in this tab. */
export function useKeptProgress() {
  const { drafts } = useServices()
  const [kept, setKept] = useState<KeptProgress>(() => drafts.get(name, keptProgress) ?? {})
  const keep = (course: Course, next: (progress: Progress) => Progress) => {
    const { [course.id]: before = course.progress, ...others } = kept
    // The one that was read last is the last.
    const now = { ...others, [course.id]: next(before) }
    setKept(now)
    drafts.set(name, now)
  }
  return {
    kept,
    /** A course as it is now. */
    now: <C extends Course>(course: C) => courseNow(course, kept),
    /** Says that a step is read, from 0. */
    reach: (course: Course, step: number) => keep(course, (progress) => reached(progress, step)),
    /** Says that the last step is read. */
    finish: (course: Course) => keep(course, finished),
  }
}

/** How far the user has come in courses. */
export type KeptCourses = ReturnType<typeof useKeptProgress>
