import { useTranslation } from 'react-i18next'
import { ChangeGlyph } from './ChangeGlyph.js'
import { changeKinds, type ChangeKind } from './changeKinds.js'

/** Props of `Legend`. */
interface LegendProps {
  counts: Readonly<Record<ChangeKind, number>>
  hidden: ReadonlySet<ChangeKind>
  onHiddenChange: (hidden: ReadonlySet<ChangeKind>) => void
}

/** What the colours mean, with the number of each; a press hides a kind. */
export function Legend({ counts, hidden, onHiddenChange }: LegendProps) {
  const { t } = useTranslation()
  return (
    <div className="emb-diagram-box emb-compare-legend" role="group" aria-label={t('diagram.compare.legend')}>
      {changeKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={!hidden.has(kind)}
          onClick={() => onHiddenChange(new Set(changeKinds.filter((one) => hidden.has(one) !== (one === kind))))}
        >
          <ChangeGlyph kind={kind} />
          <span className="emb-compare-word">{t(`diagram.kinds.${kind}`)}</span> {counts[kind]}
        </button>
      ))}
    </div>
  )
}
