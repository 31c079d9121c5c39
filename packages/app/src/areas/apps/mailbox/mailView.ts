import { mailFilter } from '@embpm/contract/sample/mailbox'
import * as z from 'zod/mini'

/** Which mails are shown: those of a folder, with a mark, or with a label. */
export interface MailView {
  by: 'folder' | 'filter' | 'label'
  slug: string
}

/** What the address of the mailbox says: `/apps/mailbox/{view}/{mailId}?page=2`. */
export interface MailAddress {
  view: MailView
  /** From 1. */
  page: number
  /** Id of the mail that is open. */
  mailId: string | null
}

const labelStart = 'label-'
const isFilter = (slug: string) => mailFilter.shape.slug.options.some((one) => one === slug)

/** A view as a part of the address: `inbox`, `starred`, `label-work`. */
export const segmentOf = ({ by, slug }: MailView): string => (by === 'label' ? labelStart + slug : slug)

/** The view that a part of the address means; the inbox without one. */
export function viewOf(segment: string | undefined): MailView {
  if (segment === undefined) return { by: 'folder', slug: 'inbox' }
  if (segment.startsWith(labelStart)) return { by: 'label', slug: segment.slice(labelStart.length) }
  return { by: isFilter(segment) ? 'filter' : 'folder', slug: segment }
}

const parameters = z.object({ view: z.optional(z.string()), mailId: z.optional(z.string()) })
const pageInSearch = z.coerce.number().check(z.int(), z.minimum(1))

/** Reads the address: the router's parameters, and the search part. A page that is no number counts as the first. */
export function parseMailAddress(params: unknown, search: Readonly<Record<string, unknown>>): MailAddress {
  const { view, mailId = null } = parameters.safeParse(params).data ?? {}
  return { view: viewOf(view), page: pageInSearch.safeParse(search.page).data ?? 1, mailId }
}

/** The address below that of the mailbox, as {@link parseMailAddress} reads it. */
export function formatMailAddress({ view, page, mailId }: MailAddress): string {
  const path = [segmentOf(view), ...(mailId === null ? [] : [mailId])].map(encodeURIComponent).join('/')
  return `/${path}${page > 1 ? `?page=${page}` : ''}`
}
