import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../EntityField.js'
import type { Sheet } from './Cell.js'
import { localeFormat, type ImportFormat } from './ImportFormat.js'
import { detectFormat } from './detectFormat.js'
import { matchColumns } from './matchColumns.js'
import type { ReadFile } from './useImportFile.js'

/** What is to be done with a file. */
export interface ImportPlan {
  sheet: Sheet
  /** Name of the field for each column, `null` for a column that is left out. */
  mapping: readonly (string | null)[]
  format: ImportFormat
  /** Whether an empty cell empties the field. */
  clearing: boolean
}

/** What the user decides about a file, on top of what is found out about it. */
interface Decisions {
  sheet: number
  /** Columns that were mapped by hand. */
  mapping: Readonly<Record<number, string | null>>
  format: Partial<ImportFormat>
  clearing: boolean
}

const noSheet: Sheet = { name: '', headers: [], rows: [] }

const undecided: Decisions = { sheet: 0, mapping: {}, format: {}, clearing: false }

/** The plan of an import: found out from the file, changed by the user. Another sheet begins anew. */
export function usePlan(read: ReadFile, fields: Readonly<Record<string, EntityField>>, before: ImportPlan | undefined) {
  const { language } = useTranslation().i18n
  const [decisions, setDecisions] = useState<Decisions>(() =>
    before
      ? {
          sheet: Math.max(0, read.sheets.indexOf(before.sheet)),
          mapping: Object.fromEntries(before.mapping.entries()),
          format: before.format,
          clearing: before.clearing,
        }
      : undecided,
  )
  const sheet = read.sheets[decisions.sheet] ?? noSheet
  const matched = useMemo(
    () => matchColumns(sheet.headers, fields, read.vocabularies),
    [sheet, fields, read.vocabularies],
  )
  const mapping = useMemo(
    () =>
      matched.map((name, column) => {
        const decided = decisions.mapping[column]
        return decided === undefined ? name : decided
      }),
    [matched, decisions.mapping],
  )
  const detected = useMemo(
    () => detectFormat(sheet, mapping, fields, localeFormat(language)),
    [sheet, mapping, fields, language],
  )
  const format = { ...detected, ...decisions.format }
  const plan: ImportPlan = { sheet, mapping, format, clearing: decisions.clearing }
  const decide = (next: Partial<Decisions>) => setDecisions({ ...decisions, ...next })

  return {
    plan,
    setSheet: (index: number) => setDecisions({ ...undecided, sheet: index, clearing: decisions.clearing }),
    /** Gives a column a field; another column that had it is left out. */
    setColumn(column: number, name: string | null) {
      const other = name === null ? -1 : mapping.indexOf(name)
      decide({ mapping: { ...decisions.mapping, ...(other >= 0 && { [other]: null }), [column]: name } })
    },
    setFormat: (next: Partial<ImportFormat>) => decide({ format: { ...decisions.format, ...next } }),
    setClearing: (clearing: boolean) => decide({ clearing }),
  }
}
