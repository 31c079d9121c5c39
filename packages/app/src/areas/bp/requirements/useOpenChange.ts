import type { Requirement } from '@embpm/contract/requirement'
import { isLocked } from '@embpm/contract/requirement-approval'
import { useQuery } from '@tanstack/react-query'
import { apiOf } from '../../../entity/apiOf.js'
import { rowsQuery } from '../../../entity/entityQueries.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'

const source = { name: 'requirements', api: apiOf('requirements') } as const

/** The change request of an approved requirement that is not applied yet; `undefined` where there is none. */
export function useOpenChange(requirement: Requirement): Requirement | undefined {
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data } = useQuery({
    ...rowsQuery(source, { client, organisation }, { filter: { changeOfId: [requirement.id] }, size: 50 }),
    enabled: isLocked(requirement),
  })
  return data?.rows.find(({ appliedAt }) => appliedAt === null)
}
