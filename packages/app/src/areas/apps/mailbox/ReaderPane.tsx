import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from './LoadFailed.js'
import type { MailReaderProps } from './MailReader.js'

const readerPart = lazyPart(async () => (await import('./MailReader.js')).MailReader)

/** Props of `ReaderPane`. */
export interface ReaderPaneProps extends Omit<MailReaderProps, 'id'> {
  /** The open mail; `null` without one. */
  mailId: string | null
}

/** The open mail, or that none is open. */
export function ReaderPane({ mailId, ...reader }: ReaderPaneProps) {
  const { t } = useTranslation()
  return (
    <section className="emb-app-mailbox-reader" aria-label={t('mailbox.reader')}>
      {mailId === null ? (
        <StateMessage kind="empty" title={t('mailbox.noneOpen')} description={t('mailbox.noneOpenText')} />
      ) : (
        <Lazy part={readerPart} loading={<SkeletonText />} failed={(retry) => <LoadFailed retry={retry} />}>
          {(Reader) => <Reader {...reader} id={mailId} />}
        </Lazy>
      )}
    </section>
  )
}
