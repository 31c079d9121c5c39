import { SearchField } from '@embpm/ui/search-field'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeGlyph } from '../../diagram/compare/ChangeGlyph.js'
import { changeKinds } from '../../diagram/compare/changeKinds.js'
import { useStepKeys } from '../../diagram/compare/useStepKeys.js'
import { Walker } from '../../diagram/compare/Walker.js'
import type { CompareView } from './compareAddress.js'
import { DifferenceTable } from './DifferenceTable.js'
import type { FieldDifference } from './tableDifference.js'
import type { NamedField } from './useComparedTable.js'
import { useDifferenceWords } from './useDifferenceWords.js'

/** Props of `ComparedFields`. */
export interface ComparedFieldsProps {
  difference: readonly FieldDifference<NamedField>[]
  view: CompareView
  onShow: (change: Partial<CompareView>) => void
}

const inKinds = ['removed', 'added', 'changed', 'moved', 'same'] as const

const fits = ({ before, after }: FieldDifference<NamedField>, tokens: readonly string[]) => {
  const text = [before, after]
    .flatMap((field) => (field ? [field.fieldName, field.element, field.description, field.type] : []))
    .join('\n')
    .toLowerCase()
  return tokens.every((token) => text.includes(token))
}

/** The fields of two tables with what differs: which kinds are shown, what is searched for, and the way from one to the next. */
export function ComparedFields({ difference, view, onShow }: ComparedFieldsProps) {
  const { t } = useTranslation()
  const words = useDifferenceWords()
  const table = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const { q, by, hidden } = view
  const counts = useMemo(() => Map.groupBy(difference, ({ kind }) => kind), [difference])
  const shown = useMemo(() => {
    const tokens = q.toLowerCase().split(/\s+/).filter(Boolean)
    const found = difference.filter((one) => !hidden.has(one.kind) && fits(one, tokens))
    return by === 'position' ? found : inKinds.flatMap((kind) => found.filter((one) => one.kind === kind))
  }, [difference, q, by, hidden])
  const differing = shown.filter(({ kind }) => kind !== 'same')
  const at = differing.findIndex(({ fieldName }) => fieldName === current)

  const step = (direction: 1 | -1) => {
    const next = differing.at((at === -1 && direction === -1 ? 0 : at + direction) % differing.length)
    if (!next) return
    setCurrent(next.fieldName)
    const row = table.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(next.fieldName)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus()
  }

  useStepKeys(step)

  return (
    <>
      <div className="emb-app-table-compare-bar">
        <div className="emb-app-table-legend" role="group" aria-label={t('diagram.compare.legend')}>
          {changeKinds.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={!hidden.has(kind)}
              onClick={() =>
                onShow({ hidden: new Set(changeKinds.filter((one) => hidden.has(one) !== (one === kind))) })
              }
            >
              <ChangeGlyph kind={kind} /> {words.kindOf(kind)} <span>{counts.get(kind)?.length ?? 0}</span>
            </button>
          ))}
          <span className="emb-app-table-same">
            {t('tableCompare.same')} {counts.get('same')?.length ?? 0}
          </span>
        </div>
        <SearchField
          size="s"
          shortcut="/"
          label={t('dataFields.search')}
          value={q}
          resultText={q === '' ? undefined : t('tableCompare.found', { count: shown.length })}
          onValueChange={(text) => onShow({ q: text })}
        />
        <SegmentedControl
          size="s"
          label={t('tableCompare.order')}
          value={by}
          segments={[
            { value: 'position', label: t('tableCompare.byPosition') },
            { value: 'kind', label: t('tableCompare.byKind') },
          ]}
          onValueChange={(next) => onShow({ by: next })}
        />
        <Walker className="emb-app-table-walker" position={at + 1} total={differing.length} onStep={step} />
      </div>
      {differing.length === 0 && difference.length === (counts.get('same')?.length ?? 0) && (
        <StateMessage kind="empty" title={t('tableCompare.equal')} description={t('tableCompare.equalText')} />
      )}
      {shown.length === 0 ? (
        difference.length > 0 && <StateMessage kind="no-match" title={t('tableCompare.noMatch')} />
      ) : (
        <div
          ref={table}
          className="emb-app-table-compare-body"
          role="region"
          aria-label={t('dataFields.title')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys where nothing in it is a button
          tabIndex={0}
        >
          {/* What is searched for is not folded away, and neither is the only thing that there is. */}
          <DifferenceTable rows={shown} folds={q === '' && by === 'position' && differing.length > 0} />
        </div>
      )}
    </>
  )
}
