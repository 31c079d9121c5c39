import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { Progress } from '@embpm/ui/progress'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../../shell/useOnline.js'
import { useFindingWords } from './useFindingWords.js'
import type { ModelCheck } from './useModelCheck.js'

/** How far a run is, and what of it needs somebody. */
export function VerifyMessages({ check }: { check: ModelCheck }) {
  const { t, i18n } = useTranslation()
  const online = useOnline()
  const words = useFindingWords()
  const numbers = useMemo(() => new Intl.NumberFormat(i18n.language || 'en'), [i18n.language])
  const { run } = check
  const done = [...run.rules.values()].filter(({ checked }) => checked !== 'waiting').length
  return (
    <div className="emb-app-verify-messages">
      {!online && (
        <Message tone="warning" title={t('verify.offlineTitle')}>
          {t('verify.offlineText')}
        </Message>
      )}
      {run.phase === 'running' && (
        <Progress
          label={t('verify.running')}
          value={run.read + done}
          max={run.parts + run.rules.size}
          valueText={t('verify.progress', {
            done: numbers.format(done),
            total: numbers.format(run.rules.size),
            objects: numbers.format(run.objects),
          })}
        />
      )}
      {run.phase === 'cancelled' && (
        <Message tone="info" title={t('verify.cancelled')}>
          {t('verify.cancelledText')}
        </Message>
      )}
      {run.phase === 'failed' && (
        <Message tone="danger" title={t('verify.failedTitle')}>
          {t('verify.failedText')}
        </Message>
      )}
      {run.phase === 'done' && run.failed.length > 0 && (
        <Message
          tone="warning"
          title={t('verify.partsFailed')}
          actions={
            <Button size="s" onPress={() => check.retry()}>
              {t('states.retry')}
            </Button>
          }
        >
          {t('verify.partsFailedText', {
            parts: new Intl.ListFormat(i18n.language || 'en').format(run.failed.map(words.part)),
          })}
        </Message>
      )}
      {run.storing === 'failed' && (
        <Message
          tone="warning"
          title={t('verify.notStored')}
          actions={
            <Button size="s" onPress={() => check.save()}>
              {t('verify.storeAgain')}
            </Button>
          }
        >
          {t('verify.notStoredText')}
        </Message>
      )}
    </div>
  )
}
