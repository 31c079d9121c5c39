import { dayOf, differenceInDays } from '@embpm/calendar'
import { LinkButton } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AssistantChat } from './chatHistory.js'

/** Props of `ChatLinks`. */
export interface ChatLinksProps {
  chats: readonly AssistantChat[]
  /** The id of the one that is shown. */
  current?: string
  /** Where a conversation is; without an id a new one. */
  hrefOf: (id?: string) => string
  /** Called when one of them is followed. */
  onFollow: () => void
}

const ages = ['today', 'week', 'earlier'] as const

/** The conversations of the user by their age, and the way to a new one. */
export function ChatLinks({ chats, current, hrefOf, onFollow }: ChatLinksProps) {
  const { t } = useTranslation()
  const byAge = Map.groupBy(chats, ({ at }) => ageOf(at))
  return (
    <div className="emb-app-assistant-chats">
      <LinkButton
        href={hrefOf()}
        size="s"
        onClick={onFollow}
        icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
      >
        {t('chat.newChat')}
      </LinkButton>
      {ages.map((age) => {
        const group = byAge.get(age) ?? []
        if (group.length === 0) return null
        return (
          <section key={age} aria-label={t(`assistant.${age}`)}>
            <p className="emb-app-assistant-age" aria-hidden="true">
              {t(`assistant.${age}`)}
            </p>
            <ul>
              {group.map(({ id, turns }) => (
                <li key={id}>
                  <Link
                    href={hrefOf(id)}
                    onClick={onFollow}
                    className="emb-app-assistant-link"
                    aria-current={id === current ? 'page' : undefined}
                    dir="auto"
                  >
                    {turns[0]?.question}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {chats.length === 0 && <p className="emb-app-assistant-note">{t('assistant.none')}</p>}
    </div>
  )
}

function ageOf(at: string): (typeof ages)[number] {
  const days = differenceInDays(dayOf(new Date()), dayOf(new Date(at)))
  return days <= 0 ? 'today' : days <= 7 ? 'week' : 'earlier'
}
