import type { Revision, RevisionState } from '@embpm/contract/revision'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** What a revision is called, in the language of the page. */
export interface RevisionWords {
  /** Its label, or its number; a draft without a label is one that was saved by itself. */
  nameOf: (revision: Revision) => string
  stateOf: (revision: Pick<Revision, 'state'>) => string
  /** Who made it, and when. */
  madeOf: (revision: Revision) => string
}

/** Tones of badges by state. */
export const stateTones = {
  draft: 'info',
  review: 'warning',
  published: 'success',
  archived: 'neutral',
} as const satisfies Record<RevisionState, string>

/** What revisions are called. */
export function useRevisionWords(): RevisionWords {
  const { t } = useTranslation()
  const dates = useDates()
  return {
    nameOf: ({ label, state, number }) =>
      label || t(state === 'draft' ? 'processView.draft' : 'processView.revision', { number }),
    stateOf: ({ state }) => t(`processView.states.${state}`),
    madeOf: ({ createdBy, createdAt }) => `${createdBy}, ${dates.dateTime(createdAt)}`,
  }
}
