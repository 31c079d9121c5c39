import type { Board } from '@embpm/contract/sample/scrumboard'
import { Avatar } from '@embpm/ui/avatar'
import { useTranslation } from 'react-i18next'

/** Who works on a board, as pictures with their names. */
export function BoardMembers({ members }: Pick<Board, 'members'>) {
  const { t } = useTranslation()
  return (
    <ul className="emb-app-scrum-members" aria-label={t('scrumboard.members')}>
      {members.map(({ id, name, avatar }) => (
        <li key={id}>
          <Avatar size="s" name={name} src={avatar} title={name} />
        </li>
      ))}
    </ul>
  )
}
