import { scrumboard } from '@embpm/contract/sample/scrumboard'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../../../shell/ServicesProvider.js'

/** First parts of the keys of all that the boards hold; the sample knows no organisations. */
export const scrumKey = ['user', 'scrumboard'] as const

/** Keys of what the boards hold. */
export const scrumKeys = {
  boards: [...scrumKey, 'boards'],
  board: (id: string) => [...scrumKey, 'board', id],
  labels: (boardId: string) => [...scrumKey, 'labels', boardId],
}

/** The calls of the boards. */
export function useScrumClient() {
  const { connectTo } = useServices()
  return useMemo(() => connectTo('api', scrumboard), [connectTo])
}

/** All boards, without their lists. */
export function useBoards() {
  const client = useScrumClient()
  return useQuery({
    queryKey: scrumKeys.boards,
    queryFn: ({ signal }) => client.boards.list(undefined, { signal }),
  })
}
