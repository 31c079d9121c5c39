import type { Visitor } from '@embpm/contract'
import { inOrganisation } from '../routes/page.js'
import { addressOf, isOpen, pageOf, type Place } from '../routes/views.js'

/** The pages of the embedded mode, in the order of its bar. Source: spec.md, section 1. */
export const embeddedPages = ['process', 'calendar', 'project', 'chat'] as const

/** One of the pages of the embedded mode. */
export type EmbeddedPage = (typeof embeddedPages)[number]

/** Where each is, the better choice first. The chat is a part of the embedded start page. */
const places: Readonly<Record<EmbeddedPage, readonly string[]>> = {
  process: ['bp/view', 'bp/processes'],
  calendar: ['project/calendar'],
  project: ['implementation/project-management'],
  chat: ['ms-teams'],
}

/** The address of the embedded start page. */
export const embeddedHome = (place: Place): string => addressOf(inOrganisation('ms-teams'), place)

/** Where a page of the embedded mode is for a visitor; `null` where they may not open it, or its screen is still to come. */
export function embeddedHref(page: EmbeddedPage, place: Place, visitor: Visitor): string | null {
  if (page === 'chat') return `${embeddedHome(place)}?page=chat`
  const open = places[page].map(inOrganisation).find((path) => isOpen(pageOf(path), visitor))
  return open === undefined ? null : addressOf(open, place)
}
