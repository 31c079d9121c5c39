import type { Names } from '../names.ts'

/** Schema and endpoints of the entity. */
export const contractFile = ({
  family,
  familyTitle,
  one,
  One,
  plural,
  many,
  words,
  aOne,
  pluralWords,
}: Names): string => `import * as z from 'zod'

import { entity, givenByServer, lifecycle, stampColumns, stampRangeColumns } from '../common/entity.js'
import { entityEndpoints, entityParts } from '../common/entityEndpoints.js'

/** Schema of ${aOne}. */
export const ${one} = z.object({
  ...entity.shape,
  name: z.string().trim().min(1).max(200),
  description: z.string().max(10_000),
  status: lifecycle,
})

/** A ${words} as the server stores and answers it. */
export type ${One} = z.infer<typeof ${one}>

/** The columns a list of ${pluralWords} can be sorted by. */
export const ${one}SortColumns = ['id', 'name', 'description', 'status', ...stampColumns] as const

/** The columns of a list of ${pluralWords} that hold numbers or dates: their filter takes \`from..to\` as well. */
export const ${one}RangeColumns = [...stampRangeColumns] as const

/** The columns a list of ${pluralWords} can be filtered by. */
export const ${one}FilterColumns = ['id', 'status', 'createdBy', 'changedBy', ...${one}RangeColumns] as const

/** What an update of ${aOne} may change: absent fields stay as they are. */
export const ${one}Patch = ${one}.omit(givenByServer).partial()

/** The fields an update of ${aOne} changes. */
export type ${One}Patch = z.infer<typeof ${one}Patch>

/** What a user may set on a new one; the server has defaults for the rest. */
export const ${one}Input = ${one}Patch.extend(${one}.pick({ name: true }).shape)

/** What a user may set on a new one. */
export type ${One}Input = z.infer<typeof ${one}Input>

/** What the endpoints of ${pluralWords} are made of. */
export const ${one}Parts = entityParts({
  kind: '${many}',
  path: '/${family}/${plural}',
  tag: '${familyTitle}',
  one: '${aOne}',
  many: '${pluralWords}',
  schema: ${one},
  input: ${one}Input,
  patch: ${one}Patch,
  sort: ${one}SortColumns,
  filter: ${one}FilterColumns,
  ranges: ${one}RangeColumns,
})

/** The endpoints of ${pluralWords}, under \`/${family}/${plural}\`. */
export const ${one}Endpoints = entityEndpoints(${one}Parts)
`

/** The endpoints of a new family of entities. */
export const familyFile = ({
  area,
  familyName,
  entity,
  one,
  many,
}: Names): string => `import { ${one}Endpoints } from './${entity}.js'

/** The entities of the ${area.replaceAll('-', ' ')} area. */
export const ${familyName} = {
  ${many}: ${one}Endpoints,
}
`
