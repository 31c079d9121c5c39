/** Everything behind the sign-in: language and organisation are in the address. */
const organisationPath = '/$lang/$orgId'

/** The address of a page of an organisation, in the router's notation: `bp/ricefw` becomes `/$lang/$orgId/bp/ricefw`. */
export const inOrganisation = (page: string): string => (page ? `${organisationPath}/${page}` : organisationPath)
