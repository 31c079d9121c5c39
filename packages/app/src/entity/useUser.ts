import type { Profile } from '@embpm/contract'
import { useRouteContext } from '@tanstack/react-router'

/** Who is signed in, on a page of an organisation. */
export const useUser = (): Profile => useRouteContext({ from: '/$lang/$orgId', select: ({ user }) => user })
