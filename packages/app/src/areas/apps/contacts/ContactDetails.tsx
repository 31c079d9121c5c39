import type { StoredContact } from '@embpm/contract/sample/contacts'
import { RichText } from '@embpm/forms/rich-text-input'
import { Avatar } from '@embpm/ui/avatar'
import { Button, IconButton, LinkButton } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Link } from '@embpm/ui/link'
import { Menu } from '@embpm/ui/menu'
import {
  TextAlignStart,
  ArrowLeft,
  Briefcase,
  Building2,
  Cake,
  Ellipsis,
  ImageUp,
  type LucideIcon,
  Mail,
  MapPin,
  Pencil,
  Phone,
  Smartphone,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mailTo } from '../../../entity/mailTo.js'
import { useDates } from '../../../shell/useDates.js'
import { usePart } from '../../../shell/usePart.js'
import { ChosenNames } from '../chosen-names/ChosenNames.js'
import { ownPicture } from '../isOwnFile.js'
import { jobOf } from './contactForm.js'
import { phoneHref } from './phoneHref.js'
import type { Contacts } from './useContacts.js'
import { useContactTags } from './useContactTags.js'
import { useCountries } from './useCountries.js'
import { useLabelText } from './useLabelText.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const pictureDialog = lazyPart(async () => (await import('./PictureDialog.js')).PictureDialog)

/** Props of `ContactDetails`. */
export interface ContactDetailsProps {
  contact: StoredContact
  contacts: Contacts
  /** Whether list and details are shown one at a time. */
  isPhone: boolean
  /** Address of the list. */
  listHref: string
  onEdit: () => void
  /** Called once the contact is deleted. */
  onGone: () => void
}

