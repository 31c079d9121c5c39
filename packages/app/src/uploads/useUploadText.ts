import { maxFileBytes } from '@embpm/contract/document-file'
import { fileSize } from '@embpm/ui/file-field'
import { useTranslation } from 'react-i18next'
import type { UploadState } from './uploadState.js'

/** Says in words how an upload stands, and why it failed. */
export function useUploadText(): (state: UploadState) => string {
  const { t, i18n } = useTranslation()
  const language = i18n.language || 'en'
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return ({ phase, failure, offset, size }) => {
    const share = percent.format(offset / Math.max(1, size))
    if (failure !== null) return t(`uploads.failures.${failure}`, { share, limit: fileSize(maxFileBytes, language) })
    return phase === 'sending' || phase === 'cancelled' || phase === 'failed'
      ? ''
      : t(`uploads.phases.${phase}`, { share })
  }
}
