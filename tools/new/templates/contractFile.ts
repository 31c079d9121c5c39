import type { Names } from '../names.ts'

/** What is written down of the kind. */
export const contractFile = ({
  family,
  familyTitle,
  access,
  one,
  One,
  plural,
  many,
  words,
  aOne,
  pluralWords,
  title,
}: Names): string => `import { entityOf, type EntityOf } from '../common/entityOf.js'
import { lifecycle, longText, text } from '../common/fields.js'

/** ${title}. */
export const ${one} = entityOf({
  kind: '${many}',${access === undefined ? '' : `\n  family: '${access}',`}
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
`
