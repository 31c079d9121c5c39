import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { Download } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../EntityField.js'
import { BatchProgress } from './BatchProgress.js'
import { countActions, type CheckedRow } from './CheckedRow.js'
import type { ImportApi } from './ImportKind.js'
import type { ImportPlan } from './usePlan.js'
import { ResultTable } from './ResultTable.js'
import { rowWriter } from './rowWriter.js'
import { StepTitle } from './StepTitle.js'
import { useBatchRun } from './useBatchRun.js'
import type { ReadFile } from './useImportFile.js'
import { useRefusedFile } from './useRefusedFile.js'

/** Props of `WriteStep`. */
export interface WriteStepProps {
  api: ImportApi
  read: ReadFile
  plan: ImportPlan
  fields: Readonly<Record<string, EntityField>>
  checked: readonly CheckedRow[]
  onBusyChange: (busy: boolean) => void
  /** Called when something was written, once the writing has ended or stopped. */
  onWritten: () => void
  /** Begins with another file. */
  onAgain: () => void
  onClose: () => void
}

/** The last step: writes what is new or changed, and says what was done. */
export function WriteStep({
  api,
  read,
  plan,
  fields,
  checked,
  onBusyChange,
  onWritten,
  onAgain,
  onClose,
}: WriteStepProps) {
  const { t, i18n } = useTranslation()
  const { status, run, start, stop } = useBatchRun<CheckedRow, CheckedRow>()
  const [send] = useState(() => rowWriter(api))
  const saveRefused = useRefusedFile(fields)
  const [items] = useState(() => checked.filter(({ result }) => ['create', 'update'].includes(result.action)))

  const write = async () => {
    onBusyChange(true)
    const { results } = await start({ items, results: run.results }, (rows) => send(rows))
    onBusyChange(false)
    if (results.length > 0) onWritten()
  }
  const begin = useEffectEvent(() => void write())
  useEffect(() => {
    // Not at once: an effect that React tries out must not write anything.
    const timer = setTimeout(() => begin())
    return () => clearTimeout(timer)
  }, [])

  const written = run.results
  const counts = useMemo(() => countActions(written), [written])
  const refused = useMemo(
    () => [...checked, ...written].filter(({ result }) => result.action === 'refused'),
    [checked, written],
  )
  const names = useMemo(() => plan.mapping.filter((name) => name !== null), [plan])
  const numbers = new Intl.NumberFormat(i18n.language)
  const told = (action: 'create' | 'update' | 'same') =>
    counts[action] > 0 &&
    t(`list.import.done.${action}`, { count: counts[action], number: numbers.format(counts[action]) })

  if (status !== 'done') {
    return (
      <>
        <Dialog.Body className="emb-app-import-step">
          <BatchProgress
            title={t('list.import.write.running')}
            status={status}
            done={written.length}
            total={items.length}
            failedText={t('list.import.write.failed')}
            stoppedText={t('list.import.write.stopped')}
            onRetry={write}
          />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onPress={status === 'running' ? stop : onClose}>
            {t(status === 'running' ? 'list.import.write.stop' : 'list.import.close')}
          </Button>
        </Dialog.Footer>
      </>
    )
  }
  return (
    <>
      <Dialog.Body className="emb-app-import-step">
        <StepTitle>{t('list.import.done.title')}</StepTitle>
        <Message tone={counts.refused > 0 ? 'warning' : 'success'}>
          {[told('create'), told('update'), told('same')].filter(Boolean).join(' · ') || t('list.import.done.nothing')}
        </Message>
        {refused.length > 0 && (
          <section className="emb-app-import-refused">
            <div className="emb-app-import-refused-head">
              <h4 className="emb-app-import-subtitle">
                {t('list.import.done.refused', { count: refused.length, number: numbers.format(refused.length) })}
              </h4>
              <Button
                size="s"
                icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
                onPress={() => saveRefused(refused, plan, read.file.name)}
              >
                {t('list.import.result.download')}
              </Button>
            </div>
            <ResultTable rows={refused} names={names} fields={fields} aria-label={t('list.import.action.refused')} />
          </section>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button onPress={onAgain}>{t('list.import.done.again')}</Button>
        <Button variant="primary" onPress={onClose}>
          {t('list.import.close')}
        </Button>
      </Dialog.Footer>
    </>
  )
}
