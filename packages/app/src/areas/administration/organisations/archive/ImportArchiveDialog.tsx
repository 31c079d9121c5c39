import { maxArchiveBytes } from '@embpm/contract/organisation-archive'
import type { OrganisationRecord } from '@embpm/contract/organisation-record'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { FileField } from '@embpm/ui/file-field'
import { Message } from '@embpm/ui/message'
import { Spinner } from '@embpm/ui/spinner'
import { useTranslation } from 'react-i18next'
import { StepTitle } from '../../../../entity/import/StepTitle.js'
import { useDates } from '../../../../shell/useDates.js'
import { ArchiveContents } from './ArchiveContents.js'
import { useArchiveImport } from './useArchiveImport.js'

/** Props of `ImportArchiveDialog`. */
export interface ImportArchiveDialogProps {
  organisation: OrganisationRecord
  onClose: () => void
}

/** Brings what another organisation has into this one: a file, what would become of it, then the import itself. */
export function ImportArchiveDialog({ organisation, onClose }: ImportArchiveDialogProps) {
  const { t, i18n } = useTranslation()
  const dates = useDates()
  const { step, choose, ask, back } = useArchiveImport(organisation.id)
  const numbers = new Intl.NumberFormat(i18n.language)
  const isBusy = (step.name === 'check' || step.name === 'write') && !step.failed
  const size = numbers.format(maxArchiveBytes / 1024 / 1024)
  const created = 'outcome' in step ? (step.outcome?.parts.reduce((sum, one) => sum + one.created, 0) ?? 0) : 0
  const number = numbers.format(created)

  return (
    <Dialog open size="l" dismissible={step.name === 'file'} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Dialog.Header title={t('organisations.archive.title')} context={organisation.title} closeable={!isBusy} />
      <Dialog.Body className="emb-app-import-step">
        {step.name === 'file' && (
          <FileField
            label={t('list.import.file.label')}
            description={t('organisations.archive.fileHelp', { size })}
            accept={['.json']}
            value={step.file ? [step.file] : []}
            onValueChange={(files) => void choose(files?.[0] ?? null)}
            errorMessage={step.problem && t(`organisations.archive.problems.${step.problem}`, { size })}
          />
        )}
        {isBusy && (
          <div className="emb-app-import-reading" role="status">
            <Spinner aria-hidden />
            {t(step.name === 'check' ? 'organisations.archive.checking' : 'organisations.archive.writing')}
          </div>
        )}
        {'failed' in step && step.failed && (
          <Message
            tone="danger"
            title={t('list.import.failedTitle')}
            actions={
              <Button size="s" onPress={() => ask(step.name, step.file, step.archive)}>
                {t('states.retry')}
              </Button>
            }
          >
            {t(step.name === 'check' ? 'organisations.archive.checkFailed' : 'organisations.archive.writeFailed')}
          </Message>
        )}
        {(step.name === 'checked' || step.name === 'done') && (
          <>
            <StepTitle>
              {step.name === 'done'
                ? t('organisations.archive.done', { number })
                : created > 0
                  ? t('organisations.archive.ready', { number })
                  : t('list.import.check.nothing')}
            </StepTitle>
            <p className="emb-app-import-about">
              {t('organisations.archive.of', {
                title: step.outcome.title,
                when: dates.dateTime(step.outcome.madeAt),
              })}
            </p>
            <ArchiveContents outcome={step.outcome} />
          </>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        {step.name === 'done' ? (
          <Button variant="primary" onPress={onClose}>
            {t('list.import.close')}
          </Button>
        ) : (
          <Button disabled={isBusy} onPress={step.name === 'checked' ? back : onClose}>
            {t(step.name === 'checked' ? 'list.import.back' : 'shell.cancel')}
          </Button>
        )}
        {step.name === 'checked' && (
          <Button variant="primary" disabled={created === 0} onPress={() => ask('write', step.file, step.archive)}>
            {t('organisations.archive.confirm', { number })}
          </Button>
        )}
      </Dialog.Footer>
    </Dialog>
  )
}
