import type { MailAttachment } from '@embpm/contract/sample/mailbox'
import { fileSize } from '@embpm/ui/file-field'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isOwnFile } from '../isOwnFile.js'

/** The files of a mail. What would be loaded from another server is named, and no more. */
export function MailFiles({ files }: { files: readonly MailAttachment[] }) {
  const { t, i18n } = useTranslation()
  if (files.length === 0) return null
  return (
    <section aria-label={t('mailbox.files')}>
      <ul className="emb-app-mailbox-files">
        {files.map(({ name, size, preview, downloadUrl }) => {
          const text = (
            <>
              {isOwnFile(preview) ? (
                <img src={preview} alt="" width={48} height={36} />
              ) : (
                <FileText size={20} strokeWidth={1.5} aria-hidden="true" />
              )}
              <span className="emb-app-mailbox-file">
                <bdi>{name}</bdi>
                <span>{fileSize(size, i18n.language || 'en')}</span>
                {!isOwnFile(downloadUrl) && <span>{t('mailbox.fileElsewhere')}</span>}
              </span>
            </>
          )
          return (
            <li key={name}>
              {isOwnFile(downloadUrl) ? (
                <a href={downloadUrl} download={name}>
                  {text}
                </a>
              ) : (
                <span>{text}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
