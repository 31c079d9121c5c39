import { Button, IconButton, LinkButton } from '@embpm/ui/button'
import { fileSize } from '@embpm/ui/file-field'
import { Progress } from '@embpm/ui/progress'
import { CircleAlert, CircleCheck, RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../entity/usePlace.js'
import { FileGlyph } from './FileGlyph.js'
import type { QueuedUpload, UploadQueue } from './uploadQueue.js'
import { canGoOn, isPending } from './uploadState.js'
import { useUploadText } from './useUploadText.js'

/** One upload: its name, how far it is or what became of it, and what can be done about it. */
export function UploadRow({ upload, queue }: { upload: QueuedUpload; queue: UploadQueue }) {
  const { t, i18n } = useTranslation()
  const textOf = useUploadText()
  const { language } = usePlace()
  const { key, file, state, target } = upload
  const { phase, offset, size, documentId } = state
  const { name } = file
  const place = { language, organisation: target.organisation }
  const bytes = (count: number) => fileSize(count, i18n.language || 'en')
  return (
    <li data-phase={phase}>
      <FileGlyph name={name} />
      <div className="emb-app-upload-about">
        <p>
          <b title={name}>{name}</b>
          <span>
            {phase === 'sending' ? t('uploads.progress', { done: bytes(offset), size: bytes(size) }) : textOf(state)}
          </span>
        </p>
        {isPending(state) && <Progress aria-label={name} value={offset} max={Math.max(1, size)} />}
      </div>
      {phase === 'failed' && <CircleAlert className="emb-app-upload-bad" size={16} strokeWidth={1.5} aria-hidden />}
      {phase === 'done' && <CircleCheck className="emb-app-upload-good" size={16} strokeWidth={1.5} aria-hidden />}
      {canGoOn(state) && (
        <Button
          size="s"
          aria-label={t('uploads.again', { name })}
          icon={<RotateCcw size={16} strokeWidth={1.5} aria-hidden />}
          onPress={() => queue.retry(key)}
        >
          {t('states.retry')}
        </Button>
      )}
      {documentId !== null && target.documentId === null && (
        <LinkButton
          size="s"
          aria-label={t('uploads.describeNamed', { name })}
          href={kindHref({ name: 'documents' }, place, documentId)}
        >
          {t('uploads.describe')}
        </LinkButton>
      )}
      {phase !== 'finishing' && (
        <IconButton
          size="s"
          label={t(isPending(state) ? 'uploads.cancel' : 'uploads.remove', { name })}
          icon={<X size={16} strokeWidth={1.5} aria-hidden />}
          onPress={() => (isPending(state) ? queue.cancel(key) : queue.clear([key]))}
        />
      )}
    </li>
  )
}
