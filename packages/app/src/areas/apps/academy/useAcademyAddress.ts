import { useParams, useRouter } from '@tanstack/react-router'
import { stepOf } from '../../../entity/step.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { readSearch } from '../../../shell/readSearch.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { academySearch } from './academySearch.js'
import type { CourseChoice } from './courseProgress.js'

const isNarrowed = ({ search, category, hideDone }: CourseChoice) => search !== '' || category !== undefined || hideDone

/** What the address of the academy says, and the ways to another one: `/apps/academy/{courseId}?step=4`. */
export function useAcademyAddress() {
  const router = useRouter()
  const place = usePlace()
  const { courseId }: { courseId?: string } = useParams({ strict: false })
  const { values, ignored } = readSearch(useRawSearch(), academySearch)
  const { search = '', category, hideDone, step } = values
  const choice: CourseChoice = { search, category, hideDone: hideDone !== undefined }
  const homeHref = addressOf(inOrganisation('apps/academy'), place)
  const courseHref = (id: string) => `${homeHref}/${encodeURIComponent(id)}`
  const stepHref = (id: string, order: number) => courseHref(id) + stringifySearch({ step: String(order + 1) })
  const go = (href: string, way: Partial<ReturnType<typeof stepOf>>) =>
    void router.navigate({ href, resetScroll: false, ...way })
  const listHref = (next: CourseChoice) =>
    homeHref +
    stringifySearch({
      ...(next.search !== '' && { search: next.search }),
      ...(next.category !== undefined && { category: next.category }),
      ...(next.hideDone && { hideDone: true }),
    })
  return {
    /** The course that is taken. */
    courseId,
    /** The step that is read, from 0; `undefined` for the one to go on with. */
    step: step === undefined ? undefined : step - 1,
    choice,
    /** What the address asks for in vain. */
    ignored,
    homeHref,
    /** Address of a course, at the step to go on with. */
    courseHref,
    /** Address of a step, from 0. */
    stepHref,
    choose: (change: Partial<CourseChoice>) => {
      const next = { ...choice, ...change }
      go(listHref(next), stepOf(router, isNarrowed(choice), isNarrowed(next)))
    },
    goHome: () => go(homeHref, {}),
    /** Leaves out of the address what it asks for in vain. */
    clean: () =>
      go(
        courseId === undefined
          ? listHref(choice)
          : step === undefined
            ? courseHref(courseId)
            : stepHref(courseId, step - 1),
        { replace: true },
      ),
  }
}

/** What the address of the academy says, and the ways to another one. */
export type AcademyAddress = ReturnType<typeof useAcademyAddress>
