import { KeyValue } from '@embpm/ui/key-value'
import { useWords } from '@embpm/ui/ui-strings'
import type { ComponentProps } from 'react'
import { dataElementPickerWords } from './dataElementPickerWords.js'
import type { DataElementRow } from './DataElementRow.js'

/** Props of `DataElementPreview`; further ones go to the root. */
export interface DataElementPreviewProps extends Omit<ComponentProps<'div'>, 'children'> {
  dataElement: DataElementRow
}

/** The type of one data element, and its labels. */
export function DataElementPreview({ dataElement, className = '', ...rest }: DataElementPreviewProps) {
  const t = useWords(dataElementPickerWords)
  const fact = (key: Exclude<keyof DataElementRow, 'id'>) => ({
    label: t(key),
    value: dataElement[key],
  })
  return (
    <div {...rest} className={`emb-preview emb-data-element ${className}`}>
      <h3>{dataElement.rollName}</h3>
      <p className="emb-preview-id">{dataElement.description}</p>
      <KeyValue items={(['system', 'domain', 'type', 'length', 'decimals', 'searchHelp'] as const).map(fact)} />
      <h4>{t('labels')}</h4>
      <KeyValue items={(['heading', 'shortLabel', 'mediumLabel', 'longLabel'] as const).map(fact)} />
    </div>
  )
}
