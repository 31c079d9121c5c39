import { api } from './context.js'
import { organisations } from './product/administration/organisation.js'
import { users } from './product/administration/user.js'
import { services } from './product/data/service.js'
import { auth } from './sample/auth.js'
import * as sample from './sample/index.js'

/** Every endpoint with its handler. One that is missing does not compile. */
export const router = { ...api.router({ auth, organisations, users, services }), sample: { ...sample } }
