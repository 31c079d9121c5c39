export { JsonView } from './JsonView.js'
export type { JsonViewProps } from './JsonView.js'
