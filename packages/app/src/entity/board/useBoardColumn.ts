import { maxPageSize, type Entity } from '@embpm/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../../shell/ServicesProvider.js'
import { boardQuery, type BoardColumnQuery } from './boardQuery.js'

/** Cards that a column shows at first, and that each "load more" adds. */
const step = 20

/**
 * The cards of one column, and how to get more of them. What is there stays while more is loaded, and when that fails.
 * @param enabled whether they are asked for yet
 */
export function useBoardColumn<E extends Entity>(
  column: Omit<BoardColumnQuery<E>, 'client' | 'size'>,
  enabled: boolean,
) {
  const { client, queryClient } = useServices()
  const { question } = column
  const [grown, setGrown] = useState({ question, size: step })
  const size = grown.question === question ? grown.size : step
  const ask = (cards: number) => boardQuery<E>({ ...column, client, size: cards })
  const cards = useQuery({ ...ask(size), enabled, placeholderData: keepPreviousData })
  const more = useMutation({
    mutationFn: async () => {
      const next = Math.min(maxPageSize, size + step)
      await queryClient.query(ask(next))
      setGrown({ question, size: next })
    },
  })
  return { ...cards, more, full: size >= maxPageSize }
}
