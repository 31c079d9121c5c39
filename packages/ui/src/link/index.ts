export { Link } from './Link.js'
export type { LinkProps } from './Link.js'
export { LinkProvider, useLink } from './LinkProvider.js'
export type { LinkNavigation, LinkProviderProps, Navigate } from './LinkProvider.js'
