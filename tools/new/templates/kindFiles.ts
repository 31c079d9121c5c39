import type { Names } from '../names.ts'

/** What the list, the page and others know of the kind. */
export const kindFile = ({ area, familyName, one, One, plural, many, title }: Names): string => `import {
  lifecycleStatuses,
  ${one},
  ${one}FilterColumns,
  ${one}SortColumns,
  type ${One},
} from '@embpm/contract'
import { defineKind } from '../../../entity/EntityKind.js'
import { stampFields } from '../../../entity/stampFields.js'

/** ${title}. */
export const ${one}Kind = defineKind<${One}>({
  name: '${many}',
  words: '${many}',
  path: '/${area}/${plural}',
  api: (client) => client.${familyName}.${many},
  schema: ${one},
  nameOf: ({ name }) => name,
  fields: {
    name: { label: 'name', kind: 'text', required: true },
    status: { label: 'status', kind: 'choice', choices: { set: 'lifecycle', values: lifecycleStatuses }, bulk: true },
    description: { label: 'description', kind: 'longText' },
    id: { label: 'id', kind: 'computed' },
    ...stampFields,
  },
  sortColumns: ${one}SortColumns,
  filterColumns: ${one}FilterColumns,
})
`

/** The columns of the list. */
export const columnsFile = ({ one, One, pluralWords }: Names): string => `import type { ${One} } from '@embpm/contract'
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

/** What the page edits. */
export const formFile = ({ one, aOne }: Names): string => `import { ${one}Input } from '@embpm/contract'
import * as z from 'zod'
import { defineForm } from '../../../entity/EntityForm.js'

const { shape } = ${one}Input

/** What the object page of ${aOne} edits, checked by the contract's own rules. */
export const ${one}Form = defineForm(
  z.object({
    name: shape.name,
    status: shape.status.unwrap(),
    description: shape.description.unwrap(),
  }),
  { name: '', status: 'INACTIVE', description: '' },
)
`
