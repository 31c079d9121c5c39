import { parseCondition } from '@embpm/calendar/condition'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import { conditionsText, filterValueText } from './conditionsText.js'
import { filterKind, type TableColumn } from './DataColumnDef.js'
import { panelWords } from './panelWords.js'
import { words } from './words.js'

interface ConditionTextProps {
  column: TableColumn
  /** The conditions of the column as the view holds them. */
  conditions: readonly string[]
}

/** The conditions of a column in words. */
export function ConditionText({ column, conditions }: ConditionTextProps) {
  const t = useWords(panelWords)
  const tTable = useWords(words)
  const locale = useUiLocale()
  const kind = filterKind(column)
  const read = conditions.flatMap((text) => parseCondition(text, kind) ?? [])
  const valueText = (value: string) => filterValueText(column, value, tTable, t)
  return conditionsText(read, { kind, locale, t, valueText })
}
