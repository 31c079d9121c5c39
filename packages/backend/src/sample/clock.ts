/** The moment at which the sample data stands still, UTC: seeds are dated relative to it, never to the real time. */
export const sampleNow = Date.parse('2026-11-20T09:00:00.000Z')

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** ISO 8601 of a moment before the sample's clock; negative values lie after it. */
export function ago({ days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number }): string {
  return new Date(sampleNow - days * day - hours * hour - minutes * minute).toISOString()
}
