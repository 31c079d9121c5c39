import type { Mail } from '@embpm/contract/sample/mailbox'
import { useEffect, useEffectEvent } from 'react'
import { fitsView } from './mailChange.js'
import { type MailPlacesShown, useMailList } from './mailQueries.js'
import type { MailAddress, MailView } from './mailView.js'

const none: readonly Mail[] = []

/**
 * The mails of the page that the address names: of what the service answered, those that still fit.
 * @param onPastLast called with the last page where the address names one behind it
 */
export function useShownMails(address: MailAddress, places: MailPlacesShown, onPastLast: (lastPage: number) => void) {
  const { data, isPlaceholderData, isFetching, isError, refetch } = useMailList(address)
  const lastPage = data?.mails === null ? data.pagination.lastPage : null
  const leave = useEffectEvent(onPastLast)
  useEffect(() => {
    if (lastPage !== null) leave(lastPage)
  }, [lastPage])
  const shown = data?.mails?.filter((mail) => fitsView(mail, address.view, places)) ?? null
  const pagination = data?.mails ? data.pagination : null
  return {
    /** `null` while they are read. */
    shown,
    mails: shown ?? none,
    total: pagination?.totalResults ?? 0,
    /** Index of the page's first mail among those of all pages. */
    start: pagination?.startIndex ?? 0,
    /** Number of pages. */
    lastPage: pagination?.lastPage ?? address.page,
    /** Whether the page before is still shown. */
    stale: isPlaceholderData,
    isFetching,
    retry: isError && !data ? refetch : null,
  }
}

/** What is known of a view: what it counts, its label, and whether the service does not know it. */
export function placeOf({ by, slug }: MailView, { folders, filters, labels, pending, failed }: MailPlacesShown) {
  const bySlug = (one: { slug: string }) => one.slug === slug
  const known = { folder: folders, filter: filters, label: labels }[by]
  return {
    count: by === 'folder' ? (folders.find(bySlug)?.count ?? 0) : 0,
    label: by === 'label' ? labels.find(bySlug) : undefined,
    isUnknown: !pending && !failed && !known.some(bySlug),
  }
}
