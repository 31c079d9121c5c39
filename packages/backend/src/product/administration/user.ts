import { api, signedIn } from '../../context.js'

/** The handlers of users. */
export const users = {
  current: api.users.current.use(signedIn).handler(({ context }) => context.user),
}
