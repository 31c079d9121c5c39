import { redirectPath } from './redirectPath.js'
import type { Storage } from './storage.js'

/**
 * The organisation to land in: the stored one if it is one of the user's, else the first of the list, else `null`. A stored
 * "null" or "undefined" counts as none. Source: spec.md, section 4.
 *
 * @param organisations of the user, in the order of the menu
 */
export function landingOrganisation(
  storage: Pick<Storage, 'get'>,
  organisations: readonly { organisationId: string }[],
): string | null {
  const stored = storage.get('organisation')
  const found = organisations.find(({ organisationId }) => organisationId === stored)
  return (found ?? organisations[0])?.organisationId ?? null
}

/** Remembers where the user wanted to go before the sign-in; an address of another origin is not. */
export const rememberTarget = (storage: Pick<Storage, 'set'>, href: string): void =>
  storage.set('redirectUrl', redirectPath(href))

/** The remembered address, which stays remembered; `null` when there is none. */
export const rememberedTarget = (storage: Pick<Storage, 'get'>): string | null =>
  redirectPath(storage.get('redirectUrl'))

/** The remembered address, which is forgotten by asking; `null` when there is none. Source: spec.md, section 4. */
export function takeTarget(storage: Pick<Storage, 'get' | 'set'>): string | null {
  const target = rememberedTarget(storage)
  storage.set('redirectUrl', null)
  return target
}

/** Where one goes when the session is lost: within a Teams client its page of realms. Source: spec.md, section 8. */
export const lostPath = (storage: Pick<Storage, 'get'>): '/sign-in' | '/ms-teams/set-realms' =>
  storage.get('teams') === 'true' ? '/ms-teams/set-realms' : '/sign-in'
