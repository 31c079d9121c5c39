import { Message } from '@embpm/ui/message'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkChange } from './bulkChanges.js'

/** Props of `RefusedList`. */
export interface RefusedListProps {
  /** How many were changed. */
  changed: number
  refused: readonly { change: BulkChange; code: string }[]
}

const codes = ['CONFLICT', 'NOT_FOUND', 'TAKEN', 'MISPLACED', 'LOCKED', 'CLASH', 'FORBIDDEN'] as const

/** What could not be changed, by name and with why. */
export function RefusedList({ changed, refused }: RefusedListProps) {
  const { t, i18n } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const numbers = new Intl.NumberFormat(i18n.language)
  return (
    <>
      <Message
        ref={box}
        tabIndex={-1}
        className="emb-app-bulk-news"
        tone="warning"
        title={t('list.bulk.refused', { count: refused.length, number: numbers.format(refused.length) })}
      >
        {t('list.bulk.changed', { count: changed, number: numbers.format(changed) })}
      </Message>
      <ul className="emb-app-bulk-refused">
        {refused.map(({ change, code }) => (
          <li key={change.entity.id}>
            <b>{change.name}</b>
            <span>{t(`list.bulk.why.${codes.find((one) => one === code) ?? 'other'}`)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
