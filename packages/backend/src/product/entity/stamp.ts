import type { Profile } from '@embpm/contract'

/** Who did it, and when: now. */
export function stamp(user: Profile) {
  return { by: `${user.firstname} ${user.lastname}`, at: new Date().toISOString() }
}

/** The fields that say who changed an entity when: now. */
export function touch(user: Profile) {
  const { by, at } = stamp(user)
  return { changedBy: by, changedAt: at }
}
