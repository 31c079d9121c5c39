import type { StoredContact } from '@embpm/contract/sample/contacts'
import { Avatar } from '@embpm/ui/avatar'
import { Link } from '@embpm/ui/link'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ownPicture } from '../isOwnFile.js'
import { jobOf } from './contactForm.js'
import { contactGroups } from './contactGroups.js'

/** Props of `ContactList`. */
export interface ContactListProps {
  /** By name. */
  contacts: readonly StoredContact[]
  openId: string | undefined
  hrefOf: (id: string) => string
  /** Opens a contact in place of the one that is open. */
  onOpen: (id: string) => void
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** The contacts below their letters. Arrows, Home and End lead from one to the others, Enter opens one. */
export function ContactList({ contacts, openId, hrefOf, onOpen }: ContactListProps) {
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (openId === undefined) return
    rows.current?.querySelector(`[data-contact="${CSS.escape(openId)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, target } = event
    if (altKey || ctrlKey || metaKey) return
    const links = Array.from(rows.current?.querySelectorAll<HTMLElement>('[data-contact]') ?? [])
    const at = links.findIndex((link) => link === target)
    const step = steps[key]
    const next = step ? links[at + step] : key === 'Home' ? links[0] : key === 'End' ? links.at(-1) : undefined
    if (at === -1 || !next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div ref={rows}>
      {contactGroups(contacts).map(({ letter, contacts: group }) => (
        <section key={letter}>
          <h2 className="emb-app-contacts-letter">{letter}</h2>
          <ul>
            {group.map((contact) => {
              const { id, name, avatar, emails } = contact
              const { title, company } = jobOf(contact)
              return (
                <li key={id} className="emb-app-contacts-row" data-open={id === openId || undefined}>
                  <Link
                    href={hrefOf(id)}
                    className="emb-app-contacts-link"
                    data-contact={id}
                    aria-current={id === openId || undefined}
                    onKeyDown={move}
                    onClick={(event) => {
                      // From one contact to the next is no step: Back closes the details.
                      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
                      if (openId === undefined || isElsewhere) return
                      event.preventDefault()
                      onOpen(id)
                    }}
                  >
                    <Avatar name={name} src={ownPicture(avatar)} aria-hidden="true" />
                    <span className="emb-app-contacts-who">
                      <span className="emb-app-contacts-name" dir="auto">
                        {name}
                      </span>
                      <span className="emb-app-contacts-job" dir="auto">
                        {[title, company].filter(Boolean).join(', ') || emails[0]?.email}
                      </span>
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
