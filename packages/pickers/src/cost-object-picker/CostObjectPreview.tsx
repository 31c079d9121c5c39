import { JsonView } from '@embpm/ui/json-view'
import { KeyValue } from '@embpm/ui/key-value'
import { useWords } from '@embpm/ui/ui-strings'
import { Network } from 'lucide-react'
import type { ComponentProps } from 'react'
import { costObjectPickerWords } from './costObjectPickerWords.js'
import type { CostObjectRow } from './CostObjectRow.js'

/** Props of `CostObjectPreview`; further ones go to the root. */
export interface CostObjectPreviewProps extends Omit<ComponentProps<'div'>, 'children'> {
  costObject: CostObjectRow
}

const facts = [
  'controllingArea',
  'type',
  'category',
  'responsible',
  'plant',
  'functionalArea',
  'currency',
  'profitCenter',
] as const

/** The facts of one cost object, whether it stands for others, its group, and its metadata as formatted JSON. */
export function CostObjectPreview({ costObject, className = '', ...rest }: CostObjectPreviewProps) {
  const t = useWords(costObjectPickerWords)
  const { costObjectGroup, costObjectGroupText } = costObject
  const group = [costObjectGroup, costObjectGroupText].filter(Boolean).join(' · ')
  return (
    <div {...rest} className={`emb-preview emb-cost-object ${className}`}>
      <h3>{costObject.name}</h3>
      <p className="emb-preview-id">{costObject.costObject}</p>
      {costObject.hierarchy && (
        <p className="emb-preview-note">
          <Network size={16} strokeWidth={1.5} aria-hidden="true" />
          {t('isHierarchy')}
        </p>
      )}
      <KeyValue
        items={[
          ...facts.map((key) => ({ label: t(key), value: costObject[key] })),
          { label: t('costObjectGroup'), value: group },
        ]}
      />
      {costObject.description && (
        <>
          <h4>{t('description')}</h4>
          <p className="emb-preview-text" data-expanded="">
            {costObject.description}
          </p>
        </>
      )}
      {costObject.metadata !== undefined && (
        <>
          <h4>{t('metadata')}</h4>
          <JsonView value={costObject.metadata} />
        </>
      )}
    </div>
  )
}
