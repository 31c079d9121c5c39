import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { Progress } from '@embpm/ui/progress'
import { useTranslation } from 'react-i18next'
import { StepTitle } from './StepTitle.js'

/** Props of `BatchProgress`. */
export interface BatchProgressProps {
  /** What is going on. */
  title: string
  status: 'idle' | 'running' | 'failed' | 'stopped' | 'done'
  done: number
  total: number
  /** What a failure means, and what a retry does. */
  failedText: string
  /** What a stop means. */
  stoppedText: string
  onRetry: () => unknown
}

/** How far the rows are, and how to go on when a request failed or the user stopped. */
export function BatchProgress({ title, status, done, total, failedText, stoppedText, onRetry }: BatchProgressProps) {
  const { t, i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language)
  const failed = status === 'failed'
  return (
    <div className="emb-app-import-progress">
      <StepTitle>{title}</StepTitle>
      <Progress
        aria-label={title}
        label={t('list.import.progress', { done: numbers.format(done), total: numbers.format(total) })}
        value={done}
        max={total}
        tone={failed ? 'danger' : 'brand'}
      />
      {(failed || status === 'stopped') && (
        <Message
          tone={failed ? 'danger' : 'info'}
          title={t(failed ? 'list.import.failedTitle' : 'list.import.stoppedTitle')}
          actions={
            <Button size="s" onPress={onRetry}>
              {t(failed ? 'states.retry' : 'list.import.goOn')}
            </Button>
          }
        >
          {failed ? failedText : stoppedText}
        </Message>
      )}
    </div>
  )
}
