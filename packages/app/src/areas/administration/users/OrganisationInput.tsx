import { ComboBoxInput } from '@embpm/forms/combobox-input'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'

/** Props of `OrganisationInput`. */
export interface OrganisationInputProps {
  /** Path of the field in the form: the `organisationId` of an organisation. */
  name: string
}

/** An organisation of the installation, found by its title. Bound to the form around it. */
export function OrganisationInput({ name }: OrganisationInputProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisations } = client
  return (
    <ComboBoxInput
      name={name}
      label={t('fields.organisation')}
      required
      load={async (search, { signal }) => {
        const { rows } = await organisations.list({ search: search || undefined, sort: 'title', size: 20 }, { signal })
        return rows.map(({ organisationId, title, plan }) => ({ value: organisationId, label: title, detail: plan }))
      }}
      resolveLabel={async (organisationId, { signal }) => {
        const filter = { organisationId: [organisationId] }
        const { rows } = await organisations.list({ filter, size: 1 }, { signal })
        return rows[0]?.title ?? null
      }}
    />
  )
}
