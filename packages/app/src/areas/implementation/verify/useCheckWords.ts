import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { totalsOf } from './shownRules.js'
import type { ModelCheck } from './useModelCheck.js'

/** What is read out of a run: its start, its middle and its end, and not each rule. */
export function useCheckWords({ run, shown }: ModelCheck): string {
  const { t } = useTranslation()
  const through = [...run.rules.values()].filter(({ checked }) => checked !== 'waiting').length
  const isHalf = run.rules.size > 0 && through * 2 >= run.rules.size
  const { phase } = run
  return useMemo(() => {
    if (phase === 'running') return t(isHalf ? 'verify.saidHalf' : 'verify.saidStart')
    if (phase === 'cancelled') return t('verify.saidCancelled')
    if (phase !== 'done' || !shown) return ''
    const { error, warning, note } = totalsOf(shown).severities
    return t('verify.saidDone', { errors: error.findings, warnings: warning.findings, notes: note.findings })
  }, [phase, isHalf, shown, t])
}
