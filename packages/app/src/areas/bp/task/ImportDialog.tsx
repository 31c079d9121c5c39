import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { FileField } from '@embpm/ui/file-field'
import { KeyValue } from '@embpm/ui/key-value'
import { Message } from '@embpm/ui/message'
import { Spinner } from '@embpm/ui/spinner'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importFile } from './importing/importFile.js'
import type { ImportAnswer, ImportedModel } from './importing/ImportedModel.js'
import { useModelProblemText } from './useModelProblemText.js'

/** Props of `ImportDialog`. */
export interface ImportDialogProps {
  /** What was dropped or pasted; `null` to choose. */
  given: File | null
  /** Whether something is drawn already, which the file takes the place of. */
  isReplacing: boolean
  /** Puts the model of a file in the place of the drawing. */
  onImport: (model: ImportedModel, fileName: string) => Promise<unknown>
  onClose: () => void
}

const accept = ['.bpmn', '.xml']

/** Reads a file of BPMN 2.0, says what is in it and what of it would be lost, and puts it in the place of the drawing. */
export function ImportDialog({ given, isReplacing, onImport, onClose }: ImportDialogProps) {
  const { t, i18n } = useTranslation()
  const modelProblem = useModelProblemText()
  const [file, setFile] = useState(given)
  const [read, setRead] = useState<{ file: File; answer: ImportAnswer } | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!file) return
    const aborting = new AbortController()
    importFile(file, aborting.signal).then(
      (answer) => setRead({ file, answer }),
      (error: unknown) => {
        if (aborting.signal.aborted) return
        setRead({ file, answer: { problem: { reason: 'failed', line: null, detail: String(error) } } })
      },
    )
    return () => aborting.abort()
  }, [file])

  const answer = read !== null && read.file === file ? read.answer : null
  const model = answer && 'model' in answer ? answer.model : null
  const problem = answer && 'problem' in answer ? answer.problem : null
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <Dialog open size="l" onOpenChange={(open) => !open && onClose()} dismissible={!isBusy}>
      <Dialog.Header title={t('building.import.title')} closeable={!isBusy} />
      <Dialog.Body className="emb-app-build-form">
        <FileField
          label={t('building.import.file')}
          description={t('building.import.help')}
          accept={accept}
          value={file ? [file] : []}
          onValueChange={(files) => setFile(files?.[0] ?? null)}
          errorMessage={problem ? modelProblem(problem) : undefined}
        />
        <div role="status" className="emb-app-build-form">
          {file && !answer && (
            <p className="emb-app-build-reading">
              <Spinner aria-hidden />
              {t('building.import.reading')}
            </p>
          )}
          {model && (
            <>
              <KeyValue
                items={(['elements', 'lanes', 'flows'] as const).map((kind) => ({
                  label: t(`building.import.${kind}`),
                  value: number.format(model.counts[kind]),
                }))}
              />
              {model.isLaidOut && <Message tone="info">{t('building.import.laidOut')}</Message>}
              {model.warnings.length > 0 && (
                <Message tone="warning" title={t('building.import.lost', { count: model.warnings.length })}>
                  <ul className="emb-app-build-warnings">
                    {model.warnings.slice(0, 5).map((warning) => (
                      <li key={warning}>{warning}</li>
                    ))}
                  </ul>
                </Message>
              )}
              {isReplacing && <p className="emb-app-build-detail">{t('building.import.replaces')}</p>}
            </>
          )}
        </div>
        {problem !== null && problem.detail !== '' && (
          <p className="emb-app-build-detail">
            {t('building.import.parser')} <code>{problem.detail}</code>
          </p>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={isBusy} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={!model}
          onPress={async () => {
            if (!model || !file) return
            setBusy(true)
            await onImport(model, file.name)
            onClose()
          }}
        >
          {t(isReplacing ? 'building.import.replace' : 'building.import.button')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
