export * from './service-picker/index.js'
export * from './value-help/index.js'
