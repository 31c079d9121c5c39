export { ObjectPage } from './ObjectPage.js'
export type { ObjectPageProps, ObjectPageSection } from './ObjectPage.js'
