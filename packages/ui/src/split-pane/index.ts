export { SplitPane } from './SplitPane.js'
export type { SplitPaneProps, SplitPaneSide, SplitPaneSizes } from './SplitPane.js'
