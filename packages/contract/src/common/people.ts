import * as z from 'zod/mini'

import { maxResolved } from './entityEndpoints.js'
import { inOrganisation } from './errors.js'
import { namedKeys, referenceName } from './referenceName.js'

/** Schema of somebody who can be made responsible for something: a user of the organisation. */
export const personEntry = z.object({
  /** Id of the user. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** First name and last name. */
  name: z.string().check(z.maxLength(201)),
  email: z.string().check(z.maxLength(254)),
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
        search: z._default(z.string().check(z.maxLength(500)), ''),
        size: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100)), 20),
      }),
    )
    .output(z.array(personEntry)),

  /** Those of the given ids that exist, in the order of the ids, also of people who have left the organisation. */
  resolve: inOrganisation
    .route({ method: 'POST', path: '/people/resolve', summary: 'Find people by id', tags: ['Administration'] })
    .input(
      z.object({ ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(maxResolved)) }),
    )
    .output(z.array(personEntry)),

  /** What the people with the given ids are called, in the order of the ids, also those whose account was deleted. */
  names: inOrganisation
    .route({ method: 'POST', path: '/people/names', summary: 'Name people by id', tags: ['Administration'] })
    .input(z.object({ keys: namedKeys }))
    .output(z.array(referenceName)),
}
