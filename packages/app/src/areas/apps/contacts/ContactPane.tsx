import type { StoredContact } from '@embpm/contract/sample/contacts'
import { Button, LinkButton } from '@embpm/ui/button'
import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import type { ContactDetailsProps } from './ContactDetails.js'

const detailsPart = lazyPart(async () => (await import('./ContactDetails.js')).ContactDetails)

/** Props of `ContactPane`. */
export interface ContactPaneProps extends Omit<ContactDetailsProps, 'contact'> {
  /** Whether the address names a contact. */
  isOpen: boolean
  /** The contact; `null` where there is none, `undefined` until it is known. */
  contact: StoredContact | null | undefined
  /** Whether it could not be asked for. */
  failed: boolean
  retry: () => unknown
}

/** The contact that is open, or why none is shown. */
export function ContactPane({ isOpen, contact, failed, retry, ...details }: ContactPaneProps) {
  const { t } = useTranslation()
  const headingLevel = details.isPhone ? 1 : 2
  const back = <LinkButton href={details.listHref}>{t('object.toList')}</LinkButton>
  const notLoaded = (again: () => unknown) => (
    <StateMessage
      kind="error"
      headingLevel={headingLevel}
      title={t('contacts.oneFailed')}
      description={t('object.loadFailedText')}
      actions={
        <>
          {back}
          <Button onPress={again}>{t('states.retry')}</Button>
        </>
      }
    />
  )
  return (
    <section className="emb-app-contacts-pane" aria-label={t('contacts.details')}>
      {!isOpen ? (
        <StateMessage kind="empty" title={t('contacts.noneOpen')} description={t('contacts.noneOpenText')} />
      ) : contact ? (
        <Lazy part={detailsPart} loading={<SkeletonText />} failed={notLoaded}>
          {(Details) => <Details {...details} key={contact.id} contact={contact} />}
        </Lazy>
      ) : contact === null ? (
        <StateMessage
          kind="not-found"
          headingLevel={headingLevel}
          title={t('contacts.unknown')}
          description={t('contacts.unknownText')}
          actions={back}
        />
      ) : failed ? (
        notLoaded(retry)
      ) : (
        <SkeletonText />
      )}
    </section>
  )
}
