import { Kbd } from '@embpm/ui/kbd'
import { useTranslation } from 'react-i18next'
import type { GridWords } from './useGridWords.js'

/** Props of `ExecutionStrip`. */
export interface ExecutionStripProps {
  said: string
  /** Whether something is on its way to the server. */
  sending: boolean
  savedAt: Date | null
  mayWrite: boolean
  words: GridWords
}

/** The strip below the grid: what was done last, as a sentence that is read out, when something was stored, and what the keys do. */
export function ExecutionStrip({ said, sending, savedAt, mayWrite, words }: ExecutionStripProps) {
  const { t } = useTranslation()
  const keys = [
    ...(mayWrite
      ? [
          ['F2', t('orderExecution.keys.edit')],
          ['Ctrl Enter', t('orderExecution.keys.confirm')],
          [t('orderExecution.keys.space'), t('orderExecution.keys.select')],
        ]
      : []),
    ['D', t('orderExecution.keys.details')],
  ]
  return (
    <div className="emb-app-execution-strip">
      <span role="status">{said}</span>
      {sending ? (
        <span>{t('orderExecution.saving')}</span>
      ) : (
        savedAt && <span>{t('orderExecution.savedAt', { time: words.time(savedAt) })}</span>
      )}
      {keys.map(([cap = '', text]) => (
        <span key={cap} className="emb-app-execution-key">
          <Kbd>{cap}</Kbd> {text}
        </span>
      ))}
    </div>
  )
}
