import { linkTypes } from '@embpm/calendar/schedule'
import type { OperationTask } from '@embpm/contract/operation-task'
import { NumberInput } from '@embpm/forms/number-input'
import { PickerField } from '@embpm/forms/picker-field'
import { RepeatSection } from '@embpm/forms/repeat-section'
import { SelectInput } from '@embpm/forms/select-input'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { OperationTaskPicker } from '../../../entity/OperationTaskPicker.js'
import { useEntitySource } from '../../../entity/useEntitySource.js'
import { operationTaskKind as kind } from './operationTaskKind.js'

/** What a task waits for: tasks of its order, each with how and by how many working days. Bound to the form around it. */
export function PredecessorsField({ entity }: { entity: OperationTask | null }) {
  const { t } = useTranslation()
  const orderId: unknown = useWatch({ name: 'orderId' })
  const order = typeof orderId === 'string' ? orderId : ''
  const source = useEntitySource(
    kind,
    useMemo(() => ({ orderId: [order] }), [order]),
  )
  if (order === '') return <p className="emb-app-aside-note">{t('operationTasks.orderFirst')}</p>
  return (
    <RepeatSection
      name="predecessors"
      label={t('fields.predecessors')}
      addLabel={t('operationTasks.addPredecessor')}
      newRow={() => ({ id: null, type: 'FS', lag: 0 })}
    >
      {(row) => (
        <>
          <PickerField
            key={entity?.id}
            name={`${row.name}.id`}
            label={t('operationTasks.predecessor')}
            required
            picker={OperationTaskPicker}
            source={source}
          />
          <SelectInput
            name={`${row.name}.type`}
            label={t('fields.type')}
            options={linkTypes.map((type) => ({
              value: type,
              label: `${type} · ${t(`operationTasks.links.${type}`)}`,
            }))}
          />
          <NumberInput name={`${row.name}.lag`} label={t('fields.lag')} min={-500} max={500} />
        </>
      )}
    </RepeatSection>
  )
}
