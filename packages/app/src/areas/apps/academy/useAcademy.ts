import { academy, type CourseWithSteps } from '@embpm/contract/sample/academy'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../../../shell/ServicesProvider.js'

function useAcademyClient() {
  const { connectTo } = useServices()
  return useMemo(() => connectTo('api', academy), [connectTo])
}

/** The categories of courses, by title. */
export function useCategories() {
  const { categories } = useAcademyClient()
  return useQuery({
    queryKey: ['user', 'academy', 'categories'],
    queryFn: ({ signal }) => categories.list(undefined, { signal }),
  })
}

/** All courses, without their steps. */
export function useCourses() {
  const { courses } = useAcademyClient()
  return useQuery({
    queryKey: ['user', 'academy', 'courses'],
    queryFn: ({ signal }) => courses.list(undefined, { signal }),
  })
}

/** A course with its steps; `null` where there is none. @param id `undefined` asks for nothing */
export function useCourse(id: string | undefined) {
  const { courses } = useAcademyClient()
  return useQuery({
    queryKey: ['user', 'academy', 'course', id ?? ''],
    queryFn: ({ signal }): Promise<CourseWithSteps | null> => courses.get({ id: id ?? '' }, { signal }),
    enabled: id !== undefined,
  })
}
