import * as z from 'zod/mini'

import { organisationId } from './entity.js'

/** The plans an organisation can have. */
export const organisationPlans = ['CORPORATE', 'SUBSCRIPTION'] as const

/** An organisation as the organisation filter shows it. */
export const organisation = z.object({
  organisationId,
  /** Display name. The title SYSTEM stands for the user's own company and is shown under that company's name. */
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  plan: z.enum(organisationPlans),
  /** The roles that the signed-in user has in it besides their own. */
  roles: z._default(z.array(z.enum(['ADM', 'CON'])), []),
})

/** A disabled organisation as its members are told of it. */
export const disabledOrganisation = z.pick(organisation, { organisationId: true, title: true })

/** An organisation as the organisation filter shows it. */
export type Organisation = z.infer<typeof organisation>
