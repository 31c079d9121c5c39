import { lazyPart } from '@embpm/ui/lazy-part'
import { toasts } from '@embpm/ui/toast'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addressHref } from './addressHref.js'

const copyPart = lazyPart(async () => (await import('@embpm/ui/copy-button')).copyText)

/** Props of `AddressCell`. */
export interface AddressCellProps {
  /** A host or link. */
  text: string
  /** The host of a path. Default: none. */
  host?: string
}

/** A host or link in a list: a press opens it in a new tab, its button copies it. What leads nowhere is a text. */
export function AddressCell({ text, host }: AddressCellProps) {
  const { t } = useTranslation()
  const href = addressHref(text, host)
  if (href === null) return text
  const copy = async () => {
    try {
      const copied = await (await copyPart.load())(href, document.body)
      toasts.add({
        text: t(copied ? 'header.copied' : 'ui.copyButton.failed', { text: href }),
        icon: copied ? 'success' : 'error',
      })
    } catch {
      toasts.add({ text: t('states.partFailed'), icon: 'error' })
    }
  }
  return (
    <span className="emb-app-address-cell">
      <a className="emb-link" href={href} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
        {text}
      </a>
      <button
        type="button"
        tabIndex={-1}
        title={t('object.copyAddress', { address: href })}
        aria-label={t('object.copyAddress', { address: href })}
        onClick={() => void copy()}
      >
        <Copy size={14} strokeWidth={1.5} aria-hidden />
      </button>
    </span>
  )
}
