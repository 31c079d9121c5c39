import { SegmentedControl } from '@embpm/ui/segmented-control'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ReferenceInput } from '../../../../entity/ReferenceInput.js'
import { useReferenceName } from '../../../../entity/useReferenceName.js'
import './styles.css'

const targets = ['projects', 'scenarios', 'operationOrders'] as const

/** What somebody can work for. */
type Target = (typeof targets)[number]

/** What somebody works for: a project, a scenario or an order, chosen by the picker of its kind. */
export function WorksForInput() {
  const { t } = useTranslation()
  const value: unknown = useWatch({ name: 'targetId' })
  const [chosen, setChosen] = useState<Target>('projects')
  const isChosen = typeof value === 'string' && value !== ''
  const found = useReferenceName(targets, isChosen ? value : '')
  // One that is there shows the picker of its kind.
  const known = isChosen ? targets.find((one) => one === found.to) : undefined
  const target = known ?? chosen
  const others = targets.filter((one) => one !== target)
  return (
    <div className="emb-app-capacity-target">
      <ReferenceInput key={target} name="targetId" label={t('fields.worksFor')} required to={target} alsoTo={others} />
      {!isChosen && (
        <SegmentedControl<Target>
          size="s"
          label={t('employeeAssignments.targetKind')}
          value={target}
          segments={targets.map((one) => ({ value: one, label: t(`employeeAssignments.targets.${one}`) }))}
          onValueChange={setChosen}
        />
      )}
    </div>
  )
}
