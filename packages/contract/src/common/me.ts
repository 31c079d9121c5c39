import * as z from 'zod/mini'

import { signedIn } from './errors.js'
import { disabledOrganisation, organisation } from './organisation.js'
import { profile } from './user.js'

/** The endpoints about the signed-in user. */
export const me = {
  /** Who they are. */
  profile: signedIn
    .route({ method: 'GET', path: '/administration/users/current', summary: 'Who am I', tags: ['Administration'] })
    .output(profile),

  /** Their organisations: SYSTEM first, the others by title. */
  organisations: signedIn
    .route({
      method: 'GET',
      path: '/administration/organisations',
      summary: 'My organisations',
      tags: ['Administration'],
    })
    .output(z.array(organisation)),

  /** Those of their organisations that are disabled, which open to nobody: for a page that says so. */
  disabledOrganisations: signedIn
    .route({
      method: 'GET',
      path: '/administration/organisations/disabled',
      summary: 'My disabled organisations',
      tags: ['Administration'],
    })
    .output(z.array(disabledOrganisation)),
}
