import type { Names } from '../names.ts'

/** The list and its columns. */
export const listScreenFile = ({
  entity,
  one,
  One,
  Many,
  pluralWords,
}: Names): string => `import type { ${One} } from '@embpm/contract/${entity}'
import { StatusCircle } from '@embpm/ui/status-circle'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { ${one}Kind } from './${one}Kind.js'

const columns: readonly ListColumn<${One}>[] = [
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

/** The list of ${pluralWords}. */
export function ${Many}Screen() {
  return <EntityList kind={${one}Kind} columns={columns} />
}
`

/** The page of one and its cards. */
export const pageScreenFile = ({ one, One, aOne }: Names): string => `import { useTranslation } from 'react-i18next'
import { EntityPage } from '../../../entity/EntityPage.js'
import { FieldInput, FieldsCard } from '../../../entity/FieldInput.js'
import { StatusField } from '../../../entity/StatusField.js'
import { ${one}Kind as kind } from './${one}Kind.js'

/** The page of ${aOne}, or of a new one. */
export function ${One}Screen() {
  return <EntityPage kind={kind} fields={${One}Fields} />
}

function ${One}Fields() {
  const { t } = useTranslation()
  return (
    <FieldsCard title={t('object.general')}>
      <div className="emb-app-wide">
        <FieldInput kind={kind} name="name" />
      </div>
      <div className="emb-app-wide">
        <StatusField />
      </div>
      <FieldInput kind={kind} name="description" />
    </FieldsCard>
  )
}
`
