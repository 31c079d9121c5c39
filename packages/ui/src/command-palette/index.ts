export { CommandPalette } from './CommandPalette.js'
export type { CommandPaletteProps } from './CommandPalette.js'
export type { CommandEntry, CommandGroup, CommandSource } from './CommandSource.js'
