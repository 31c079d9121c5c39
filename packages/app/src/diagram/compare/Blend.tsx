import { useTranslation } from 'react-i18next'

/** Props of `Blend`. */
interface BlendProps {
  before: string
  after: string
  /** 0 shows the older revision, 100 the newer one. */
  value: number
  onValueChange: (value: number) => void
}

/** Blends the two revisions. */
export function Blend({ before, after, value, onValueChange }: BlendProps) {
  const { t } = useTranslation()
  return (
    <label className="emb-diagram-box emb-compare-blend">
      <span aria-hidden="true">{before}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-label={t('diagram.compare.blend', { before, after })}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
      <span aria-hidden="true">{after}</span>
    </label>
  )
}
