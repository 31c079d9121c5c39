import { useTranslation } from 'react-i18next'

/** Answers how a share in percent is written in the language in use: 21 is "21%", or "21 %". */
export function usePercent(): (share: number) => string {
  const { i18n } = useTranslation()
  const { format } = new Intl.NumberFormat(i18n.language || 'en', { style: 'percent' })
  return (share) => format(share / 100)
}
