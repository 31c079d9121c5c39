import { IconButton } from '@embpm/ui/button'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'
import './styles.css'
import { UploadRow } from './UploadRow.js'
import { uploadsOf } from './uploadsOf.js'
import type { QueuedUpload } from './uploadQueue.js'
import { isPending } from './uploadState.js'

/** The uploads of this workspace, at the bottom of every page: how far each is, what failed and why. It can be folded. */
export function UploadTray() {
  const { t } = useTranslation()
  const queue = uploadsOf(useServices())
  const uploads = useSyncExternalStore(queue.subscribe, queue.get)
  const [open, setOpen] = useState(true)
  if (uploads.length === 0) return null
  const ended = uploads.filter(({ state }) => !isPending(state))
  const icon = open ? <ChevronDown size={16} aria-hidden /> : <ChevronUp size={16} aria-hidden />
  return (
    <section className="emb-app-uploads" aria-label={t('uploads.title')}>
      <header>
        <h2>{t('uploads.title')}</h2>
        <Summary uploads={uploads} />
        <IconButton
          size="s"
          label={t(open ? 'uploads.fold' : 'uploads.unfold')}
          aria-expanded={open}
          icon={icon}
          onPress={() => setOpen(!open)}
        />
        {ended.length > 0 && (
          <IconButton
            size="s"
            label={t('uploads.clear')}
            icon={<X size={16} aria-hidden />}
            onPress={() => queue.clear(ended.map(({ key }) => key))}
          />
        )}
      </header>
      {open && (
        <ul>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} queue={queue} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** How many run, failed and ended; screen readers are told politely, and of progress in quarters alone. */
function Summary({ uploads }: { uploads: readonly QueuedUpload[] }) {
  const { t, i18n } = useTranslation()
  const count = (test: (upload: QueuedUpload) => boolean) => uploads.filter(test).length
  const running = count(({ state }) => isPending(state))
  const failed = count(({ state }) => state.phase === 'failed')
  const done = count(({ state }) => state.phase === 'done')
  const parts = [
    running > 0 && t('uploads.running', { count: running }),
    failed > 0 && t('uploads.failed', { count: failed }),
    done > 0 && t('uploads.ended', { count: done }),
  ].filter((part) => part !== false)
  const sum = (of: 'offset' | 'size') => uploads.reduce((total, { state }) => total + state[of], 0)
  const quarter = Math.floor((sum('offset') / Math.max(1, sum('size'))) * 4) / 4
  const share = new Intl.NumberFormat(i18n.language || 'en', { style: 'percent' }).format(quarter)
  const text = new Intl.ListFormat(i18n.language || 'en', { type: 'unit' }).format(parts)
  return (
    <>
      <p aria-hidden="true">{text}</p>
      <p className="emb-visually-hidden" role="status">
        {running > 0 ? `${text}, ${share}` : text}
      </p>
    </>
  )
}
