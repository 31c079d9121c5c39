import { useTranslation } from 'react-i18next'

/** Labels that the sample has, by their texts in the service. */
const labels = ['Personal', 'Work', 'Mobile', 'Home'] as const

/** Says what sort of address or number something is: those of the sample in the language in use, any other as somebody wrote it. */
export function useLabelText(): (label: string) => string {
  const { t } = useTranslation()
  return (label) => {
    const known = labels.find((one) => one === label)
    return known ? t(`contacts.labels.${known}`) : label
  }
}
