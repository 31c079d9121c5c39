export { type ApiFormField, type ApiOperation, apiOperations, type ApiParameter } from './apiOperations.js'
export { openApiDocument } from './openApiDocument.js'
