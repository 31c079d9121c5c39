import type { Names } from '../names.ts'

/** The handlers of the entity's endpoints. */
export const handlerFile = ({
  family,
  entity,
  one,
  One,
  many,
  pluralWords,
  prefix,
}: Names): string => `import { type ${One}, ${one}, ${one}TextColumns } from '@embpm/contract'

import { api, signedIn } from '../../context.js'
import { createQuery, cutPage } from '../../query.js'
import { defineCollection } from '../../store.js'
import { inOrganisation } from '${family === 'administration' ? '.' : '../administration'}/organisation.js'
import { ${one}Fixtures } from './${entity}.fixtures.js'

const collection = defineCollection<${One}>({ name: '${one}', schema: ${one}, seeds: ${one}Fixtures })

const query = createQuery<${One}>({
  searchColumns: ${one}TextColumns,
  text: (row, column) => {
    const value: unknown = Object.hasOwn(row, column) ? Reflect.get(row, column) : undefined
    return typeof value === 'string' ? value : ''
  },
})

const numberOf = (id: string) => Number(/^${prefix}-(\\d+)$/.exec(id)?.[1] ?? 0)
const idOf = (number: number) => \`${prefix}-\${String(number).padStart(5, '0')}\`

/** The handlers of ${pluralWords}. */
export const ${many} = {
  list: api.${many}.list
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context }) => {
      const all = await context.store.list(collection, context.organisationId)
      const found = query.filter(query.search(all, input.search ?? ''), input.filter ?? {})
      const sorted = input.sort === undefined ? found : query.sort(found, all, input.sort)
      return { ...cutPage(sorted, input.page, input.size), unfilteredTotal: all.length }
    }),

  get: api.${many}.get
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context, errors }) => {
      const found = await context.store.get(collection, context.organisationId, input.id)
      if (!found) throw errors.NOT_FOUND({ data: { id: input.id } })
      return found
    }),

  create: api.${many}.create
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context }) => {
      const { organisationId, store, user } = context
      const by = \`\${user.firstname} \${user.lastname}\`
      const at = new Date().toISOString()
      const rows = await store.list(collection, organisationId)
      const highest = rows.reduce((before, row) => Math.max(before, numberOf(row.id)), 0)
      // Another tab may take the same number at the same moment, and deleted ones keep theirs: go on to the next.
      for (let number = highest + 1; ; number += 1) {
        const base = { id: idOf(number), organisationId, version: 1, createdBy: by, createdAt: at, changedBy: by, changedAt: at }
        const written = await store.create(collection, organisationId, { ...input.${one}, ...base })
        if (written.kind === 'written') return written.entity
      }
    }),

  update: api.${many}.update
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context, errors }) => {
      const target = { organisationId: context.organisationId, id: input.id, expectedVersion: input.version }
      const { name, description, status, tags } = input.${one}
      const written = await context.store.update(collection, target, (current) => ({
        ...current,
        name: name ?? current.name,
        description: description ?? current.description,
        status: status ?? current.status,
        tags: tags ?? current.tags,
        changedBy: \`\${context.user.firstname} \${context.user.lastname}\`,
        changedAt: new Date().toISOString(),
      }))
      if (written.kind === 'missing') throw errors.NOT_FOUND({ data: { id: input.id } })
      if (written.kind === 'conflict') throw errors.CONFLICT({ data: { current: written.current } })
      return written.entity
    }),

  remove: api.${many}.remove
    .use(signedIn)
    .use(inOrganisation)
    .handler(async ({ input, context, errors }) => {
      const target = { organisationId: context.organisationId, id: input.id, expectedVersion: input.version }
      const written = await context.store.delete(collection, target)
      if (written.kind === 'missing') throw errors.NOT_FOUND({ data: { id: input.id } })
      if (written.kind === 'conflict') throw errors.CONFLICT({ data: { current: written.current } })
      return written.entity
    }),
}
`

/** Sample entities, the same at every start. */
export const fixturesFile = ({
  one,
  One,
  words,
  pluralWords,
  title,
  prefix,
}: Names): string => `import { lifecycleStatuses, type ${One} } from '@embpm/contract'

const count = 24
const start = Date.UTC(2024, 0, 8, 7, 30)
const day = 86_400_000

/** The sample ${pluralWords} of an organisation: the same at every start. */
export function ${one}Fixtures(organisationId: string): readonly ${One}[] {
  return Array.from({ length: count }, (_, index) => ({
    id: \`${prefix}-\${String(index + 1).padStart(5, '0')}\`,
    organisationId,
    version: 1,
    createdBy: 'Ada Example',
    createdAt: new Date(start + index * day).toISOString(),
    changedBy: 'Ada Example',
    changedAt: new Date(start + (index + 30) * day).toISOString(),
    tags: [],
    name: \`${title.slice(0, 1)}${words.slice(1)} \${index + 1}\`,
    description: \`Sample ${words} number \${index + 1}.\`,
    status: lifecycleStatuses[index % lifecycleStatuses.length] ?? 'ACTIVE',
  }))
}
`
