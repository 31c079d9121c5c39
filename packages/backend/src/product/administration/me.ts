import { api, signedIn } from '../../context.js'
import { organisationsOf } from './organisation.js'

/** The handlers about the signed-in user. */
export const me = {
  profile: api.me.profile.use(signedIn).handler(({ context }) => context.user),
  organisations: api.me.organisations
    .use(signedIn)
    .handler(async ({ context }) => [...(await organisationsOf(context.store))]),
}
