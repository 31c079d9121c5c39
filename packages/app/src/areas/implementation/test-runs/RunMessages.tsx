import { useTranslation } from 'react-i18next'
import { EntriesMessages } from '../../../entity/entries/EntriesMessages.js'
import { useDates } from '../../../shell/useDates.js'
import type { ResultEntry } from './runModel.js'
import type { Runner } from './useRunner.js'
import type { RunResults } from './useRunResults.js'

/** What of the results needs somebody: not sent yet, recorded by another as well, or refused. */
export function RunMessages({ runner, results }: { runner: Runner; results: RunResults }) {
  const { t } = useTranslation()
  const dates = useDates()
  const stepOf = ({ id }: ResultEntry) => {
    const at = runner.steps.findIndex(({ result }) => result.id === id)
    return at < 0 ? null : { at, title: runner.steps[at]?.task.title ?? '' }
  }
  const words = ({ result, actual }: { result: ResultEntry['fields']['result']; actual: string }) =>
    [t(`choices.testResult.${result}`), actual.trim()].filter((one) => one !== '').join(': ')
  return (
    <EntriesMessages
      className="emb-app-run-messages"
      entries={results}
      waiting={(count) => ({ title: t('testRuns.waiting', { count }), text: t('testRuns.waitingText') })}
      conflict={(entry) => ({
        title: t('testRuns.conflictTitle', {
          name: entry.theirs?.executedBy?.name ?? t('scenarioBuild.somebody'),
          step: (stepOf(entry)?.at ?? 0) + 1,
          time: entry.theirs?.executedAt ? dates.time(entry.theirs.executedAt) : '',
        }),
        text: t('testRuns.conflictText', {
          theirs: entry.theirs ? words(entry.theirs) : '',
          mine: words(entry.fields),
        }),
      })}
      refused={(entry) => ({
        title: t('testRuns.refusedTitle', { step: stepOf(entry)?.title ?? entry.id }),
        text: words(entry.fields),
      })}
      labels={{
        send: t('testRuns.sendNow'),
        again: t('testRuns.again'),
        keepTheirs: t('testRuns.keepTheirs'),
        discard: t('testRuns.discard'),
      }}
    />
  )
}
