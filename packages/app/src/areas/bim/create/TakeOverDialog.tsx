import { Button } from '@embpm/ui/button'
import { ComboBox } from '@embpm/ui/combobox'
import { Dialog } from '@embpm/ui/dialog'
import { FileField } from '@embpm/ui/file-field'
import { Message } from '@embpm/ui/message'
import { RadioGroup } from '@embpm/ui/radio-group'
import { Spinner } from '@embpm/ui/spinner'
import { TextField } from '@embpm/ui/text-field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importLimits } from '../../../entity/import/importLimits.js'
import { readingLimits, type TableDefinition } from '../../../table-definition/TableDefinition.js'
import { ReadingProblems } from './ReadingProblems.js'
import type { Source } from './sources.js'
import type { TakeOverMode } from './useFields.js'
import { useReading } from './useReading.js'

/** Props of `TakeOverDialog`. */
export interface TakeOverDialogProps {
  source: Source
  /** How many fields there are already. */
  present: number
  onTakeOver: (table: TableDefinition, mode: TakeOverMode) => Promise<void>
  onClose: () => void
}

const accepts = { ddl: ['.sql', '.ddl', '.txt'], dd03l: ['.csv', '.tsv', '.txt', '.xlsx'] } as const

/** So many names of fields are shown of a table. */
const shownNames = 12

/** Reads the tables of a file or of a pasted text, says what was found and what was left out, and hands one of them over. */
export function TakeOverDialog({ source, present, onTakeOver, onClose }: TakeOverDialogProps) {
  const { t, i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language)
  const { file, text, chooseFile, setText, reading, isReading, problem } = useReading(source)
  const [chosen, setChosen] = useState<string | null>(null)
  const [mode, setMode] = useState<TakeOverMode>('replace')
  const tables = reading?.tables ?? []
  const table = tables[chosen === null ? 0 : Number(chosen)] ?? tables[0]
  const limits = {
    rows: numbers.format(importLimits.rows),
    columns: numbers.format(importLimits.columns),
    size: numbers.format((source === 'ddl' ? readingLimits.characters : importLimits.bytes) / 1_000_000),
  }
  const keys = table?.fields.filter(({ isKey }) => isKey).length ?? 0

  return (
    <Dialog open size="l" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t(`tableCreation.sources.${source}`)} />
      <Dialog.Body className="emb-app-create-dialog">
        {source !== 'pasted' && (
          <FileField
            label={t('list.import.file.label')}
            description={t(`tableCreation.sourceHelp.${source}`, limits)}
            accept={accepts[source]}
            value={file ? [file] : []}
            onValueChange={(files) => {
              setChosen(null)
              chooseFile(files?.[0] ?? null)
            }}
            errorMessage={problem && t(`list.import.file.${problem}`, limits)}
          />
        )}
        {source !== 'dd03l' && (
          <TextField
            multiline
            rows={6}
            spellCheck={false}
            label={t(`tableCreation.text.${source}`)}
            description={source === 'pasted' ? t('tableCreation.sourceHelp.pasted') : undefined}
            value={text}
            onValueChange={(next) => {
              setChosen(null)
              setText(next ?? '')
            }}
          />
        )}
        <div role="status" className="emb-app-create-found">
          {isReading && (
            <>
              <Spinner aria-hidden />
              {t('list.import.file.reading')}
            </>
          )}
          {reading && tables.length === 0 && <Message tone="warning">{t('tableCreation.nothingFound')}</Message>}
          {reading && tables.length > 1 && (
            <ComboBox
              label={t('tableCreation.which', { count: tables.length })}
              required
              value={String(Math.max(0, table ? tables.indexOf(table) : 0))}
              options={tables.map(({ tableName, fields, description }, index) => ({
                value: String(index),
                label: tableName,
                detail: description || t('tableCompare.found', { count: fields.length }),
              }))}
              onValueChange={setChosen}
            />
          )}
          {table && (
            <p>
              <strong>{table.tableName}</strong> {t('tableCompare.found', { count: table.fields.length })} ·{' '}
              {t('tableCreation.keys', { count: keys })}
              <span className="emb-app-create-names">
                {new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
                  table.fields.slice(0, shownNames).map(({ fieldName }) => fieldName),
                )}
                {table.fields.length > shownNames && ' …'}
              </span>
            </p>
          )}
        </div>
        {reading && reading.problems.length > 0 && <ReadingProblems problems={reading.problems} />}
        {table && present > 0 && (
          <RadioGroup
            label={t('tableCreation.present', { count: present })}
            value={mode}
            options={[
              { value: 'replace', label: t('tableCreation.replace') },
              { value: 'append', label: t('tableCreation.append') },
            ]}
            onValueChange={(next) => setMode(next ?? 'replace')}
          />
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button slot="close">{t('shell.cancel')}</Button>
        <Button
          variant="primary"
          disabled={!table}
          onPress={async () => {
            if (!table) return
            await onTakeOver(table, mode)
            onClose()
          }}
        >
          {t('tableCreation.take')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
