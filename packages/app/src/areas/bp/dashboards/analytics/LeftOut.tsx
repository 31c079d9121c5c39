import { type AnalyticsDashboard, countedKinds } from '@embpm/contract/dashboard'
import { useTranslation } from 'react-i18next'

/** Names the kinds that have no figures, since they belong to no business area. Nothing where all areas are shown. */
export function LeftOut({ figures: { kinds } }: { figures: AnalyticsDashboard }) {
  const { t, i18n } = useTranslation()
  const names = countedKinds.filter((kind) => !kinds.some((one) => one.kind === kind)).map((kind) => t(`${kind}.title`))
  if (names.length === 0) return null
  const list = new Intl.ListFormat(i18n.language || 'en')
  return <p className="emb-app-dashboard-note">{t('dashboards.analytics.leftOut', { kinds: list.format(names) })}</p>
}
