import * as z from 'zod'

import { entity, givenByServer, stampColumns, stampRangeColumns } from './entity.js'
import { entityEndpoints, entityParts } from './entityEndpoints.js'

/** A list as somebody wants to find it again: its search, filters, order and columns. Source: the features, every list. */
export const savedView = z.object({
  ...entity.shape,
  /** Id of the user it belongs to, given by the server. */
  ownerId: z.string().min(1).max(64),
  /** The list it is a view of, such as `ricefws`. */
  list: z.string().trim().min(1).max(100),
  /** What people call it; one user has each name once for a list. */
  name: z.string().trim().min(1).max(200),
  /** The search parameters of the list's address, without the question mark. */
  address: z.string().max(4000),
  /** Whether everybody in the organisation sees it. */
  shared: z.boolean(),
  /** Whether its owner starts with it. One view of a list at most; of another user's view, the server answers `false`. */
  isDefault: z.boolean(),
})

/** A saved view as the server stores and answers it. */
export type SavedView = z.infer<typeof savedView>

/** The columns a list of saved views can be sorted by. */
export const savedViewSortColumns = ['id', 'list', 'name', 'shared', 'isDefault', ...stampColumns] as const

/** The columns of a list of saved views that hold numbers or dates: their filter takes `from..to` as well. */
export const savedViewRangeColumns = [...stampRangeColumns] as const

/** The columns a list of saved views can be filtered by. */
export const savedViewFilterColumns = [
  'id',
  'ownerId',
  'list',
  'name',
  'shared',
  'isDefault',
  'createdBy',
  'changedBy',
  ...savedViewRangeColumns,
] as const

/** What an update of a saved view may change: absent fields stay as they are. */
export const savedViewPatch = savedView.omit({ ...givenByServer, ownerId: true }).partial()

/** The fields an update of a saved view changes. */
export type SavedViewPatch = z.infer<typeof savedViewPatch>

/** What a user may set on a new one; it is neither shared nor the default unless that is said. */
export const savedViewInput = savedViewPatch.extend(savedView.pick({ list: true, name: true }).shape)

/** What a user may set on a new one. */
export type SavedViewInput = z.infer<typeof savedViewInput>

/** What the endpoints of saved views are made of. */
export const savedViewParts = entityParts({
  kind: 'views',
  path: '/views',
  tag: 'Views',
  one: 'a saved view',
  many: 'saved views',
  schema: savedView,
  input: savedViewInput,
  patch: savedViewPatch,
  sort: savedViewSortColumns,
  filter: savedViewFilterColumns,
  ranges: savedViewRangeColumns,
})

/**
 * The endpoints of saved views, under `/views`. One sees one's own and those that others share. A shared one is changed
 * and deleted by its owner and by administrators: FORBIDDEN for others. A new default takes the place of the old one.
 */
export const views = entityEndpoints(savedViewParts)
