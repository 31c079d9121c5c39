import { SkeletonText } from '@embpm/ui/skeleton'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { docxFragment } from './docxFragment.js'
import { PreviewMessage } from './PreviewMessage.js'
import { ScrollBox } from './ScrollBox.js'
import { useOpened } from './useOpened.js'

/** What a Word file says, without its looks. */
export function DocxPreview({ file }: { file: Blob }) {
  const { t } = useTranslation()
  const { value, failed } = useOpened(file, docxFragment)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (value) place.current?.replaceChildren(value.content.cloneNode(true))
  }, [value])
  if (failed) return <PreviewMessage text={t('documents.damaged')} />
  if (!value) return <SkeletonText />
  return <ScrollBox ref={place} className="emb-app-paper emb-app-docx" label={t('documents.preview')} />
}
