import type { StepRole } from '@embpm/bpmn'
import type { RowList, RowSource } from '@embpm/ui/row-source'
import { useEffect, useMemo, useRef } from 'react'
import { apiOf } from '../../../../entity/apiOf.js'
import type { RoleRow } from '../../../../entity/useRoleTable.js'
import { useEntitySource } from '../../../../entity/useEntitySource.js'

const roleKind = { name: 'processRoles', api: apiOf('processRoles') } as const

/** The roles to pick from, the last names of those that an element names although they are deleted, and what each is called. */
export function useRoleSource(roles: readonly StepRole[]): {
  source: RowSource<RoleRow>
  nameOf: (id: string) => string
} {
  const source = useEntitySource(roleKind)
  const named = useRef(roles)
  useEffect(() => {
    named.current = roles
  }, [roles])
  return useMemo(() => {
    const seen = new Map<string, string>()
    const remember = (rows: RowList<RoleRow>) => {
      for (let index = 0; index < rows.length; index += 1) {
        const row = rows.at(index)
        if (row) seen.set(row.id, row.name)
      }
    }
    return {
      source: {
        ...source,
        search: async (query, request) => {
          const page = await source.search(query, request)
          remember(page.rows)
          return page
        },
        resolve: async (ids, request) => {
          const found = await source.resolve(ids, request)
          remember(found)
          return found
        },
        // A model keeps the names of its roles, also of those that were never here.
        lastNames: async (ids, request) => {
          const kept = named.current.filter(({ ref, name }) => ids.includes(ref) && name !== '')
          return new Map([
            ...kept.map(({ ref, name }) => [ref, name] as const),
            ...((await source.lastNames?.(ids, request)) ?? []),
          ])
        },
      },
      nameOf: (id) => seen.get(id) ?? named.current.find(({ ref }) => ref === id)?.name ?? id,
    }
  }, [source])
}
