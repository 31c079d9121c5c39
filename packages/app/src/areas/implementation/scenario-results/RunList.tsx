import type { TestRun } from '@embpm/contract/test-run'
import { Button, LinkButton } from '@embpm/ui/button'
import type { MenuItem } from '@embpm/ui/menu'
import { useRouter } from '@tanstack/react-router'
import { CirclePlay, GitCompare } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../entity/useUser.js'
import { useResultsHref } from '../test-runs/useResultsHref.js'
import { useReRun } from '../test-runs/useReRun.js'
import { useRunHref } from '../test-runs/useRunHref.js'
import { RecordList } from './RecordList.js'
import { runColumns } from './runColumns.js'
import { runKind as kind } from './runKind.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Every run over all scenarios. Two of one scenario are compared; what failed in one is run again. */
export function RunList() {
  const { t } = useTranslation()
  const router = useRouter()
  const runHref = useRunHref()
  const resultsHref = useResultsHref()
  const reRun = useReRun()
  const mayWrite = useMayWrite(kind)
  const [selected, setSelected] = useState<TestRun[]>([])

  const rowActions = useCallback(
    (run: TestRun): readonly MenuItem[] => {
      const failed = run.failed + run.blocked
      const why = failed === 0 ? t('testRuns.nothingFailed') : run.state === 'open' ? t('testRuns.isOpen') : undefined
      const go = (href: string) => () => void router.navigate({ href })
      return [
        { id: 'open', label: t('scenarioRuns.open'), onAction: go(runHref({ run: run.id })) },
        ...(mayWrite
          ? [
              {
                id: 're-run',
                label: failed === 0 ? t('testRuns.reRunFailed') : t('testRuns.reRun', { count: failed }),
                onAction: () => void reRun({ scenarioId: run.scenarioId, sourceRunId: run.id, system: run.system }),
                ...(why !== undefined && { disabled: true, description: why }),
              },
            ]
          : []),
        {
          id: 'compare',
          label: t('scenarioRuns.compareBefore'),
          onAction: go(resultsHref({ view: 'compare', to: run.id })),
          ...(run.runNo === 1 && { disabled: true, description: t('scenarioRuns.isFirst') }),
        },
        {
          id: 'report',
          label: t('scenarioRuns.report'),
          onAction: go(resultsHref({ view: 'report', run: run.id })),
        },
      ]
    },
    [t, router, runHref, resultsHref, reRun, mayWrite],
  )
  return (
    <RecordList
      kind={kind}
      columns={runColumns}
      tab="runs"
      newest="startedAt"
      rowHref={useCallback(({ id }: TestRun) => runHref({ run: id }), [runHref])}
      rowActions={rowActions}
      selectionMode="multiple"
      selectedKeys={selected.map(({ id }) => id)}
      onSelectedKeysChange={(_keys, rows) => setSelected(rows)}
      actions={
        <LinkButton variant="primary" href={runHref()} icon={<CirclePlay {...glyph} />}>
          {t('testRuns.run')}
        </LinkButton>
      }
      selectionActions={<Compare runs={selected} />}
    />
  )
}

/** Compares two runs of one scenario; of others it says what is wanted. */
function Compare({ runs }: { runs: readonly TestRun[] }) {
  const { t } = useTranslation()
  const router = useRouter()
  const resultsHref = useResultsHref()
  const [from, to] = runs.toSorted((a, b) => a.runNo - b.runNo)
  const fits = runs.length === 2 && from?.scenarioId === to?.scenarioId
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        icon={<GitCompare {...glyph} />}
        disabled={!fits}
        onPress={() =>
          from && to && router.navigate({ href: resultsHref({ view: 'compare', from: from.id, to: to.id }) })
        }
      >
        {t('scenarioRuns.compare')}
      </Button>
      {!fits && <span>{t('scenarioRuns.twoOfOne')}</span>}
    </>
  )
}
