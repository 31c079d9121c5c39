import type { Entity } from '@embpm/contract'
import { CopyButton } from '@embpm/ui/copy-button'
import { ExternalLink } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addressHref } from './addressHref.js'
import { FieldInput, type FieldInputProps } from './FieldInput.js'

/** Props of `AddressInput`. */
export interface AddressInputProps<E extends Entity> extends FieldInputProps<E> {
  /** The field with the host of a path. Default: none. */
  host?: keyof E & string
}

/** The input of a host or link, which can be opened in a new tab and copied. */
export function AddressInput<E extends Entity>({ host, ...props }: AddressInputProps<E>) {
  const { t } = useTranslation()
  const [typed, hostName]: unknown[] = useWatch({ name: [props.name, host ?? props.name] })
  const text = typeof typed === 'string' ? typed : ''
  const href = addressHref(text, host !== undefined && typeof hostName === 'string' ? hostName : '')
  return (
    <div className="emb-app-address">
      <FieldInput {...props} />
      {text !== '' && (
        <div className="emb-app-address-tools">
          {href !== null && (
            <a
              className="emb-button"
              data-variant="ghost"
              data-icon-only=""
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              title={href}
              aria-label={t('object.openAddress', { address: href })}
            >
              <ExternalLink size={16} strokeWidth={1.5} aria-hidden />
            </a>
          )}
          <CopyButton text={href ?? text} iconOnly label={t('object.copyAddress', { address: href ?? text })} />
        </div>
      )}
    </div>
  )
}
