export * from './control/index.js'
export * from './row-source/index.js'
export * from './ui-strings/index.js'
export * from './link/index.js'
