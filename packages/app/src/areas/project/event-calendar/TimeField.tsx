import { ComboBox, type ComboOption } from '@embpm/ui/combobox'
import { useTranslation } from 'react-i18next'

/** Props of `TimeField`: the value is a time of day, 09:30. */
export interface TimeFieldProps {
  label: string
  value: string
  onValueChange: (time: string) => void
  readOnly?: boolean
}

/** Each half hour of a day. */
const options: readonly ComboOption[] = Array.from({ length: 48 }, (_, nth) => {
  const value = `${String(Math.floor(nth / 2)).padStart(2, '0')}:${nth % 2 === 0 ? '00' : '30'}`
  return { value, label: value }
})

/** Reads a time of day as people type it: 9, 9:30, 9.30, 0930, 9:30 pm; `null` for what is none. */
export function timeOf(text: string): string | null {
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(text.trim()) ?? []
  if (hours === '') return null
  const isLate = half?.toLowerCase() === 'p' && Number(hours) < 12
  const isMidnight = half?.toLowerCase() === 'a' && hours === '12'
  const hour = isMidnight ? 0 : Number(hours) + (isLate ? 12 : 0)
  return hour > 23 || Number(minutes) > 59 ? null : `${String(hour).padStart(2, '0')}:${minutes}`
}

/** A time of day, typed or chosen from the half hours. */
export function TimeField({ label, value, onValueChange, readOnly = false }: TimeFieldProps) {
  const { t } = useTranslation()
  return (
    <ComboBox
      label={label}
      options={options}
      freeText
      readOnly={readOnly}
      value={value}
      errorMessage={timeOf(value) === null ? t('eventCalendar.noTime') : undefined}
      onValueChange={(text) => onValueChange(timeOf(text ?? '') ?? text ?? '')}
    />
  )
}
