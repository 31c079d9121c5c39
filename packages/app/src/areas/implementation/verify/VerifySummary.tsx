import type { CheckedModel } from '@embpm/contract/model-check'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { SeverityGlyph } from './SeverityGlyph.js'
import type { ShownRule, Totals } from './shownRules.js'

/** Props of `VerifySummary`. */
export interface VerifySummaryProps {
  totals: Totals
  shown: readonly ShownRule[]
  /** The stored run that is shown; `null` while another one is. */
  latest: CheckedModel['latest']
}

/** How many findings there are of each severity, who checked when, and what changed since the run before. */
export function VerifySummary({ totals, shown, latest }: VerifySummaryProps) {
  const { t, i18n } = useTranslation()
  const dates = useDates()
  const numbers = useMemo(() => new Intl.NumberFormat(i18n.language || 'en'), [i18n.language])
  const seconds = useMemo(
    () => new Intl.NumberFormat(i18n.language || 'en', { maximumFractionDigits: 1 }),
    [i18n.language],
  )
  const { error, warning, note } = totals.severities
  const figures = [
    { mark: 'error', count: error.findings, text: t('verify.errorsIn', { count: error.findings, rules: error.rules }) },
    {
      mark: 'warning',
      count: warning.findings,
      text: t('verify.warningsIn', { count: warning.findings, rules: warning.rules }),
    },
    { mark: 'note', count: note.findings, text: t('verify.notesIn', { count: note.findings, rules: note.rules }) },
    { mark: 'passed', count: totals.passed, text: t('verify.passedOf', { total: shown.length }) },
  ] as const
  return (
    <div className="emb-app-verify-summary">
      {figures.map(({ mark, count, text }) => (
        <p key={mark}>
          <b>
            <SeverityGlyph mark={mark} size={20} silent /> {numbers.format(count)}
          </b>{' '}
          <span>{text}</span>
        </p>
      ))}
      {latest && (
        <p className="emb-app-verify-when">
          {t('verify.by', { at: dates.dateTime(latest.at), name: latest.by })}
          <br />
          {t('verify.took', {
            objects: numbers.format(latest.objects),
            seconds: seconds.format(latest.milliseconds / 1000),
          })}
          {latest.before !== null && (
            <>
              <br />
              {t('verify.since', {
                at: dates.dateTime(latest.before),
                fresh: numbers.format(totals.states.new),
                mended: numbers.format(totals.states.mended),
                remaining: numbers.format(totals.states.open - totals.states.new),
              })}
            </>
          )}
        </p>
      )}
    </div>
  )
}
