import { useFloating } from '@embpm/ui/floating'
import { CircleAlert } from 'lucide-react'
import { useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mentions } from './useMentions.js'

/** Props of `MentionList`. */
export interface MentionListProps {
  id: string
  /** What it hangs below. */
  anchor: RefObject<HTMLElement | null>
  mentions: Mentions
}

/** Id of the option at an index of the list. */
export const mentionOptionId = (listId: string, index: number): string => `${listId}-${index}`

/** The people who can be mentioned, below the field; the focus stays in that. */
export function MentionList({ id, anchor, mentions }: MentionListProps) {
  const { t } = useTranslation()
  const layer = useFloating<HTMLDivElement>(anchor)
  const { people, active, isFailed, isOlder } = mentions
  useEffect(() => {
    document.getElementById(mentionOptionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div
      ref={layer}
      className="emb-combo-list"
      popover="manual"
      data-status={isOlder ? 'loading' : 'ready'}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      {isFailed && (
        <div className="emb-combo-note" data-error>
          <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
          {t('comments.peopleFailed')}
        </div>
      )}
      {people.length > 0 && (
        <div id={id} role="listbox" aria-label={t('comments.people')} className="emb-combo-options">
          {people.map((person, index) => (
            <div
              key={person.id}
              id={mentionOptionId(id, index)}
              role="option"
              className="emb-combo-option"
              aria-selected={index === active}
              data-active={index === active || undefined}
              tabIndex={-1}
              onPointerMove={() => index !== active && mentions.mark(index)}
              onClick={() => mentions.choose(person)}
              onKeyDown={(event) => {
                // A screen reader may put the focus on the option itself.
                if (event.key === 'Enter') mentions.choose(person)
              }}
            >
              <span className="emb-combo-label">{person.name}</span>
              {person.detail !== undefined && <span className="emb-combo-detail">{person.detail}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
