import { organisations } from './administration/organisation.js'
import { users } from './administration/user.js'
import { auth } from './common/auth.js'
import { services } from './data/service.js'

/** Every endpoint of the product. The paths are relative to the API's base, `/api`. */
export const contract = { auth, organisations, users, services }
