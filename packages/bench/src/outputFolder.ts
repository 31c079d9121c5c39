import { join } from 'node:path'

/** Where pages and results go: below the workspace's `node_modules`, so that git and searches pass it by. */
export const outputFolder = join(import.meta.dirname, '../../../node_modules/.cache/bench')
