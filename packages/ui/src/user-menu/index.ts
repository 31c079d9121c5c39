export { UserMenu } from './UserMenu.js'
export type { UserMenuProps } from './UserMenu.js'
