import type { Profile } from '@embpm/contract'
import { os } from '@orpc/server'

import { forbidden } from './refusals.js'

/** Lets only users with a role pass, and everybody without one. To be used after `signedIn`. */
export const withRole = (role?: Profile['roles'][number]) =>
  os.$context<{ user: Profile }>().middleware(({ context, next }) => {
    if (role !== undefined && !context.user.roles.includes(role)) throw forbidden(role)
    return next()
  })
