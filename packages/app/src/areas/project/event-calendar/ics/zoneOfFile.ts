import { isZone } from '../calendarSearch.js'
import type { IcsPart } from './icsParts.js'
import { windowsZones } from './windowsZones.js'

/**
 * Finds which time zone a calendar file means by a name: one of the IANA database, also at the end of a longer name, one of Windows, or one
 * that the file itself calls by another (`X-LIC-LOCATION`). `null` for one that nobody knows.
 */
export function zoneOfFile(parts: readonly IcsPart[]): (name: string) => string | null {
  const places = new Map<string, string>()
  for (const { lines } of parts.filter(({ name }) => name === 'VTIMEZONE')) {
    const value = (property: string) =>
      lines
        .find(({ text }) => text.toUpperCase().startsWith(`${property}:`))
        ?.text.slice(property.length + 1)
        .trim()
    const [id, place] = [value('TZID'), value('X-LIC-LOCATION')]
    if (id !== undefined && place !== undefined) places.set(id, place)
  }
  return (given) => {
    const name = given.replaceAll('"', '').trim()
    const ending = /[A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_+-]+)?$/.exec(name)?.[0]
    const short = /[A-Za-z_]+\/[A-Za-z_+-]+$/.exec(name)?.[0]
    const found = [name, windowsZones[name], places.get(name), ending, short].find(
      (one) => one !== undefined && isZone(one),
    )
    return found ?? null
  }
}
