import * as z from 'zod/mini'

import { organisationPlans } from './organisation.js'

/** A user of the product with what the guards ask for. */
export const profile = z.object({
  id: z.string().check(z.minLength(1)),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  /** Name of the user's company, shown instead of the organisation title SYSTEM. */
  company: z.string(),
  userType: z.enum(organisationPlans),
  /** Others than administrators and consultants have no role. */
  roles: z.array(z.enum(['ADM', 'CON'])),
  /** `embpm_r` opens the processes area. */
  permissions: z.array(z.string()),
  /** `profilePicture`: address of a picture; empty or missing when there is none. */
  metadata: z.optional(z.object({ profilePicture: z.optional(z.string()) })),
})

/** A user of the product with what the guards ask for. */
export type Profile = z.infer<typeof profile>
