import { academy as contract, type CourseStep } from '@embpm/contract/sample/academy'

import { sampleApi } from '../context.js'
import { sorted } from '../sorted.js'

/** The steps of the courses by category: texts are most of the academy, so each is loaded when it is read. */
const stepsOf: Readonly<Record<string, () => Promise<{ steps: Readonly<Record<string, readonly CourseStep[]>> }>>> = {
  android: () => import('./academy/android.data.js'),
  cloud: () => import('./academy/cloud.data.js'),
  firebase: () => import('./academy/firebase.data.js'),
  web: () => import('./academy/web.data.js'),
}

const api = sampleApi(contract)

/** The handlers of the academy. */
export const academy = api.router({
  categories: {
    list: api.categories.list.handler(async () => {
      const { categorySeeds } = await import('./academy.data.js')
      return [...sorted(categorySeeds, 'title', ({ title }) => title.toLowerCase())]
    }),
  },
  courses: {
    list: api.courses.list.handler(async () => {
      const { courseSeeds } = await import('./academy.data.js')
      return [...courseSeeds]
    }),
    get: api.courses.get.handler(async ({ input: { id } }) => {
      const { courseSeeds } = await import('./academy.data.js')
      const course = courseSeeds.find((candidate) => candidate.id === id)
      if (!course) return null
      const texts = await stepsOf[course.category]?.()
      return { ...course, steps: [...(texts?.steps[course.id] ?? [])] }
    }),
  },
})
