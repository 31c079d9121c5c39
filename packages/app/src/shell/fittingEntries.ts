import type { CommandEntry } from '@embpm/ui/command-palette'

/** Those entries in whose label and description every word of a text is found, ignoring case. */
export function fittingEntries(entries: readonly CommandEntry[], text: string, locale: string): CommandEntry[] {
  const words = text.toLocaleLowerCase(locale).split(/\s+/u).filter(Boolean)
  return entries.filter(({ label, description = '' }) => {
    const where = `${label} ${description}`.toLocaleLowerCase(locale)
    return words.every((word) => where.includes(word))
  })
}
