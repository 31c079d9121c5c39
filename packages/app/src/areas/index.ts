// The areas, one line each. Their ids, pages and menus follow.
export { administration } from './administration/pages.js'
export { apps } from './apps/pages.js'
export { bim } from './bim/pages.js'
export { bp } from './bp/pages.js'
export { config } from './config/pages.js'
export { docs } from './docs/pages.js'
export { implementation } from './implementation/pages.js'
export { project } from './project/pages.js'
