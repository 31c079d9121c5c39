import type { Names } from '../names.ts'

/** Schema and endpoints of the entity. */
export const contractFile = ({
  family,
  one,
  One,
  plural,
  many,
  words,
  aOne,
  pluralWords,
  title,
}: Names): string => `import * as z from 'zod'

import { entity, lifecycle } from '../common/entity.js'
import { inOrganisation, notFound } from '../common/errors.js'
import { listPage, listQuery } from '../common/list.js'

/** The columns a list of ${pluralWords} can be searched in. */
export const ${one}TextColumns = ['id', 'name', 'description'] as const

/** The columns a list of ${pluralWords} can be sorted by. */
export const ${one}SortColumns = [...${one}TextColumns, 'status', 'changedBy', 'changedAt'] as const

/** The columns a list of ${pluralWords} can be filtered by. */
export const ${one}FilterColumns = ['id', 'status'] as const

/** What an update of ${aOne} may change: absent fields stay as they are. */
export const ${one}Patch = z.object({ name: z.string().trim().min(1).max(200).optional(),
  description: z.string().max(10_000).optional(),
  status: lifecycle.optional(),
  tags: entity.shape.tags.optional(),
})

/** The fields an update of ${aOne} changes. */
export type ${One}Patch = z.infer<typeof ${one}Patch>

/** What a user may set on a new ${words}. Everything but the name has a default. */
export const ${one}Input = z.object({ name: ${one}Patch.shape.name.unwrap(),
  description: ${one}Patch.shape.description.unwrap().default(''),
  status: lifecycle.default('INACTIVE'),
  tags: entity.shape.tags.default([]),
})

/** What a user may set on a new ${words}; only the name is needed. */
export type ${One}Input = z.input<typeof ${one}Input>

/** Schema of ${aOne}. */
export const ${one} = z.object({ ...entity.shape, ...${one}Patch.required().shape })

/** A ${words} as the server stores and answers it. */
export type ${One} = z.infer<typeof ${one}>

/** Somebody changed it since the caller read it; \`current\` is how it stands now. */
const conflict = {
  CONFLICT: {
    status: 409,
    message: 'Somebody else changed this ${words} in the meantime.',
    data: z.object({ current: ${one} }),
  },
}

const byId = z.object({ id: ${one}.shape.id })
const route = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, summary: string) =>
  inOrganisation.route({ method, path: \`/${family}/${plural}\${path}\`, summary, tags: ['${title}'] })

/** The endpoints of ${pluralWords}, under \`/${family}/${plural}\`. */
export const ${many} = {
  /** One page, see {@link listQuery}. */
  list: route('GET', '', 'List ${pluralWords}')
    .input(listQuery({ sort: ${one}SortColumns, filter: ${one}FilterColumns }))
    .output(listPage(${one})),

  /** One, or NOT_FOUND. */
  get: route('GET', '/{id}', 'Read ${aOne}').input(byId).output(${one}).errors(notFound),

  /** Creates one; the server gives the id, version 1 and who and when. */
  create: route('POST', '', 'Create ${aOne}')
    .input(z.object({ ${one}: ${one}Input }))
    .output(${one}),

  /** Changes the given fields; CONFLICT when it has another version by now, NOT_FOUND when it was deleted. */
  update: route('PATCH', '/{id}', 'Change ${aOne}')
    .input(byId.extend({ version: ${one}.shape.version, ${one}: ${one}Patch }))
    .output(${one})
    .errors({ ...notFound, ...conflict }),

  /** Deletes one and answers it as it was. With a \`version\`, CONFLICT when it has another one by now. */
  remove: route('DELETE', '/{id}', 'Delete ${aOne}')
    .input(byId.extend({ version: ${one}.shape.version.optional() }))
    .output(${one})
    .errors({ ...notFound, ...conflict }),
}
`
