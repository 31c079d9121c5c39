import type { Names } from '../names.ts'

/** What the list, the page and others know of the kind. */
export const kindFile = ({
  entity,
  one,
  many,
  title,
}: Names): string => `import { ${one} } from '@embpm/contract/${entity}'
import { defineKind } from '../../../entity/EntityKind.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** ${title}. */
export const ${one}Kind = defineKind(${one}, {
  words: '${many}',
  labels: {},
})
`
