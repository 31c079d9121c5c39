// The version that the footer shows.
export { version } from '../../package.json'

/** The year of the copyright line, as the clock says when it is asked. */
export const currentYear = (): number => new Date().getFullYear()
