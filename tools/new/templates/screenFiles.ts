import type { Names } from '../names.ts'

/** The list. */
export const listScreenFile = ({
  one,
  Many,
  pluralWords,
}: Names): string => `import { EntityList } from '../../../entity/EntityList.js'
import { ${one}Columns } from './${one}Columns.js'
import { ${one}Kind } from './${one}Kind.js'

/** The list of ${pluralWords}. */
export function ${Many}Screen() {
  return <EntityList kind={${one}Kind} columns={${one}Columns} />
}
`

/** The page of one. */
export const pageScreenFile = ({
  one,
  One,
  aOne,
}: Names): string => `import { EntityPage } from '../../../entity/EntityPage.js'
import { ${One}Fields } from './${One}Fields.js'
import { ${one}Kind } from './${one}Kind.js'

/** The page of ${aOne}, or of a new one. */
export function ${One}Screen() {
  return <EntityPage kind={${one}Kind} fields={${One}Fields} />
}
`

/** The cards of the page. */
export const fieldsFile = ({ one, One, aOne }: Names): string => `import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../../entity/FieldInput.js'
import { FieldsCard } from '../../../entity/FieldsCard.js'
import { StatusField } from '../../../entity/StatusField.js'
import { ${one}Kind as kind } from './${one}Kind.js'

/** The fields of ${aOne}. */
export function ${One}Fields() {
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
