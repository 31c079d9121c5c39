/** What a page may ask of a user besides being signed in. Source: spec.md, section 6. */
export type Need = 'permission' | 'role' | 'plan'

/** Areas of an organisation; each is the first part of its addresses. */
export type AreaId = 'bp' | 'bim' | 'implementation' | 'project' | 'config' | 'administration'

/** The frames a page can stand in. Source: spec.md, section 2. */
export const layouts = ['empty', 'dense', 'classy', 'view'] as const

/** One of the frames. */
export type LayoutName = (typeof layouts)[number]

/** One line of the route table. */
export interface RouteSpec {
  /** The address in the router's notation: `/$lang/$orgId/bp/requirements`. */
  path: string
  /** The area it belongs to; `null` for pages outside of them. */
  area: AreaId | null
  /** Whether one must be signed in. */
  signedIn: boolean
  /** What else is asked, in the order in which it is checked. */
  needs: readonly Need[]
  /** The frame; without one it is the user's own choice. */
  layout?: LayoutName
  /** Where the address leads by itself, in the router's notation: it has no screen of its own. */
  redirect?: string
}
