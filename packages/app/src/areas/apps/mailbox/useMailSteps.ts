import type { Mail } from '@embpm/contract/sample/mailbox'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Options of {@link useMailSteps}. */
export interface MailStepOptions {
  /** The mails of the page that is shown. */
  mails: readonly Mail[]
  /** Whether these are those of the page, and not of the one before that is still shown. */
  ready: boolean
  page: number
  /** Number of pages. */
  lastPage: number
  /** Id of the one that is open. */
  mailId: string | null
  /** Whether list and mail are shown one at a time: then the list follows a mail that has gone. */
  isPhone: boolean
  /** @param replace whether Back leads past what is shown now */
  onOpen: (mailId: string | null, replace: boolean) => void
  onPage: (page: number) => void
}

/** From the open mail to those around it, over the ends of pages; the list shows where one is. */
export function useMailSteps(options: MailStepOptions) {
  const { mails, ready, page, lastPage, mailId, isPhone, onOpen, onPage } = options
  /** The page that one is on the way to, over the end of another. */
  const arriving = useRef<{ page: number; by: 1 | -1 } | null>(null)
  const index = mails.findIndex(({ id }) => id === mailId)
  useEffect(() => {
    if (mailId === null) return
    document.querySelector(`[data-mail="${CSS.escape(mailId)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [mailId])
  const onArrival = useEffectEvent((at: number) => {
    if (arriving.current?.page !== at) return
    const first = mails.at(arriving.current.by === -1 ? -1 : 0)
    arriving.current = null
    if (first) onOpen(first.id, true)
  })
  useEffect(() => {
    if (ready) onArrival(page)
  }, [page, ready])

  const next = (by: 1 | -1): (() => void) | null => {
    const mail = index === -1 ? (by === 1 ? mails[0] : undefined) : mails[index + by]
    if (mail) return () => onOpen(mail.id, false)
    if (index === -1 || page + by < 1 || page + by > lastPage) return null
    return () => {
      arriving.current = { page: page + by, by }
      onPage(page + by)
    }
  }
  return {
    /** Place of the open mail on the page; -1 where the page does not have it. */
    index,
    open: mails[index],
    /** Opens the mail before; `null` where there is none. */
    newer: next(-1),
    /** Opens the mail after, the first of the page where none is open; `null` where there is none. */
    older: next(1),
    /** Makes room where the open mail is among those that leave: the next one is opened, else the one before. */
    leave: (left: readonly Mail[]) => {
      const stays = (mail: Mail) => !left.some(({ id }) => id === mail.id)
      if (mailId === null || left.every(({ id }) => id !== mailId)) return
      const stay = mails.slice(index + 1).find(stays) ?? mails.slice(0, Math.max(index, 0)).findLast(stays)
      onOpen(isPhone ? null : (stay?.id ?? null), true)
    },
  }
}
