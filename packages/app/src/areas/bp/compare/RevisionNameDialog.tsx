import { isApiError } from '@embpm/contract'
import type { Revision } from '@embpm/contract/revision'
import { useTranslation } from 'react-i18next'
import { RevisionDialog, type RevisionWords } from '../diagrams/RevisionDialog.js'

/** Props of `RevisionNameDialog`. */
export interface RevisionNameDialogProps {
  revision: Revision
  /** Names it; rejects as the client does. */
  onName: (words: RevisionWords) => Promise<void>
  onClose: () => void
}

/** Names one of the revisions that are compared. */
export function RevisionNameDialog({ revision, onName, onClose }: RevisionNameDialogProps) {
  const { t } = useTranslation()
  const submit = async (words: RevisionWords) => {
    try {
      await onName(words)
      return null
    } catch (error) {
      return t(isApiError(error, 'CONFLICT') ? 'compareRevisions.nameConflict' : 'compareRevisions.nameFailed')
    }
  }
  return (
    <RevisionDialog
      title={t('revisionDialog.nameTitle')}
      button={t('object.save')}
      words={revision}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
