import { lazyPart } from '@embpm/ui/lazy-part'
import { TextField } from '@embpm/ui/text-field'
import { toasts } from '@embpm/ui/toast'
import { dequal } from 'dequal/lite'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formFields, toFormValues } from '../../../entity/EntityForm.js'
import { entityQuery } from '../../../entity/entityQueries.js'
import { useEntitySource } from '../../../entity/useEntitySource.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { usePart } from '../../../shell/usePart.js'
import { copyStart } from './copyStart.js'
import { operationOrderKind as kind } from './operationOrderKind.js'

const picker = lazyPart(async () => (await import('../../../entity/OperationOrderPicker.js')).OperationOrderPicker)
const templates = { template: ['true'] }

/** Begins a new order with a template: what was not entered by hand becomes as it says. */
export function TemplateField() {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const source = useEntitySource(kind, templates)
  const { formState, getValues, setValue } = useFormContext()
  const [chosen, setChosen] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const { Part: Picker } = usePart(picker, !failed, () => setFailed(true))
  /** What stands in the form without anybody having entered it. */
  const given = useRef<Readonly<Record<string, unknown>>>(undefined)

  const begin = async (id: string | null) => {
    setChosen(id)
    if (id === null) return
    try {
      const template = await queryClient.query(entityQuery(kind, { client, organisation }, id))
      const next: Readonly<Record<string, unknown>> = { ...toFormValues(kind.form, template), ...copyStart }
      const before: Readonly<Record<string, unknown>> = given.current ?? formState.defaultValues ?? {}
      const untouched = formFields(kind.form).filter((field) => dequal(getValues(field), before[field]))
      for (const field of untouched) setValue(field, next[field], { shouldDirty: true, shouldValidate: true })
      given.current = { ...before, ...next }
    } catch {
      toasts.add({ text: t('operationOrders.templateFailed'), icon: 'error' })
      setChosen(null)
    }
  }

  if (failed) return null
  const label = t('operationOrders.beginWith')
  if (!Picker) return <TextField label={label} readOnly value="" aria-busy />
  return (
    <Picker
      label={label}
      description={t('operationOrders.beginWithHelp')}
      source={source}
      value={chosen}
      onValueChange={(id) => void begin(id)}
    />
  )
}
