import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import type { ResultEntry } from './runModel.js'
import type { Runner } from './useRunner.js'
import type { RunResults } from './useRunResults.js'

/** What of the results needs somebody: not sent yet, recorded by another as well, or refused. */
export function RunMessages({ runner, results }: { runner: Runner; results: RunResults }) {
  const { t } = useTranslation()
  const dates = useDates()
  const all = [...results.entries.values()]
  const waiting = all.filter(({ status }) => status === 'waiting').length
  const isHeld = waiting > 0 && (!results.online || results.failed)
  const stepOf = ({ id }: ResultEntry) => {
    const at = runner.steps.findIndex(({ result }) => result.id === id)
    return at < 0 ? null : { at, title: runner.steps[at]?.task.title ?? '' }
  }
  const words = ({ result, actual }: { result: ResultEntry['fields']['result']; actual: string }) =>
    [t(`choices.testResult.${result}`), actual.trim()].filter((one) => one !== '').join(': ')
  return (
    <div className="emb-app-run-messages">
      {isHeld && (
        <Message
          tone="warning"
          title={t('testRuns.waiting', { count: waiting })}
          actions={
            results.online && (
              <Button size="s" pending={results.sending} onPress={() => results.flush()}>
                {t('testRuns.sendNow')}
              </Button>
            )
          }
        >
          {t('testRuns.waitingText')}
        </Message>
      )}
      {all
        .filter(({ status }) => status === 'conflict')
        .map((entry) => (
          <Message
            key={entry.id}
            tone="warning"
            title={t('testRuns.conflictTitle', {
              name: entry.theirs?.executedBy?.name ?? t('scenarioBuild.somebody'),
              step: (stepOf(entry)?.at ?? 0) + 1,
              time: entry.theirs?.executedAt ? dates.time(entry.theirs.executedAt) : '',
            })}
            actions={
              <>
                <Button size="s" onPress={() => results.again(entry.id)}>
                  {t('testRuns.again')}
                </Button>
                <Button size="s" onPress={() => results.drop(entry.id)}>
                  {t('testRuns.keepTheirs')}
                </Button>
              </>
            }
          >
            {t('testRuns.conflictText', {
              theirs: entry.theirs ? words(entry.theirs) : '',
              mine: words(entry.fields),
            })}
          </Message>
        ))}
      {all
        .filter(({ status }) => status === 'refused')
        .map((entry) => (
          <Message
            key={entry.id}
            tone="danger"
            title={t('testRuns.refusedTitle', { step: stepOf(entry)?.title ?? entry.id })}
            actions={
              <Button size="s" onPress={() => results.drop(entry.id)}>
                {t('testRuns.discard')}
              </Button>
            }
          >
            {words(entry.fields)}
          </Message>
        ))}
    </div>
  )
}
