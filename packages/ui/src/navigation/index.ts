export { Navigation } from './Navigation.js'
export type { NavigationProps } from './Navigation.js'
export { currentItem } from './currentItem.js'
export type { NavigationDivider, NavigationGroup, NavigationItem, NavigationLink } from './NavigationItem.js'
