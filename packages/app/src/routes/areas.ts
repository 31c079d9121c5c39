// The areas, one line each. Their ids, pages and menus follow.
export { administration } from '../areas/administration/pages.js'
export { bim } from '../areas/bim/pages.js'
export { bp } from '../areas/bp/pages.js'
export { config } from '../areas/config/pages.js'
export { implementation } from '../areas/implementation/pages.js'
export { project } from '../areas/project/pages.js'
