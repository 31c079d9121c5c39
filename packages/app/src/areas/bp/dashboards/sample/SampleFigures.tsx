import { Sparkline } from '@embpm/ui/charts'
import { useTranslation } from 'react-i18next'
import { useStepText } from '../useStepText.js'
import { type DashboardName, useSample } from './useSample.js'

/** The figures of the sample service of the same dashboard, named as such; nothing where there is none. */
export function SampleFigures({ name }: { name: DashboardName }) {
  const { t } = useTranslation()
  const text = useStepText()
  const { data } = useSample(name)
  if (!data) return null
  return (
    <section className="emb-app-sample" aria-label={t('dashboards.sample.title')}>
      <h2>{t('dashboards.sample.title')}</h2>
      <p>{t('dashboards.sample.text')}</p>
      <ul className="emb-app-sample-figures">
        {data.map(({ id, value, trend }) => (
          <li key={id}>
            <span>{t(`dashboards.sample.${id}`)}</span>
            <span className="emb-app-sample-value">
              <b>{text.number(value)}</b>
              <Sparkline values={trend} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
