export { inventory } from './inventory.js'