/** All that is known of a contact, and the ways to reach them. */
export function ContactDetails({ contact, contacts, isPhone, listHref, onEdit, onGone }: ContactDetailsProps) {
  const { t } = useTranslation()
  const { tags } = useContactTags()
  const ways = useWays(contact)
  const [asked, setAsked] = useState(false)
  const [choosesPicture, setChoosesPicture] = useState(false)
  const picture = usePart(pictureDialog, choosesPicture, () => setChoosesPicture(false))
  const { id, name, avatar, background } = contact
  const Name = isPhone ? 'h1' : 'h2'
  const [mail, call] = [ways.find(({ of }) => of === 'email'), ways.find(({ of }) => of === 'phone')]
  const more = t('contacts.more', { name })
  return (
    <article aria-label={name}>
      <div className="emb-app-contacts-cover">
        {ownPicture(background) && <img src={ownPicture(background)} alt="" />}
        <LinkButton className="emb-app-contacts-back" size="s" href={listHref} icon={<ArrowLeft {...glyph} />}>
          {t('object.toList')}
        </LinkButton>
      </div>
      <div className="emb-app-contacts-inner">
        <div className="emb-app-contacts-top">
          <Avatar name={name} src={ownPicture(avatar)} aria-hidden="true" />
          <div className="emb-app-contacts-actions">
            {mail?.href && (
              <LinkButton href={mail.href} icon={<Mail {...glyph} />}>
                {t('contacts.write')}
              </LinkButton>
            )}
            {call?.href && (
              <LinkButton href={call.href} icon={<Phone {...glyph} />}>
                {t('contacts.call')}
              </LinkButton>
            )}
            <Button icon={<Pencil {...glyph} />} onPress={onEdit}>
              {t('contacts.change')}
            </Button>
            <Menu
              aria-label={more}
              placement="bottom end"
              items={[
                {
                  id: 'picture',
                  label: t('contacts.changePicture'),
                  icon: <ImageUp {...glyph} />,
                  onAction: () => setChoosesPicture(true),
                },
                {
                  id: 'delete',
                  label: t('contacts.delete'),
                  icon: <Trash2 {...glyph} />,
                  danger: true,
                  onAction: () => setAsked(true),
                },
              ]}
              trigger={<IconButton tooltip={false} label={more} icon={<Ellipsis {...glyph} />} />}
            />
          </div>
        </div>
        <Name className="emb-app-contacts-title" dir="auto">
          {name}
        </Name>
        <ChosenNames
          label={t('apps.tags.title')}
          showLabel={false}
          choose={t('apps.tags.choose')}
          names={tags}
          chosen={contact.tags}
          onChange={(chosen) => {
            for (const tag of tags) {
              const isGiven = chosen.includes(tag.id)
              if (isGiven !== contact.tags.includes(tag.id)) void contacts.giveTag(contact, tag.id, isGiven)
            }
          }}
        />
        <Facts contact={contact} ways={ways} />
      </div>
      {picture.Part && choosesPicture && (
        <picture.Part contact={contact} contacts={contacts} onClose={() => setChoosesPicture(false)} />
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('contacts.deleteTitle', { name })}
        message={t('contacts.deleteText')}
        confirmLabel={t('object.delete')}
        tone="danger"
        onConfirm={() => contacts.remove(id, onGone)}
      />
    </article>
  )
}

/** A way to reach somebody. */
interface Way {
  of: 'email' | 'phone'
  text: string
  /** What sort of way it is, and where a number belongs. */
  note: string
  /** `null` for a text that leads nowhere. */
  href: string | null
  icon: LucideIcon
}

function useWays({ emails, phoneNumbers }: StoredContact): readonly Way[] {
  const labelText = useLabelText()
  const countries = useCountries()
  return [
    ...emails.map(({ email, label }) => ({
      of: 'email' as const,
      text: email,
      note: labelText(label),
      href: mailTo(email),
      icon: Mail,
    })),
    ...phoneNumbers.map(({ country, phoneNumber, label }) => {
      const known = countries.find(({ iso }) => iso === country)
      return {
        of: 'phone' as const,
        text: phoneNumber,
        note: [labelText(label), known && `${known.name} ${known.code}`].filter(Boolean).join(', '),
        href: phoneHref(phoneNumber, known?.code),
        icon: label === 'Mobile' ? Smartphone : Phone,
      }
    }),
  ]
}

function Facts({ contact, ways }: { contact: StoredContact; ways: readonly Way[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { birthday, address, notes } = contact
  const { title, company } = jobOf(contact)
  const facts: readonly FactProps[] = [
    { icon: Briefcase, name: t('contacts.position'), children: title },
    { icon: Building2, name: t('fields.company'), children: company },
    ...ways.map(({ of, text, note, href, icon }) => ({
      icon,
      name: t(`fields.${of}`),
      note,
      children:
        href === null ? (
          text
        ) : (
          <Link href={href}>
            <bdi>{text}</bdi>
          </Link>
        ),
    })),
    { icon: MapPin, name: t('contacts.address'), children: address },
    { icon: Cake, name: t('contacts.birthday'), children: birthday && dates.date(birthday) },
    {
      icon: TextAlignStart,
      name: t('contacts.notes'),
      note: notes && t('contacts.notes'),
      children: notes && <RichText html={notes} dir="auto" />,
    },
  ]
  const known = facts.filter(({ children }) => Boolean(children))
  if (known.length === 0) return <p className="emb-app-contacts-nothing">{t('contacts.nothing')}</p>
  return (
    <dl className="emb-app-contacts-facts">
      {known.map((fact, index) => (
        <Fact key={index} {...fact} />
      ))}
    </dl>
  )
}

interface FactProps {
  icon: LucideIcon
  /** What it is, for screen readers; others see the glyph. */
  name: string
  /** Stands below it. */
  note?: string | null
  /** Nothing for what is not known. */
  children: ReactNode
}

function Fact({ icon: Glyph, name, note, children }: FactProps) {
  return (
    <div className="emb-app-contacts-fact">
      <dt title={name}>
        <Glyph {...glyph} />
        <span className="emb-visually-hidden">{name}</span>
      </dt>
      <dd dir="auto">
        {children}
        {note && <span className="emb-app-contacts-note">{note}</span>}
      </dd>
    </div>
  )
}
