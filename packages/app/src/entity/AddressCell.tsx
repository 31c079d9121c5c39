import { copyText } from '@embpm/ui/copy-button'
import { toasts } from '@embpm/ui/toast'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addressHref } from './addressHref.js'
import type { AddressTextProps } from './AddressText.js'

/** A host or link in a list: a press opens it in a new tab, its button copies it. What leads nowhere is a text. */
export function AddressCell({ text, host }: AddressTextProps) {
  const { t } = useTranslation()
  const href = addressHref(text, host)
  if (href === null) return text
  const label = t('object.copyAddress', { address: href })
  const copy = async () => {
    const copied = await copyText(href, document.body)
    toasts.add({
      text: t(copied ? 'header.copied' : 'ui.copyButton.failed', { text: href }),
      icon: copied ? 'success' : 'error',
    })
  }
  return (
    <span className="emb-app-address-cell">
      <a className="emb-link" href={href} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
        {text}
      </a>
      <button type="button" tabIndex={-1} title={label} aria-label={label} onClick={() => void copy()}>
        <Copy size={14} strokeWidth={1.5} aria-hidden />
      </button>
    </span>
  )
}
