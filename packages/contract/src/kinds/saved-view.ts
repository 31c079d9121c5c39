import { entityOf, type EntityOf } from '../common/entityOf.js'
import { flag, reference, text } from '../common/fields.js'

/** A list as somebody wants to find it again: its search, filters, order and columns. Source: the features, every list. */
export const savedView = entityOf({
  kind: 'views',
  family: 'own',
  path: '/views',
  tag: 'Views',
  one: 'a saved view',
  many: 'saved views',
  key: ['ownerId', 'list', 'name'],
  nameOf: ({ name }) => name,
  fields: {
    /** Id of the user it belongs to. */
    ownerId: reference('people').required().fromServer().filter(),
    /** The list it is a view of, such as `ricefws`. */
    list: text(100).required().sort().filter().search(),
    /** What people call it; one user has each name once for a list. */
    name: text(200).required().sort().filter().search(),
    /** The search parameters of the list's address, without the question mark. */
    address: text(4000),
    /** Whether everybody in the organisation sees it. */
    shared: flag().sort().filter(),
    /** Whether its owner starts with it. One view of a list at most; of another user's view, the server answers `false`. */
    isDefault: flag().sort().filter(),
  },
})

/** A saved view as the server stores and answers it. */
export type SavedView = EntityOf<typeof savedView>
