import type { Subscription } from '@embpm/contract/subscription'

/** What a sample subscription is made of: its seats are those that are taken, and those that are free. */
interface SampleSubscription extends Pick<Subscription, 'start' | 'renewal' | 'state'> {
  free: number
}

/**
 * The subscriptions of the first organisations, in their order: all seats of Helvora Pharma are taken, the payment of Kestrel Logistics
 * is past due, Bluefen Energy tries it out.
 */
export const sampleSubscriptions: readonly SampleSubscription[] = [
  { free: 460, start: '2024-01-01', renewal: null, state: 'active' },
  { free: 0, start: '2025-07-01', renewal: '2027-06-30', state: 'active' },
  { free: 120, start: '2024-11-01', renewal: '2026-11-01', state: 'pastDue' },
  { free: 85, start: '2026-11-04', renewal: '2026-12-04', state: 'trial' },
  { free: 25, start: '2026-02-15', renewal: '2027-02-14', state: 'active' },
  { free: 15, start: '2025-11-01', renewal: '2026-10-31', state: 'cancelled' },
  { free: 10, start: '2026-11-20', renewal: '2026-12-20', state: 'trial' },
  { free: 30, start: '2026-09-10', renewal: '2027-09-09', state: 'active' },
]
