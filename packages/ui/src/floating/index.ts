export { useFloating } from './useFloating.js'
