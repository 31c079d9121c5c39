export { StatusCircle } from './StatusCircle.js'
export type { Status, StatusCircleProps } from './StatusCircle.js'
