export { ClassyLayout } from './ClassyLayout.js'
export type { ClassyLayoutProps, ClassyLayoutUser } from './ClassyLayout.js'
