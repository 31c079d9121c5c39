import { Dialog } from '@embpm/ui/dialog'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { CheckStep } from './CheckStep.js'
import type { CheckedRow } from './CheckedRow.js'
import { FileStep } from './FileStep.js'
import type { ImportPlan } from './usePlan.js'
import { importFields, type ImportKind } from './ImportKind.js'
import { MapStep } from './MapStep.js'
import type { ReadFile } from './useImportFile.js'
import { WriteStep } from './WriteStep.js'

/** Props of `ImportDialog`. */
export interface ImportDialogProps {
  kind: ImportKind
  organisation: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called after something was written. */
  onImported: () => void
}

/** Where an import is: what earlier steps came to is kept, so that one can go back. */
type Step =
  | { name: 'file' }
  | { name: 'map'; read: ReadFile; plan?: ImportPlan }
  | { name: 'check'; read: ReadFile; plan: ImportPlan }
  | { name: 'write'; read: ReadFile; plan: ImportPlan; checked: readonly CheckedRow[] }

const order = ['file', 'map', 'check', 'write'] as const

/**
 * Brings the rows of a file into the product, in four steps: choose the file, say which column is which field, see what would
 * become of each row, write. Nothing is written before the last step.
 */
export function ImportDialog({ kind, organisation, open, onOpenChange, onImported }: ImportDialogProps) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const [step, setStep] = useState<Step>({ name: 'file' })
  const [busy, setBusy] = useState(false)
  const fields = useMemo(() => importFields(kind.fields), [kind.fields])
  const api = kind.api(client)
  const number = order.indexOf(step.name) + 1

  const written = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind.name) })
    onImported()
  }

  return (
    <Dialog
      className="emb-app-import"
      size="xxl"
      open={open}
      onOpenChange={onOpenChange}
      // A press beside the dialog must not throw away what was mapped or checked.
      dismissible={step.name === 'file'}
    >
      <Dialog.Header
        title={t('list.import.title')}
        context={`${t(`${kind.words}.title`)} · ${t('list.import.step', { number, of: order.length, name: t(`list.import.steps.${step.name}`) })}`}
        closeable={!busy}
      />
      {step.name === 'file' && (
        <FileStep kind={kind} fields={fields} onRead={(read) => setStep({ name: 'map', read })} />
      )}
      {step.name === 'map' && (
        <MapStep
          read={step.read}
          plan={step.plan}
          fields={fields}
          allFields={kind.fields}
          onBack={() => setStep({ name: 'file' })}
          onNext={(plan) => setStep({ name: 'check', read: step.read, plan })}
        />
      )}
      {step.name === 'check' && (
        <CheckStep
          api={api}
          read={step.read}
          plan={step.plan}
          fields={fields}
          onBusyChange={setBusy}
          onBack={() => setStep({ ...step, name: 'map' })}
          onNext={(checked) => setStep({ ...step, name: 'write', checked })}
        />
      )}
      {step.name === 'write' && (
        <WriteStep
          api={api}
          read={step.read}
          plan={step.plan}
          fields={fields}
          checked={step.checked}
          onBusyChange={setBusy}
          onWritten={written}
          onAgain={() => setStep({ name: 'file' })}
          onClose={() => onOpenChange(false)}
        />
      )}
    </Dialog>
  )
}
