import { fileSize } from '@embpm/ui/file-field'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { PreviewMessage } from './PreviewMessage.js'
import { readText, shownBytes } from './readText.js'
import { ScrollBox } from './ScrollBox.js'
import { useOpened } from './useOpened.js'

/** The beginning of a text file. */
export function TextPreview({ file }: { file: Blob }) {
  const { t, i18n } = useTranslation()
  const { value, failed } = useOpened(file, readText)
  if (failed) return <PreviewMessage text={t('documents.damaged')} />
  if (!value) return <SkeletonText />
  return (
    <ScrollBox className="emb-app-paper emb-app-text-file" label={t('documents.preview')}>
      {!value.isWhole && <p>{t('documents.firstPart', { size: fileSize(shownBytes, i18n.language || 'en') })}</p>}
      <pre>{value.text}</pre>
    </ScrollBox>
  )
}
