import { lazyPart } from '../lazy-part/lazyPart.js'
import { menuPart } from '../menu/menuPart.js'

/**
 * What a table needs only when somebody opens it: its menus and panels stand on React Aria, which weighs more than the
 * table. Loaded when the browser is idle, at the latest when the pointer or the focus comes to the button.
 */
export const tableParts = {
  menu: menuPart,
  columnMenu: lazyPart(async () => (await import('./ColumnMenu.js')).ColumnMenu),
  columnPanel: lazyPart(async () => (await import('./ColumnPanel.js')).ColumnPanel),
  filterChips: lazyPart(async () => (await import('./FilterChips.js')).FilterChips),
  filterPanel: lazyPart(async () => (await import('./FilterPanel.js')).FilterPanel),
  sortMenu: lazyPart(async () => (await import('./SortMenu.js')).SortMenu),
  exportPanel: lazyPart(async () => (await import('./ExportPanel.js')).ExportPanel),
} as const
