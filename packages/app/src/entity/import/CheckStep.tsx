import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Download } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shell/ServicesProvider.js'
import type { EntityField } from '../EntityField.js'
import { ActionFilter } from './ActionFilter.js'
import { BatchProgress } from './BatchProgress.js'
import type { FileRow } from './Cell.js'
import { countActions, type CheckedRow, type RowAction } from './CheckedRow.js'
import { checkRows } from './checkRows.js'
import { nearestKnown } from './nearestKnown.js'
import type { ImportApi } from './ImportKind.js'
import type { ImportPlan } from './usePlan.js'
import { ResultTable } from './ResultTable.js'
import { LeftOutList } from './LeftOutList.js'
import { rowOptions } from './rowOptions.js'
import { StepTitle } from './StepTitle.js'
import { useBatchRun } from './useBatchRun.js'
import type { ReadFile } from './useImportFile.js'
import { useRefusedFile } from './useRefusedFile.js'

/** Props of `CheckStep`. */
export interface CheckStepProps {
  api: ImportApi
  read: ReadFile
  plan: ImportPlan
  fields: Readonly<Record<string, EntityField>>
  onBusyChange: (busy: boolean) => void
  onBack: () => void
  onNext: (checked: readonly CheckedRow[]) => void
}

/** The third step: what would become of each row. The server is asked, and writes nothing. */
export function CheckStep({ api, read, plan, fields, onBusyChange, onBack, onNext }: CheckStepProps) {
  const { t, i18n } = useTranslation()
  const { status, run, start, stop } = useBatchRun<FileRow, CheckedRow>()
  const [shown, setShown] = useState<RowAction | null>(null)
  const saveRefused = useRefusedFile(fields)
  const { client } = useServices()
  const [findNearest] = useState(() => nearestKnown(client))
  const numbers = new Intl.NumberFormat(i18n.language)

  const check = async () => {
    const options = rowOptions(plan, fields, read.vocabularies)
    onBusyChange(true)
    const known = { items: plan.sheet.rows, results: run.results }
    await start(known, (rows, signal) =>
      checkRows(api, rows, options, { signal, findNearest, identity: plan.sheet.identity }),
    )
    onBusyChange(false)
  }
  const begin = useEffectEvent(() => void check())
  useEffect(() => {
    const timer = setTimeout(() => begin())
    return () => clearTimeout(timer)
  }, [])

  const names = useMemo(() => plan.mapping.filter((name) => name !== null), [plan])
  const checked = run.results
  const rows = useMemo(
    () => (shown === null ? checked : checked.filter(({ result }) => result.action === shown)),
    [checked, shown],
  )
  const counts = useMemo(() => countActions(checked), [checked])
  const writable = counts.create + counts.update

  if (status !== 'done') {
    return (
      <>
        <Dialog.Body className="emb-app-import-step">
          <BatchProgress
            title={t('list.import.check.running')}
            status={status}
            done={checked.length}
            total={plan.sheet.rows.length}
            failedText={t('list.import.check.failed')}
            stoppedText={t('list.import.check.stopped')}
            onRetry={check}
          />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onPress={status === 'running' ? stop : onBack}>
            {t(status === 'running' ? 'shell.cancel' : 'list.import.back')}
          </Button>
        </Dialog.Footer>
      </>
    )
  }
  return (
    <>
      <Dialog.Body padded={false} className="emb-app-import-checked">
        <div className="emb-app-import-bar">
          <StepTitle>
            {writable > 0
              ? t('list.import.check.ready', { count: writable, number: numbers.format(writable) })
              : t('list.import.check.nothing')}
          </StepTitle>
          <LeftOutList left={plan.sheet.left ?? []} />
          <ActionFilter counts={counts} value={shown} onValueChange={setShown} />
        </div>
        <ResultTable rows={rows} names={names} fields={fields} aria-label={t('list.import.result.title')} />
      </Dialog.Body>
      <Dialog.Footer
        start={
          counts.refused > 0 && (
            <Button
              size="s"
              variant="ghost"
              icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
              onPress={() => saveRefused(checked, plan, read.file.name)}
            >
              {t('list.import.result.download')}
            </Button>
          )
        }
      >
        <Button onPress={onBack}>{t('list.import.back')}</Button>
        <Button variant="primary" disabled={writable === 0} onPress={() => onNext(checked)}>
          {t('list.import.check.next', { count: writable, number: numbers.format(writable) })}
        </Button>
      </Dialog.Footer>
    </>
  )
}
