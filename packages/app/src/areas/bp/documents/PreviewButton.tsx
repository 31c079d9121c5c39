import type { Document } from '@embpm/contract/document'
import { IconButton } from '@embpm/ui/button'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { FileGlyph } from '../../../uploads/FileGlyph.js'

/** Shows what is in a document beside the list; nothing where there is no such place. */
export const OpenPreview = createContext<(document: Document) => void>(() => undefined)

/** The kind of file of a document; pressed, what is in it is shown beside the list. */
export function PreviewButton({ document }: { document: Document }) {
  const { t } = useTranslation()
  const open = use(OpenPreview)
  const { file, title } = document
  if (!file) return null
  return (
    <IconButton
      size="s"
      className="emb-app-preview-button"
      label={t('documents.previewOf', { name: title })}
      icon={<FileGlyph name={file.name} />}
      onPress={() => open(document)}
    />
  )
}
