import { CopyButton } from '@embpm/ui/copy-button'
import { JsonView } from '@embpm/ui/json-view'
import { KeyValue } from '@embpm/ui/key-value'
import { useWords } from '@embpm/ui/ui-strings'
import type { ComponentProps } from 'react'
import { ClampedText } from './ClampedText.js'
import { servicePickerWords } from './servicePickerWords.js'
import type { ServiceRow } from './ServiceRow.js'

/** Props of `ServicePreview`; further ones go to the root. */
export interface ServicePreviewProps extends Omit<ComponentProps<'div'>, 'children'> {
  service: ServiceRow
}

/** The details of one service: its facts, host and link to copy, description, and metadata as formatted JSON. */
export function ServicePreview({ service, className = '', ...rest }: ServicePreviewProps) {
  const t = useWords(servicePickerWords)
  const facts = (['organisation', 'wbs', 'businessDomain', 'technology', 'serviceName', 'parameter'] as const).map(
    (key) => ({
      label: t(key),
      value: service[key],
    }),
  )
  const copied = (['host', 'link'] as const).map((key) => {
    const { [key]: text } = service
    return {
      label: t(key),
      value: text && (
        <span className="emb-service-preview-copy">
          <span dir="ltr">{key === 'link' && isWebAddress(text) ? <WebLink address={text} /> : text}</span>
          <CopyButton text={text} label={t(key === 'host' ? 'copyHost' : 'copyLink')} iconOnly />
        </span>
      ),
    }
  })

  return (
    <div {...rest} className={`emb-preview emb-service-preview ${className}`}>
      <h3 title={service.name}>{service.name}</h3>
      <p className="emb-preview-id">
        {service.id}
        {service.type && <> · {service.type}</>}
      </p>
      <KeyValue items={[...facts, ...copied]} />
      <h4>{t('description')}</h4>
      <ClampedText key={service.description} text={service.description || '–'} />
      {service.metadata !== undefined && (
        <>
          <h4>{t('metadata')}</h4>
          <JsonView value={service.metadata} />
        </>
      )}
    </div>
  )
}

// Only these two: a stored link must never run as script.
const isWebAddress = (link: string): boolean => /^https?:\/\//i.test(link)

function WebLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  )
}
