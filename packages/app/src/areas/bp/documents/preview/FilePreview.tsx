import type { DocumentVersion, FileExtension } from '@embpm/contract/document-file'
import { extensionOf } from '@embpm/contract/document-file'
import { Button } from '@embpm/ui/button'
import { Lazy, lazyPart, type LazyPart } from '@embpm/ui/lazy-part'
import { Message } from '@embpm/ui/message'
import { SkeletonText } from '@embpm/ui/skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../../entity/AsideFailed.js'
import { DownloadButton } from '../DownloadButton.js'
import { useContent } from '../useContent.js'
import { PreviewMessage } from './PreviewMessage.js'

type Preview = LazyPart<(props: { file: Blob; name: string }) => ReactNode>

const picture: Preview = lazyPart(async () => (await import('./ImagePreview.js')).ImagePreview)
const text: Preview = lazyPart(async () => (await import('./TextPreview.js')).TextPreview)

/** What shows a kind of file; of others there is no preview. */
const previews: Partial<Readonly<Record<FileExtension, Preview>>> = {
  pdf: lazyPart(async () => (await import('./PdfPreview.js')).PdfPreview),
  docx: lazyPart(async () => (await import('./DocxPreview.js')).DocxPreview),
  xlsx: lazyPart(async () => (await import('./SheetPreview.js')).SheetPreview),
  png: picture,
  jpg: picture,
  jpeg: picture,
  webp: picture,
  svg: picture,
  txt: text,
  md: text,
  csv: text,
}

/** Bytes of the largest file that is shown whole; of a text only the beginning is read. */
const mostShown = 50_000_000

/** What is in the file of a version, as far as it can be shown here; otherwise why not, and the download. */
export function FilePreview({ version }: { version: DocumentVersion }) {
  const { t } = useTranslation()
  const { file, active } = version
  const extension = extensionOf(file.name)
  const part = extension && previews[extension]
  if (!part || file.size > mostShown) {
    return (
      <div className="emb-app-preview">
        <PreviewMessage text={t(part ? 'documents.tooLarge' : 'documents.noPreview')} />
        <DownloadButton version={version} />
      </div>
    )
  }
  return (
    <div className="emb-app-preview">
      {active && <Message tone="warning">{t('documents.active')}</Message>}
      <Shown version={version} part={part} />
    </div>
  )
}

function Shown({ version, part }: { version: DocumentVersion; part: Preview }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useContent(version)
  if (error) return <AsideFailed onRetry={refetch} />
  if (!data) return <SkeletonText />
  return (
    <Lazy
      part={part}
      loading={<SkeletonText />}
      failed={(retry) => <Button onPress={retry}>{t('states.retry')}</Button>}
    >
      {(Shows) => <Shows key={`${version.documentId} ${version.number}`} file={data} name={version.file.name} />}
    </Lazy>
  )
}
