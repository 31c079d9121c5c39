import type { Entity } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import { useDates } from '../shell/useDates.js'

/** Props of `NewerNotice`. */
export interface NewerNoticeProps {
  /** The entity as somebody else has saved it. */
  newer: Entity
  onCompare: () => void
}

/** Says, before one saves, that somebody else has saved the entity that is being edited; nothing is lost by it. */
export function NewerNotice({ newer, onCompare }: NewerNoticeProps) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <Message
      tone="info"
      title={t('conflict.newerTitle', { user: newer.changedBy, time: dates.dateTime(newer.changedAt) })}
      actions={
        <Button size="s" onPress={onCompare}>
          {t('conflict.compare')}
        </Button>
      }
    >
      {t('conflict.newerText')}
    </Message>
  )
}
