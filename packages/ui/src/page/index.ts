export { Page } from './Page.js'
export type { PageProps } from './Page.js'
export type { PageBodyProps } from './PageBody.js'
export type { PageHeadProps } from './PageHead.js'
