import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { Select } from '@embpm/ui/select'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../EntityField.js'
import { FormatFields } from './FormatFields.js'
import { usePlan, type ImportPlan } from './usePlan.js'
import { LeftOutList } from './LeftOutList.js'
import { MappingTable } from './MappingTable.js'
import { PreviewTable } from './PreviewTable.js'
import { StepTitle } from './StepTitle.js'
import type { ReadFile } from './useImportFile.js'

/** Props of `MapStep`. */
export interface MapStepProps {
  read: ReadFile
  /** What was decided before one came back. */
  plan: ImportPlan | undefined
  /** The fields that a file can fill. */
  fields: Readonly<Record<string, EntityField>>
  /** All fields of the kind, to tell the columns that only the system fills. */
  allFields: Readonly<Record<string, EntityField>>
  onBack: () => void
  onNext: (plan: ImportPlan) => void
}

/** The second step: which column is which field, how numbers and dates are written, and how the first rows read then. */
export function MapStep({ read, plan: before, fields, allFields, onBack, onNext }: MapStepProps) {
  const { t } = useTranslation()
  const { plan, setSheet, setColumn, setFormat, setClearing } = usePlan(read, fields, before)
  const { sheet, mapping } = plan
  const count = mapping.filter((name) => name !== null).length
  const missing = Object.entries(fields)
    .filter(([name, { required }]) => required && !mapping.includes(name))
    .map(([, { label }]) => t(`fields.${label}`))

  return (
    <>
      <Dialog.Body className="emb-app-import-step">
        <StepTitle>{t('list.import.map.title')}</StepTitle>
        <p className="emb-app-import-about">
          {t('list.import.map.about', { file: read.file.name, count: sheet.rows.length })}
        </p>
        {read.sheets.length > 1 && (
          <Select
            className="emb-app-import-sheet"
            label={t('list.import.map.sheet')}
            value={String(read.sheets.indexOf(sheet))}
            options={read.sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
            onValueChange={(index) => setSheet(Number(index))}
          />
        )}
        {count === 0 && <Message tone="danger">{t('list.import.map.nothing')}</Message>}
        {count > 0 && missing.length > 0 && (
          <Message tone="warning">{t('list.import.map.missing', { fields: missing.join(', ') })}</Message>
        )}
        <LeftOutList left={sheet.left ?? []} />
        <MappingTable
          plan={plan}
          fields={fields}
          allFields={allFields}
          vocabularies={read.vocabularies}
          onColumnChange={setColumn}
        />
        <FormatFields plan={plan} fields={fields} onFormatChange={setFormat} onClearingChange={setClearing} />
        {count > 0 && <PreviewTable plan={plan} fields={fields} vocabularies={read.vocabularies} />}
      </Dialog.Body>
      <Dialog.Footer start={<span role="status">{t('list.import.map.count', { count, of: mapping.length })}</span>}>
        <Button onPress={onBack}>{t('list.import.back')}</Button>
        <Button variant="primary" disabled={count === 0} onPress={() => onNext(plan)}>
          {t('list.import.map.next')}
        </Button>
      </Dialog.Footer>
    </>
  )
}
