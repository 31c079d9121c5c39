export { TabLinks } from './TabLinks.js'
export type { TabLink, TabLinksProps } from './TabLinks.js'
export { Tabs } from './Tabs.js'
export type { TabItem, TabsProps } from './Tabs.js'
