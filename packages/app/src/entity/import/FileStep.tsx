import { saveFile } from '@embpm/ui/file-export'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { FileField } from '@embpm/ui/file-field'
import { Spinner } from '@embpm/ui/spinner'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../EntityField.js'
import { csvFileOf, localeFormat } from './ImportFormat.js'
import { fileReaders } from './fileReaders.js'
import { importLimits } from './importLimits.js'
import type { ImportKind } from './ImportKind.js'
import { useImportFile, type ReadFile } from './useImportFile.js'
import { useImportLabel } from './useImportLabel.js'

/** Props of `FileStep`. */
export interface FileStepProps {
  kind: ImportKind
  /** The fields that a file can fill. */
  fields: Readonly<Record<string, EntityField>>
  onRead: (read: ReadFile) => void
}

const tables = ['.csv', '.xlsx', '.txt', '.tsv']

/** The first step: choose or drop a file, or begin with a template. */
export function FileStep({ kind, fields, onRead }: FileStepProps) {
  const { t, i18n } = useTranslation()
  const { file, reading, problem, choose } = useImportFile(onRead, kind.fileReaders)
  const importLabel = useImportLabel()
  const readers = kind.fileReaders ?? []
  const accept = [...tables, ...readers.flatMap((name) => fileReaders[name].accept)]
  const numbers = new Intl.NumberFormat(i18n.language)
  const limits = {
    rows: numbers.format(importLimits.rows),
    columns: numbers.format(importLimits.columns),
    size: numbers.format(importLimits.bytes / 1_000_000),
  }

  const help = [t('list.import.file.help', limits), ...readers.map((name) => t(`list.import.file.formats.${name}`))]

  const template = () => {
    const headers = Object.values(fields).map(importLabel)
    saveFile(csvFileOf([headers], localeFormat(i18n.language)), `${t(`${kind.words}.title`)}.csv`)
  }

  return (
    <>
      <Dialog.Body className="emb-app-import-step">
        <FileField
          label={t('list.import.file.label')}
          description={help.join(' ')}
          accept={accept}
          value={file ? [file] : []}
          onValueChange={(files) => choose(files?.[0] ?? null)}
          errorMessage={problem && t(`list.import.file.${problem}`, limits)}
        />
        <div className="emb-app-import-reading" role="status">
          {reading && (
            <>
              <Spinner aria-hidden />
              {t('list.import.file.reading')}
            </>
          )}
        </div>
        <section className="emb-app-import-template">
          <div>
            <h3>{t('list.import.template.title')}</h3>
            <p>{t('list.import.template.text')}</p>
          </div>
          <Button icon={<Download size={16} strokeWidth={1.5} aria-hidden />} onPress={template}>
            {t('list.import.template.button')}
          </Button>
        </section>
      </Dialog.Body>
      <Dialog.Footer>
        <Button slot="close">{t('shell.cancel')}</Button>
      </Dialog.Footer>
    </>
  )
}
