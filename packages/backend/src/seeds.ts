// The sample data as it is made, for those who measure or walk through it: in any number where a number can be given.
export { serviceFixtures } from './product/data/service.fixtures.js'
export { messageSeeds, notificationSeeds, pages as pageSeeds, shortcutSeeds } from './sample/common.data.js'
export { contactSeeds } from './sample/contacts.data.js'
export { productSeeds } from './sample/inventory.data.js'
export { mailSeeds } from './sample/mailbox.data.js'
export { taskSeeds } from './sample/tasks.data.js'
export { sampleRows } from './sampleRows.js'
