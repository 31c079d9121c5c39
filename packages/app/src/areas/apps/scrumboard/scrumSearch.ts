import type { Card } from '@embpm/contract/sample/scrumboard'
import * as z from 'zod/mini'

/** What the address of a board says beside the card: what is searched for, and the id of a label. */
export const scrumSearch = {
  search: z.string().check(z.maxLength(200)),
  label: z.string().check(z.minLength(1), z.maxLength(100)),
}

/** Which cards of a board are shown. */
export interface ScrumChoice {
  search: string
  label?: string
}

/** Whether a choice leaves cards out. */
export const isChoosy = ({ search, label }: ScrumChoice): boolean => search.trim() !== '' || label !== undefined

/** The cards that fit a choice, in their order. A search looks into titles and descriptions, ignoring case. */
export function chosenCards(cards: readonly Card[], { search, label }: ScrumChoice, language: string): readonly Card[] {
  const wanted = search.trim().toLocaleLowerCase(language)
  return cards.filter(
    ({ title, description, labels }) =>
      (label === undefined || labels.some(({ id }) => id === label)) &&
      [title, description ?? ''].some((text) => text.toLocaleLowerCase(language).includes(wanted)),
  )
}
