import type { Caller } from '../entity/EntityTableDefinition.js'

/** Whether somebody administers the whole installation, by a role of their own, and not only the organisation they are in. */
export const isInstallationAdmin = ({ user }: Caller): boolean => user.roles.includes('ADM')
