// The version that the footer shows.
export { version } from '../../package.json'
