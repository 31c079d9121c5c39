import type { TableVersion } from '@embpm/contract/table-version'
import { Select } from '@embpm/ui/select'
import { useTranslation } from 'react-i18next'

/** Props of `VersionSelect`. */
export interface VersionSelectProps {
  label: string
  /** Id of a table; empty for none. */
  value: string
  versions: readonly TableVersion[]
  onValueChange: (id: string) => void
}

/** Chooses a version of a table by its number, its system and when it changed last. */
export function VersionSelect({ label, value, versions, onValueChange }: VersionSelectProps) {
  const { t, i18n } = useTranslation()
  const day = new Intl.DateTimeFormat(i18n.language || 'en', { dateStyle: 'medium', timeZone: 'UTC' })
  const labelOf = ({ version, system, changedAt }: TableVersion) =>
    [t('tableCompare.version', { version }), system, day.format(new Date(changedAt))].filter(Boolean).join(' · ')
  return (
    <Select
      label={label}
      value={value === '' ? null : value}
      placeholder={t('tableCompare.chooseVersion')}
      options={versions.map((one) => ({ value: one.id, label: labelOf(one) }))}
      onValueChange={(id) => id !== null && onValueChange(id)}
    />
  )
}
