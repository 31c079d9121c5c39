import { layouts, type LayoutName } from './RouteSpec.js'
import { routeAt } from './routeAt.js'

/** The frame for a look that names none, or one that there is not. Source: spec.md, section 2. */
const usual: LayoutName = 'classy'

const known = (name: unknown): LayoutName | undefined => layouts.find((layout) => layout === name)

/**
 * The frame of a page: what the address asks for by `?layout=`, else what the route table says, else the user's own
 * choice, else classy. A name that there is not counts as none.
 */
export const layoutAt = (pathname: string, asked: unknown, chosen: string | undefined): LayoutName =>
  known(asked) ?? routeAt(pathname)?.spec.layout ?? known(chosen) ?? usual
