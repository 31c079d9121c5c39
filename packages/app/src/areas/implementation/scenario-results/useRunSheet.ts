import type { OpenedRun } from '@embpm/contract/test-runner'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageSheet } from '../../../shell/useSaveSheet.js'
import { clockText } from '../test-runs/runModel.js'

/** A run as a spreadsheet: a line for each step, with all that its report says in words. */
export function useRunSheet({ run, scenario, steps }: OpenedRun): () => PageSheet {
  const { t } = useTranslation()
  return useCallback(
    () => ({
      fileName: `${scenario.code} – ${t('testRuns.number', { number: run.runNo })}`,
      headers: [
        '#',
        t('fields.process'),
        t('fields.title'),
        t('fields.action'),
        t('fields.testData'),
        t('fields.expected'),
        t('fields.result'),
        t('fields.actual'),
        t('fields.defectRef'),
        t('fields.executedBy'),
        t('fields.executedAt'),
        t('scenarioRuns.duration'),
        t('fields.evidence'),
      ],
      rows: steps.map(({ task, process, result }, place) => [
        place + 1,
        [process.code, process.name, process.variant].filter(Boolean).join(' '),
        task.title,
        task.action,
        task.testData,
        task.expected,
        t(`choices.testResult.${result.result}`),
        result.actual,
        result.defectRef,
        result.executedBy?.name ?? '',
        result.executedAt,
        result.result === 'not run' ? null : clockText(result.seconds),
        result.evidence.length,
      ]),
      widths: [50, 220, 240, 320, 240, 320, 120, 320, 110, 150, 170, 100, 90],
    }),
    [t, run.runNo, scenario.code, steps],
  )
}
