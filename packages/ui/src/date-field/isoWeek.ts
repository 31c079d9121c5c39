/** Number of the ISO week that has the day `yyyy-mm-dd`: weeks begin on Monday and belong to the year of their Thursday. */
export function isoWeek(day: string): number {
  const thursday = new Date(`${day}T00:00:00Z`)
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7))
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return Math.floor((thursday.getTime() - newYear) / (7 * 86_400_000)) + 1
}
