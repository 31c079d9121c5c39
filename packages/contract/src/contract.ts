import { administration } from './administration/administration.js'
import { organisations } from './administration/organisation.js'
import { people } from './administration/people.js'
import { users } from './administration/user.js'
import { auth } from './common/auth.js'
import { configuration } from './common/configuration.js'
import { views } from './common/saved-view.js'
import { data } from './data/data.js'
import { implementation } from './implementation/implementation.js'
import { processes } from './processes/processes.js'
import { project } from './project/project.js'

/**
 * Every endpoint of the product. The paths are relative to the API's base, `/api`. What stands under the name of an area,
 * such as `processes.ricefws`, are the endpoints that every kind of entity has.
 */
export const contract = {
  configuration,
  auth,
  organisations,
  users,
  people,
  views,
  processes,
  data,
  implementation,
  project,
  administration,
}
