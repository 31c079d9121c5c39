import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Behind } from './Behind.js'
import { toneOf } from './reportRows.js'

/** Props of `Share`. */
export interface ShareProps {
  /** In per cent; `null` where there is nothing to be covered. */
  value: number | null
  /** Where one sees what is behind it; `null` for nowhere. */
  href: string | null
  /** What it is a share of, above the bar. Default: the head of its column says it. */
  label?: string
}

/** A share as a bar with its figure; it leads to what is behind it. */
export function Share({ value, href, label }: ShareProps) {
  const { t } = useTranslation()
  const figure =
    value === null ? (
      <span className="emb-app-share-none">{t('processReport.none')}</span>
    ) : (
      <span className="emb-app-share-figure">
        {value}
        <span className="emb-visually-hidden"> %</span>
      </span>
    )
  return (
    <Behind href={href} className="emb-app-share">
      {label !== undefined && <span className="emb-app-share-label">{label}</span>}
      {value !== null && <Bar value={value} />}
      {figure}
    </Behind>
  )
}

function Bar({ value }: { value: number }) {
  const style: CSSProperties & Record<'--emb-share', string> = { '--emb-share': `${value}%` }
  return <span className="emb-app-share-bar" data-tone={toneOf(value)} style={style} aria-hidden="true" />
}
