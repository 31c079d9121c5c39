import { mayDo, type Family, type Organisation, type Profile, type Visitor } from '@embpm/contract'
import { useRouteContext } from '@tanstack/react-router'

/** Who is signed in, on a page of an organisation. */
export const useUser = (): Profile => useRouteContext({ from: '/$lang/$orgId', select: ({ user }) => user })

/** The organisation of the address. */
export const useOrganisation = (): Organisation =>
  useRouteContext({ from: '/$lang/$orgId', select: ({ organisation }) => organisation })

/** What the user is in the organisation of the address: roles, permissions, plan. */
export const useVisitor = (): Visitor => useRouteContext({ from: '/$lang/$orgId', select: ({ visitor }) => visitor })

/** Whether the user may create, change and delete the entities of a kind in this organisation. */
export const useMayWrite = ({ family }: { family: Family }): boolean => mayDo('write', family, useVisitor())
