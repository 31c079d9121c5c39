export { Menu } from './Menu.js'
export type { MenuProps } from './Menu.js'
export type { MenuAction, MenuItem, MenuSeparator } from './MenuItem.js'
