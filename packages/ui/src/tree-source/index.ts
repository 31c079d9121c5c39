export * from './TreeSource.js'
