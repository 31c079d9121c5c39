import { type GuideCategory, type GuideOverview, helpCenter } from '@embpm/contract/sample/helpCenter'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../../../shell/ServicesProvider.js'

/** A topic with guides of it, as the service lists it. */
export type Topic = GuideOverview | GuideCategory

/** So many guides of each topic are asked for at once: all of them, for they are searched here. */
const most = 1000

function useHelpClient() {
  const { connectTo } = useServices()
  return useMemo(() => connectTo('api', helpCenter), [connectTo])
}

/** Every topic with its guides. */
export function useTopics() {
  const { guides } = useHelpClient()
  return useQuery({
    queryKey: ['user', 'help', 'topics'],
    queryFn: ({ signal }): Promise<readonly Topic[]> => guides.list({ slug: undefined, limit: most }, { signal }),
  })
}

/** One topic with every guide; `null` where there is none. */
export function useTopic(slug: string) {
  const { guides } = useHelpClient()
  return useQuery({
    queryKey: ['user', 'help', 'topic', slug],
    queryFn: async ({ signal }): Promise<Topic | null> => {
      const [topic = null] = await guides.list({ slug, limit: undefined }, { signal })
      return topic
    },
  })
}

/** A topic with the one guide that is read; `null` where there is none. */
export function useGuide(categorySlug: string, guideSlug: string) {
  const { guides } = useHelpClient()
  return useQuery({
    queryKey: ['user', 'help', 'guide', categorySlug, guideSlug],
    queryFn: ({ signal }) => guides.get({ categorySlug, guideSlug }, { signal }),
  })
}

/** All questions, by what they are about. */
export function useQuestions() {
  const { faqs } = useHelpClient()
  return useQuery({
    queryKey: ['user', 'help', 'questions'],
    queryFn: ({ signal }) => faqs.list({ slug: undefined }, { signal }),
  })
}
