import type { Subscription } from '@embpm/contract/subscription'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { SeatsBar } from './seats/SeatsBar.js'
import { subscriptionKind } from './subscriptionKind.js'
import { SubscriptionState } from './seats/SubscriptionState.js'

/** Columns of the list of subscriptions. */
const subscriptionColumns: readonly ListColumn<Subscription>[] = [
  { id: 'organisation', type: 'name', width: 190, pinned: true },
  { id: 'plan', width: 120 },
  { id: 'seatsUsed', type: 'text', width: 200, cell: (one) => <SeatsBar {...one} /> },
  { id: 'state', width: 140, cell: ({ state }) => <SubscriptionState state={state} /> },
  { id: 'renewal', width: 120 },
  { id: 'start', width: 120 },
  { id: 'seats', width: 110, hidden: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 120, hidden: true },
]

/** The list of subscriptions: how many seats of each are taken, how it stands, and until when. */
export function SubscriptionsScreen() {
  return <EntityList kind={subscriptionKind} columns={subscriptionColumns} />
}
