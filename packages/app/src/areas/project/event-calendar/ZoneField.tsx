import { ComboBox, type ComboOption } from '@embpm/ui/combobox'
import { useTranslation } from 'react-i18next'

/** Props of `ZoneField`: the value is the name of a time zone. */
export interface ZoneFieldProps {
  value: string | null
  onValueChange: (zone: string | null) => void
  disabled?: boolean
  readOnly?: boolean
}

let known: readonly ComboOption[] | undefined

/** The zones that the browser knows, and UTC, which it does not name. */
const zones = (): readonly ComboOption[] =>
  (known ??= ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  })))

/** Chooses a time zone by typing. */
export function ZoneField(props: ZoneFieldProps) {
  const { t } = useTranslation()
  return (
    <ComboBox
      {...props}
      label={t('eventCalendar.timeZone')}
      options={zones()}
      resolveLabel={(value) => Promise.resolve(value.replaceAll('_', ' '))}
    />
  )
}
