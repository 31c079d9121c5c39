import { addDays } from '@embpm/calendar'
import { access, missingFor, type Profile, visitorOf } from '@embpm/contract'
import { reviewNoticeDays } from '@embpm/contract/document'

import type { Context } from '../../context.js'
import { notificationTable } from '../../sample/common.data.js'
import { organisationsOf } from '../administration/organisation.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { documentTable } from './document.js'
import { type Review, sampleReviews } from './document.fixtures.js'

/** The request of somebody in an organisation whose documents they may read. */
async function readerOf(context: Context & { user: Profile }): Promise<Caller | undefined> {
  const organisations = await organisationsOf(context.store)
  const organisation = organisations.find(({ organisationId }) => organisationId === context.organisationId)
  if (!organisation) return undefined
  const visitor = visitorOf(context.user, organisation)
  const isOpen = missingFor(access.processes.read, visitor).length === 0
  return isOpen ? { ...context, organisationId: organisation.organisationId, visitor } : undefined
}

/** The documents that the caller owns. Every page asks for notifications: while none was ever changed, the samples are not made for it. */
async function reviewsOf(caller: Caller): Promise<Review[]> {
  const { store, organisationId, user } = caller
  const { name } = documentTable.collection
  if (await store.isPristine([{ name, organisationId }])) return sampleReviews(organisationId, user.id)
  return (await documentTable.all(caller)).filter(({ ownerId }) => ownerId === user.id)
}

/**
 * Reminds who reads their notifications of the documents that they own and whose review is late or due soon: once for each
 * date of a document, also when the notification was taken away.
 */
export async function remindOfReviews({ user, ...context }: Context): Promise<void> {
  const caller = user ? await readerOf({ ...context, user }) : undefined
  if (!caller) return
  const now = new Date().toISOString()
  const until = addDays(now.slice(0, 10), reviewNoticeDays)
  const mine = (await reviewsOf(caller)).filter(({ reviewDue }) => reviewDue !== null && reviewDue <= until)
  for (const { id, title, reviewDue } of mine) {
    await notificationTable.addOnce(caller, {
      id: `review-${caller.organisationId}-${id}-${reviewDue}`,
      icon: 'heroicons_solid:document-text',
      title: 'Review due',
      description: `${title}: to be reviewed by ${reviewDue}.`,
      time: now,
      read: false,
      seen: false,
      link: `/bp/master-data/documents/${id}`,
      useRouter: true,
    })
  }
}
