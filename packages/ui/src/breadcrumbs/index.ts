export { Breadcrumbs } from './Breadcrumbs.js'
export type { Breadcrumb, BreadcrumbsProps } from './Breadcrumbs.js'
