import * as z from 'zod/mini'

import { clashing, inOrganisation, notFound, taken } from '../common/errors.js'
import { userRecord, userRoles } from './user-record.js'

/** The most sign-ins that are answered of a user. */
export const maxSignIns = 20

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** Schema of a sign-in of a user, or of an attempt while they are locked. */
export const signInNote = z.object({
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  outcome: z.enum(['signedIn', 'refused']),
})

/** A sign-in of a user, or an attempt while they are locked. */
export type SignInNote = z.infer<typeof signInNote>

/** Schema of an invitation: what is handed to somebody so that they can sign in. */
export const invitation = z.object({ userId: id, invitation: z.string().check(z.minLength(1), z.maxLength(100)) })

/** An invitation. */
export type Invitation = z.infer<typeof invitation>

/** Schema of what is said of somebody who is invited. */
export const invitee = z.object({
  email: userRecord.schema.shape.email,
  firstname: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  lastname: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** In the organisation of the request. */
  roles: z.array(z.enum(userRoles)).check(z.maxLength(userRoles.length)),
})

/** What is said of somebody who is invited. */
export type Invitee = z.infer<typeof invitee>

const tags = ['Administration']

/** What administrators do with the access of users, besides what they change of any entity. */
export const userAccess = {
  /**
   * Makes a user of the organisation with these roles there, and none elsewhere. Nothing is sent: the answer is what the invited one needs,
   * for whoever hands it over. TAKEN when there is a user with this e-mail address, CLASH (`seats`) when the subscription has no
   * free seat.
   */
  invite: inOrganisation
    .route({ method: 'POST', path: '/administration/invitations', summary: 'Invite a user', successStatus: 201, tags })
    .input(invitee)
    .output(invitation)
    .errors({ ...taken, ...clashing }),

  /**
   * The invitation of a user of the organisation who has not signed in yet, the same each time; NOT_FOUND for others. On a server
   * that keeps passwords also that of an active user, who chooses another one by it.
   */
  invitation: inOrganisation
    .route({
      method: 'POST',
      path: '/administration/users/{id}/invitation',
      summary: 'Read the invitation of a user',
      tags,
    })
    .input(z.object({ id }))
    .output(invitation)
    .errors(notFound),

  /** The last sign-ins of a user of the organisation, the newest first, at most 20. */
  signIns: inOrganisation
    .route({ method: 'GET', path: '/administration/users/{id}/sign-ins', summary: 'Last sign-ins of a user', tags })
    .input(z.object({ id }))
    .output(z.array(signInNote).check(z.maxLength(maxSignIns)))
    .errors(notFound),
}
