import type { ConditionKind } from '@embpm/calendar/condition'
import { X } from 'lucide-react'
import { LazyPanel } from '../lazy-part/LazyPanel.js'
import { lazyPart } from '../lazy-part/lazyPart.js'
import { Select } from '../select/Select.js'
import { SkeletonText } from '../skeleton/Skeleton.js'
import { TextField } from '../text-field/TextField.js'
import { useWords } from '../ui-strings/index.js'
import { operatorsOf, operatorWord, valuesOf, type ConditionRow } from './conditionRows.js'
import { panelWords } from './panelWords.js'
import { TableButton } from './TableButton.js'

/** Props of the fields for one or two values of a line. */
export interface EndsProps {
  row: ConditionRow
  /** Whether there are two. */
  two: boolean
  autoFocus: boolean
  onApply: (row: ConditionRow) => void
}

/** Fields that only those tables need that filter by numbers or days. */
const endsParts = {
  number: lazyPart(async () => (await import('./NumberEnds.js')).NumberEnds),
  date: lazyPart(async () => (await import('./DayEnds.js')).DayEnds),
} as const

interface ConditionLineProps {
  kind: ConditionKind
  row: ConditionRow
  autoFocus: boolean
  /** While a text is typed. */
  onType: (row: ConditionRow) => void
  /** When it is to count: Enter, leaving the field, another test. */
  onApply: (row: ConditionRow) => void
  onRemove: () => void
  onFailed: () => void
}

/** One condition: the test, and what it needs. */
export function ConditionLine({ kind, row, autoFocus, onType, onApply, onRemove, onFailed }: ConditionLineProps) {
  const t = useWords(panelWords)
  const needed = valuesOf(row.operator)
  const operators = operatorsOf(kind, row.operator)
  const isRange = kind === 'number' || kind === 'date'
  return (
    <div className="emb-table-condition">
      <Select
        aria-label={t('condition')}
        value={row.operator}
        options={operators.map((value) => ({ value, label: t(operatorWord(value, kind)) }))}
        onValueChange={(operator) => operator && onApply({ ...row, operator })}
      />
      <TableButton
        size="s"
        label={t('removeCondition')}
        icon={<X size={14} strokeWidth={1.5} aria-hidden="true" />}
        onClick={onRemove}
      />
      {needed > 0 && isRange && (
        <div className="emb-table-ends">
          <LazyPanel
            part={endsParts[kind]}
            loading={<SkeletonText />}
            onFailed={onFailed}
            panel={(Ends) => <Ends row={row} two={needed === 2} autoFocus={autoFocus} onApply={onApply} />}
          />
        </div>
      )}
      {needed > 0 && !isRange && (
        <TextField
          className="emb-table-condition-value"
          aria-label={t('filterText')}
          value={row.value}
          spellCheck={false}
          autoFocus={autoFocus}
          onValueChange={(value) => onType({ ...row, value: value ?? '' })}
          onBlur={() => onApply(row)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onApply(row)
          }}
        />
      )}
    </div>
  )
}
