import type { CapacityPage, CapacityPerson } from '@embpm/contract/capacity'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import type { CapacitySearch } from './capacitySearch.js'

/** How many people come at once. */
export const peopleAtOnce = 50

/** Beginning of the keys of what is known of capacity. */
export const capacityKey = (organisation: string) => queryKeys.kind(organisation, 'capacity')

/** What the server is asked for. */
export const askedOf = (
  { who, q, skill, orgUnitId, targetId, employeeId }: CapacitySearch,
  { from, weeks }: { from: string; weeks: number },
) => ({
  from,
  weeks,
  scope: who,
  ...(q !== '' && { search: q }),
  ...(skill !== null && { skill }),
  ...(orgUnitId !== null && { orgUnitId }),
  ...(targetId !== null && { targetId }),
  ...(employeeId !== null && { employeeId }),
})

interface Answer {
  page: number
  data: CapacityPage
}

/** The people of the pages that have come, by their place among all. */
const peopleOf = (pages: readonly (Answer | undefined)[]) =>
  new Map<number, CapacityPerson>(
    pages.flatMap((one) =>
      (one?.data.people ?? []).map((person, nth) => [((one?.page ?? 1) - 1) * peopleAtOnce + nth, person] as const),
    ),
  )

/**
 * Asks for people with their weeks, a page at a time: the first one, which knows how many there are, and those that are wanted besides. What is
 * shown stays until other filters have an answer.
 */
export function useCapacity(asked: ReturnType<typeof askedOf>, pages: readonly number[]) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const query = (page: number) => ({
    queryKey: [...capacityKey(organisation), asked, page],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Answer> => ({
      page,
      data: await client.capacity.read({ ...asked, page, size: peopleAtOnce }, { signal }),
    }),
    staleTime: 0,
  })
  const first = useQuery({ ...query(1), placeholderData: keepPreviousData })
  const { isError, refetch, isPlaceholderData } = first
  const total = isPlaceholderData ? 0 : (first.data?.data.total ?? 0)
  const others = pages.filter((page) => page !== 1 && (page - 1) * peopleAtOnce < total)
  const found = useQueries({ queries: others.map(query), combine: answersOf })
  const people = useMemo(() => peopleOf([first.data, ...found]), [first.data, found])
  return { data: first.data?.data, people, isError, refetch, isStale: isPlaceholderData }
}

const answersOf = (answers: readonly { data: Answer | undefined }[]) => answers.map(({ data }) => data)
