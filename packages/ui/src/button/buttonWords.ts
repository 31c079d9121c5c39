import { defineWords } from '../ui-strings/index.js'

/** Words of `Button` and `IconButton`. */
export const buttonWords = defineWords('button', { pending: 'Please wait' })
