import type { Names } from '../names.ts'

/** The entity and its endpoints. */
export const contractFile = ({
  family,
  familyName,
  familyTitle,
  one,
  One,
  plural,
  many,
  words,
  aOne,
  pluralWords,
  title,
}: Names): string => `import { entityEndpoints } from '../common/entityEndpoints.js'
import { entityOf, type EntityOf } from '../common/entityOf.js'
import { lifecycle, longText, text } from '../common/fields.js'

/** ${title}. */
export const ${one} = entityOf({
  kind: '${many}',
  family: '${familyName}',
  path: '/${family}/${plural}',
  tag: '${familyTitle}',
  one: '${aOne}',
  many: '${pluralWords}',
  nameOf: ({ name }) => name,
  fields: {
    name: text(200).required().sort().search(),
    status: lifecycle().default('INACTIVE').sort().filter().bulk(),
    description: longText().sort().search(),
  },
})

/** A ${words} as the server stores and answers it. */
export type ${One} = EntityOf<typeof ${one}>

/** The endpoints of ${pluralWords}, under \`/${family}/${plural}\`. */
export const ${one}Endpoints = entityEndpoints(${one})
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
