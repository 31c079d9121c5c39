import type { StepRole } from '@embpm/bpmn'
import type { RowList, RowSource } from '@embpm/ui/row-source'
import { useEffect, useMemo, useRef } from 'react'
import { apiOf } from '../../../../entity/apiOf.js'
import type { RoleRow } from '../../../../entity/useRoleTable.js'
import { useEntitySource } from '../../../../entity/useEntitySource.js'

const roleKind = { name: 'processRoles', api: apiOf('processRoles') } as const

/** The roles to pick from, with those that an element names although they are deleted, and what each is called. */
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
    const withDeleted = (ids: readonly string[], found: readonly RoleRow[]): readonly RoleRow[] => {
      remember(found)
      const known = new Set(found.map(({ id }) => id))
      const deleted = named.current.filter(({ ref }) => ids.includes(ref) && !known.has(ref))
      return [...found, ...deleted.map(({ ref, name }) => ({ id: ref, code: '', name: name || ref, description: '' }))]
    }
    return {
      source: {
        ...source,
        search: async (query, request) => {
          const page = await source.search(query, request)
          remember(page.rows)
          return page
        },
        resolve: async (ids, request) => withDeleted(ids, await source.resolve(ids, request)),
      },
      nameOf: (id) => seen.get(id) ?? named.current.find(({ ref }) => ref === id)?.name ?? id,
    }
  }, [source])
}
