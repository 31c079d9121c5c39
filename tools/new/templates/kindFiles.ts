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

/** The columns of the list. */
export const columnsFile = ({
  entity,
  one,
  One,
  pluralWords,
}: Names): string => `import type { ${One} } from '@embpm/contract/${entity}'
import { StatusCircle } from '@embpm/ui/status-circle'
import type { ListColumn } from '../../../entity/ListColumn.js'

/** Columns of the list of ${pluralWords}. */
export const ${one}Columns: readonly ListColumn<${One}>[] = [
  { id: 'name', type: 'name', width: 300, pinned: true },
  {
    id: 'status',
    type: 'status',
    width: 150,
    cell: ({ status }) => <StatusCircle readOnly checked showLabel status={status} />,
  },
  { id: 'description', width: 360 },
  { id: 'changedAt', width: 150 },
  { id: 'changedBy', width: 150 },
  { id: 'id', type: 'technical', width: 140, hidden: true },
]
`
