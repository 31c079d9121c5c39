import { addDays } from '@embpm/calendar'
import { reviewNoticeDays } from '@embpm/contract/document'
import { objectLink } from '@embpm/contract/sample/common'

import type { Context } from '../../context.js'
import { readerOf } from '../administration/readerOf.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { tell } from '../notices/tell.js'
import { documentTable } from './document.js'
import { type Review, sampleReviews } from './document.fixtures.js'

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
export async function remindOfReviews(context: Context): Promise<void> {
  const caller = await readerOf(context, 'processes')
  if (!caller) return
  const until = addDays(new Date().toISOString().slice(0, 10), reviewNoticeDays)
  const mine = (await reviewsOf(caller)).filter(({ reviewDue }) => reviewDue !== null && reviewDue <= until)
  await tell(
    caller,
    mine.map(({ id, title, reviewDue }) => ({
      kind: 'due',
      to: caller.user.id,
      id: `review-${caller.organisationId}-${id}-${reviewDue}`,
      title: 'Review due',
      description: `${title}: to be reviewed by ${reviewDue}.`,
      link: objectLink('documents', id),
    })),
  )
}
