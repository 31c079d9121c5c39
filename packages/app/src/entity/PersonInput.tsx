import { ComboBoxInput } from '@embpm/forms/combobox-input'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'

/** Props of `PersonInput`. */
export interface PersonInputProps {
  /** Name of the form's field: the id of a user, or `null`. */
  name: string
  label: string
  required?: boolean
  description?: string
}

/** A person of the organisation, found by name or e-mail. Bound to the form around it. */
export function PersonInput(props: PersonInputProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  return (
    <ComboBoxInput
      {...props}
      placeholder={t('object.findPerson')}
      load={async (search, { signal }) => {
        const people = await client.people.find({ search, size: 20 }, { signal })
        return people.map(({ id, name, email }) => ({ value: id, label: name, detail: email }))
      }}
      resolveLabel={async (id, { signal }) => {
        const [person] = await client.people.resolve({ ids: [id] }, { signal })
        return person?.name ?? null
      }}
    />
  )
}
