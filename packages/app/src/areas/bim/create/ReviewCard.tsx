import { PickerField } from '@embpm/forms/picker-field'
import { Card } from '@embpm/ui/card'
import { KeyValue } from '@embpm/ui/key-value'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NameControl } from '../../../entity/NameControl.js'
import { type CreationValues, newElementNames, systemOf } from './creationForm.js'
import { filledRows } from './fieldRows.js'
import { systemName } from './TableCard.js'

/** The last step: what will be created, all of it or nothing. */
export function ReviewCard() {
  const { t, i18n } = useTranslation()
  const [table, rows, elementSystem] = useWatch<CreationValues, ['table', 'fields', 'elementSystem']>({
    name: ['table', 'fields', 'elementSystem'],
  })
  const filled = filledRows(rows)
  const elements = newElementNames(filled)
  const numbers = new Intl.NumberFormat(i18n.language)
  const keys = filled.filter(({ isKey }) => isKey).length
  const system = systemOf({ table, elementSystem })
  return (
    <Card title={t('tableCreation.steps.review')}>
      <div className="emb-app-create-review">
        <p>{t('tableCreation.whole')}</p>
        <KeyValue
          items={[
            {
              label: t('fields.tableName'),
              value:
                table.tableName === ''
                  ? '–'
                  : t('tableCreation.named', { name: table.tableName, version: table.version }),
            },
            { label: t('dataFields.title'), value: numbers.format(filled.length) },
            { label: t('tableCreation.keyFields'), value: numbers.format(keys) },
            { label: t('tableCreation.newElements'), value: numbers.format(elements.length) },
          ]}
        />
        {elements.length > 0 && (
          <>
            {table.kind === 'dataTables' ? (
              <PickerField
                name="elementSystem"
                picker={NameControl}
                names={systemName}
                required
                label={t('tableCreation.elementSystem')}
                description={t('tableCreation.elementSystemHelp')}
              />
            ) : (
              <p>{t('tableCreation.elementsIn', { system: system || '–' })}</p>
            )}
            <ul className="emb-app-create-elements" aria-label={t('tableCreation.newElements')}>
              {elements.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}
