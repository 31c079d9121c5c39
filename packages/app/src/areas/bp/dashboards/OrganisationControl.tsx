import { mayDo, visitorOf } from '@embpm/contract'
import { ComboBox } from '@embpm/ui/combobox'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Chooses the organisation whose figures are shown: one of those in which the user may read them. It is that of the address, so that the
 * lists behind the figures are its own. Nothing for who has no other, or is bound to one as in the header.
 */
export function OrganisationControl({ onOrganisation }: { onOrganisation: (organisation: string) => void }) {
  const { t } = useTranslation()
  const { user, organisation, organisations } = useRouteContext({ from: '/$lang/$orgId' })
  const options = useMemo(
    () =>
      organisations
        .filter((one) => mayDo('read', 'processes', visitorOf(user, one)))
        .map(({ organisationId, title }) => ({ value: organisationId, label: title })),
    [organisations, user],
  )
  if (user.userType !== 'CORPORATE' || options.length < 2) return null
  return (
    <ComboBox
      required
      aria-label={t('fields.organisation')}
      options={options}
      value={organisation.organisationId}
      onValueChange={(next) => next !== null && next !== organisation.organisationId && onOrganisation(next)}
    />
  )
}
