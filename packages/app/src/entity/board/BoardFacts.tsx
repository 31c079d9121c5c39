import type { ReferenceName } from '@embpm/contract'
import { Avatar } from '@embpm/ui/avatar'
import { useTranslation } from 'react-i18next'
import { referenceText } from '../referenceText.js'

/** Props of `BoardFacts`. */
export interface BoardFactsProps {
  /** What people call it by, such as its number. */
  code: string
  /** Words of one line; those that are empty are left out. */
  facts: readonly (string | false | null | undefined)[]
  /** Who does it, as a picture with their name. */
  person: (Pick<ReferenceName, 'name' | 'deleted'> & { id: string }) | null
}

/** What the card of something that people work on tells below its title: its number, some words, and who does it. */
export function BoardFacts({ code, facts, person }: BoardFactsProps) {
  const { t } = useTranslation()
  return (
    <div className="emb-app-board-facts">
      <div>
        <bdi className="emb-app-board-code">{code}</bdi>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {person && <Avatar name={person.name} size="s" title={referenceText(t, person.id, person)} />}
    </div>
  )
}
