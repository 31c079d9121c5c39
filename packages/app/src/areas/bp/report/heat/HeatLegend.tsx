import { coverageKinds } from '@embpm/contract/process-report'
import { useTranslation } from 'react-i18next'
import { heatFrom } from '../reportRows.js'
import { coverGlyphs } from './coverGlyphs.js'

/** What the grounds of the heat table mean and, where its cells are named by glyphs, these. */
export function HeatLegend({ glyphs }: { glyphs: boolean }) {
  const { t } = useTranslation()
  const ends = heatFrom.map((from, index) => ({ from, to: (heatFrom[index + 1] ?? 101) - 1 }))
  return (
    <div className="emb-app-heat-legend">
      <span>{t('processReport.heatLegend')}</span>
      <ul>
        {[{ from: 0, to: 0 }, ...ends].map(({ from, to }, index) => (
          <li key={from}>
            <i data-heat={index} aria-hidden="true" />
            {from === to ? from : `${from}–${to}`}
          </li>
        ))}
      </ul>
      {glyphs && (
        <ul>
          {coverageKinds.map((kind) => (
            <li key={kind}>
              {coverGlyphs[kind]}
              {t(`processReport.cover.${kind}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
