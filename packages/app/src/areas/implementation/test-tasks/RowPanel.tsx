import { Button, IconButton } from '@embpm/ui/button'
import { DateField } from '@embpm/ui/date-field'
import { Dialog } from '@embpm/ui/dialog'
import { TextField } from '@embpm/ui/text-field'
import { Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { longest, type TestRow, textColumns } from './testRows.js'

/** Props of `RowPanel`. */
export interface RowPanelProps {
  row: TestRow
  /** Its place, from 1. */
  number: number
  /** Whether it lies over the page and has the texts as well. */
  isDialog: boolean
  readOnly: boolean
  onChange: (fields: Partial<TestRow>) => void
  onRemove: () => void
  onClose: () => void
}

/** Where a test is done, by whom, until when and for which requirement; on a phone all of it. */
export function RowPanel(props: RowPanelProps) {
  const { t } = useTranslation()
  const { number, isDialog, readOnly, onRemove, onClose } = props
  const title = t('testTasks.steps.number', { number })
  const remove = !readOnly && (
    <Button variant="ghost" icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />} onPress={onRemove}>
      {t('testTasks.steps.remove')}
    </Button>
  )
  if (isDialog)
    return (
      <Dialog open size="m" onOpenChange={(open) => !open && onClose()}>
        <Dialog.Header title={title} />
        <Dialog.Body>
          <div className="emb-app-tests-fields">
            {textColumns.map((column) => (
              <TextField
                key={column}
                label={t(`fields.${column}`)}
                multiline={column !== 'title'}
                rows={3}
                maxLength={longest[column]}
                readOnly={readOnly}
                value={props.row[column]}
                onValueChange={(text) => props.onChange({ [column]: text ?? '' })}
              />
            ))}
            <Assignment {...props} />
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          {remove}
          <Button variant="primary" onPress={onClose}>
            {t('testTasks.steps.done')}
          </Button>
        </Dialog.Footer>
      </Dialog>
    )
  return (
    <aside className="emb-app-tests-panel" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <IconButton
          size="s"
          label={t('scenarioBuild.closeDetails')}
          icon={<X size={16} strokeWidth={1.5} aria-hidden />}
          onPress={onClose}
        />
      </header>
      <div className="emb-app-tests-fields">
        <Assignment {...props} />
      </div>
      <footer>{remove}</footer>
    </aside>
  )
}

function Assignment({ row, readOnly, onChange }: Pick<RowPanelProps, 'row' | 'readOnly' | 'onChange'>) {
  const { t } = useTranslation()
  return (
    <>
      <ReferenceControl
        to="transactions"
        label={t('fields.tcode')}
        value={row.tcode === '' ? null : row.tcode}
        readOnly={readOnly}
        onValueChange={(tcode) => onChange({ tcode: tcode ?? '' })}
      />
      <ReferenceControl
        to="people"
        label={t('fields.tester')}
        value={row.testerId}
        readOnly={readOnly}
        onValueChange={(testerId) => onChange({ testerId })}
      />
      <DateField
        label={t('fields.dueDate')}
        value={row.dueDate}
        readOnly={readOnly}
        onValueChange={(dueDate) => onChange({ dueDate })}
      />
      <ReferenceControl
        to="requirements"
        label={t('fields.requirement')}
        value={row.requirementId}
        readOnly={readOnly}
        onValueChange={(requirementId) => onChange({ requirementId })}
      />
    </>
  )
}
