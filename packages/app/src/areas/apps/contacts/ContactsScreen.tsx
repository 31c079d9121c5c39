import { Button } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Page } from '@embpm/ui/page'
import { SearchField } from '@embpm/ui/search-field'
import { Select } from '@embpm/ui/select'
import { Pencil, Plus, Tags } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { useCards } from '../../../shell/useCards.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePageKeys } from '../../../shell/usePageKeys.js'
import { usePart } from '../../../shell/usePart.js'
import { ContactList } from './ContactList.js'
import { ContactPane } from './ContactPane.js'
import { NothingListed } from './NothingListed.js'
import { useContacts, useOneContact } from './useContacts.js'
import { newContact, useContactsAddress } from './useContactsAddress.js'
import { useContactTags } from './useContactTags.js'
import { useListedContacts } from './useListedContacts.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const contactDialog = lazyPart(async () => (await import('./ContactDialog.js')).ContactDialog)
const tagsDialog = lazyPart(async () => (await import('../names-dialog/TagsDialog.js')).TagsDialog)

/** What the list of tags calls all contacts; no tag has this id, which the service makes. */
const everyTag = ''

/** A tag that was deleted narrows nothing. */
const knownTag = (wanted: string | undefined, tags: readonly { id: string }[]) =>
  tags.length === 0 || tags.some(({ id }) => id === wanted) ? wanted : undefined

/** The contacts by letters, and one of them beside. The address names it, and which are listed. */
export function ContactsScreen() {
  const { t } = useTranslation()
  const isPhone = useCards()
  const contacts = useContacts()
  const tagList = useContactTags()
  const { tags } = tagList
  const address = useContactsAddress()
  const { contactId, isEditing, search } = address.choice
  const tag = knownTag(address.choice.tag, tags)
  const isNew = contactId === newContact
  const openId = isNew ? undefined : contactId
  const one = useOneContact(openId)
  const known = contacts.list?.find(({ id }) => id === openId)
  /** `null` where there is none, `undefined` until it is known. */
  const contact = one.data === null ? null : (known ?? one.data)

  const dialog = usePart(contactDialog, isNew || (isEditing && !!contact), isNew ? address.close : address.endEditing)
  const [showsTags, setShowsTags] = useState(false)
  const names = usePart(tagsDialog, showsTags, () => setShowsTags(false))

  const { listed: shown, hits, failed, searchAgain, isNarrowed } = useListedContacts(contacts.list, { search, tag })
  const actions = [
    { id: 'tags', label: t('apps.tags.edit'), icon: <Tags {...glyph} />, onAction: () => setShowsTags(true) },
    { id: 'new', label: t('contacts.new'), icon: <Plus {...glyph} />, shortcut: 'N', onAction: address.begin },
  ] as const
  useOffer('page', [
    ...actions,
    ...(contact
      ? [{ id: 'edit', label: t('contacts.edit'), icon: <Pencil {...glyph} />, shortcut: 'E', onAction: address.edit }]
      : []),
  ])
  usePageKeys({ n: address.begin, ...(contact && { e: address.edit }) })

  const isReading = openId !== undefined
  return (
    <Page className="emb-app-contacts" data-reading={isReading || undefined}>
      {!(isPhone && isReading) && (
        <>
          <Page.Head
            title={t('apps.pages.contacts')}
            count={shown?.length}
            actions={
              <>
                <SearchField
                  className="emb-app-contacts-search"
                  label={t('contacts.search')}
                  shortcut="/"
                  value={search}
                  resultText={hits === undefined ? undefined : t('contacts.hits', { count: hits })}
                  onValueChange={address.searchFor}
                />
                <Select
                  className="emb-app-contacts-filter"
                  aria-label={t('contacts.filter')}
                  value={tag ?? everyTag}
                  options={[
                    { value: everyTag, label: t('contacts.allTags') },
                    ...tags.map(({ id, title }) => ({ value: id, label: title })),
                  ]}
                  onValueChange={(next) => address.filterBy(next || undefined)}
                />
                {actions.map(({ id, label, icon, onAction }) => (
                  <Button key={id} variant={id === 'new' ? 'primary' : 'ghost'} icon={icon} onPress={onAction}>
                    {label}
                  </Button>
                ))}
              </>
            }
          />
          <IgnoredNotice ignored={address.ignored} onDismiss={address.clean} />
        </>
      )}
      <div className="emb-app-contacts-panes">
        <nav className="emb-app-contacts-list" aria-label={t('contacts.list')}>
          {shown && shown.length > 0 ? (
            <ContactList contacts={shown} openId={openId} hrefOf={address.contactHref} onOpen={address.open} />
          ) : (
            <NothingListed
              isLoaded={shown !== undefined}
              failed={failed ? 'search' : contacts.failed ? 'list' : null}
              isNarrowed={isNarrowed}
              onRetry={failed ? searchAgain : contacts.retry}
              onClear={address.showAll}
              onNew={address.begin}
            />
          )}
        </nav>
        <ContactPane
          isOpen={isReading}
          isPhone={isPhone}
          contact={contact}
          failed={one.isError}
          retry={one.refetch}
          contacts={contacts}
          listHref={address.listHref}
          onEdit={address.edit}
          onGone={address.close}
        />
      </div>
      {dialog.Part && (isNew || (isEditing && contact)) && (
        <dialog.Part
          key={contactId}
          contact={isNew ? undefined : (contact ?? undefined)}
          contacts={contacts}
          onClose={isNew ? address.close : address.endEditing}
          onStored={(stored) => (isNew ? address.open(stored) : address.endEditing())}
        />
      )}
      {names.Part && <names.Part open={showsTags} onOpenChange={setShowsTags} list={tagList} />}
    </Page>
  )
}
