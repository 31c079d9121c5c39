import { useParams, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { stepOf } from '../../../entity/step.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { readSearch } from '../../../shell/readSearch.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { isChoosy, type ScrumChoice, scrumSearch } from './scrumSearch.js'

/** What the address of the boards says, and the ways to another one. */
export function useScrumAddress() {
  const router = useRouter()
  const place = usePlace()
  const { boardId, cardId }: { boardId?: string; cardId?: string } = useParams({ strict: false })
  const { values, ignored } = readSearch(useRawSearch(), scrumSearch)
  const choice: ScrumChoice = { search: values.search ?? '', label: values.label }
  const boardsHref = addressOf(inOrganisation('apps/scrumboard'), place)
  const boardHref = (id: string) => `${boardsHref}/${encodeURIComponent(id)}`
  const query = ({ search, label }: ScrumChoice) =>
    stringifySearch({ ...(search !== '' && { search }), ...(label !== undefined && { label }) })
  const here = boardId === undefined ? boardsHref : boardHref(boardId)
  const chosen = query(choice)
  const cardHref = useCallback((id: string) => `${here}/${encodeURIComponent(id)}${chosen}`, [here, chosen])
  const go = (href: string, step: Partial<ReturnType<typeof stepOf>>) =>
    void router.navigate({ href, resetScroll: false, ...step })
  return {
    /** The board that is shown; `undefined` for all of them. */
    boardId,
    /** The card that is edited. */
    cardId,
    choice,
    /** What the address asks for in vain. */
    ignored,
    boardsHref,
    boardHref,
    cardHref,
    /** Closes the card. */
    close: () => go(here + chosen, { replace: true }),
    choose: (next: Partial<ScrumChoice>) => {
      const wanted = { ...choice, ...next }
      go((cardId === undefined ? here : `${here}/${encodeURIComponent(cardId)}`) + query(wanted), {
        ...stepOf(router, isChoosy(choice), isChoosy(wanted)),
      })
    },
    /** Leaves out of the address what it asks for in vain. */
    clean: () => go(cardId === undefined ? here + chosen : cardHref(cardId), { replace: true }),
  }
}

/** What the address of the boards says, and the ways to another one. */
export type ScrumAddress = ReturnType<typeof useScrumAddress>
