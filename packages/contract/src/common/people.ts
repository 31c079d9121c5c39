import * as z from 'zod'

import { maxResolved } from './entityEndpoints.js'
import { inOrganisation } from './errors.js'

/** Schema of somebody who can be made responsible for something: a user of the organisation. */
export const personEntry = z.object({
  /** Id of the user. */
  id: z.string().min(1).max(64),
  /** First name and last name. */
  name: z.string().max(201),
  email: z.string().max(254),
})

/** Somebody who can be made responsible for something. */
export type PersonEntry = z.infer<typeof personEntry>

/** The endpoints to find people with, for every user of an organisation; what else is known of users is the administrators'. */
export const people = {
  /**
   * The people of the organisation in whose name or e-mail every token of `search` is found, in alphabetical order: at most
   * `size` (1 to 100, 20 unless given). Without tokens the first ones.
   */
  find: inOrganisation
    .route({ method: 'GET', path: '/people', summary: 'Find people', tags: ['Administration'] })
    .input(
      z.object({
        search: z.string().max(500).default(''),
        size: z.coerce.number<number>().int().min(1).max(100).default(20),
      }),
    )
    .output(z.array(personEntry)),

  /** Those of the given ids that exist, in the order of the ids, also of people who have left the organisation. */
  resolve: inOrganisation
    .route({ method: 'POST', path: '/people/resolve', summary: 'Find people by id', tags: ['Administration'] })
    .input(z.object({ ids: z.array(z.string().min(1).max(64)).max(maxResolved) }))
    .output(z.array(personEntry)),
}
