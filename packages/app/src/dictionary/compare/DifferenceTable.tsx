import { UnfoldVertical } from 'lucide-react'
import { Fragment, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeGlyph } from '../../diagram/compare/ChangeGlyph.js'
import { FieldSide } from './FieldSide.js'
import type { ComparedColumn, FieldDifference } from './tableDifference.js'
import type { NamedField } from './useComparedTable.js'
import { useDifferenceWords } from './useDifferenceWords.js'

/** Props of `DifferenceTable`. */
export interface DifferenceTableProps {
  rows: readonly FieldDifference<NamedField>[]
  /** Whether fields that are the same in both are folded away, each run of them in one row. */
  folds: boolean
}

/** A row of the table, or several that are folded away. */
type Part = { row: FieldDifference<NamedField> } | { folded: readonly FieldDifference<NamedField>[] }

/** The columns that are beside each other; what else differs is said below. */
const seen: ReadonlySet<ComparedColumn> = new Set(['dataElementId', 'description', 'type', 'length', 'decimals'])

/** Two equal ones are not worth a fold. */
const fewest = 3

function partsOf(rows: readonly FieldDifference<NamedField>[], opened: ReadonlySet<string>): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < rows.length;) {
    const next = rows.findIndex(({ kind }, index) => index >= at && kind !== 'same')
    const end = next === -1 ? rows.length : next
    const run = rows.slice(at, end)
    const [first] = run
    if (first && run.length >= fewest && !opened.has(first.fieldName)) parts.push({ folded: run })
    else parts.push(...run.map((row) => ({ row })))
    if (next !== -1) parts.push(...rows.slice(next, next + 1).map((row) => ({ row })))
    at = next === -1 ? rows.length : next + 1
  }
  return parts
}

/** The fields of both tables side by side; below 960 px one below the other, old and new in one row. */
export function DifferenceTable({ rows, folds }: DifferenceTableProps) {
  const { t } = useTranslation()
  const words = useDifferenceWords()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const parts = useMemo(() => (folds ? partsOf(rows, opened) : rows.map((row) => ({ row }))), [rows, folds, opened])
  const heads = [
    words.columnOfField,
    words.columnOf('dataElementId'),
    words.columnOf('description'),
    words.columnOf('type'),
  ]
  const head = [...heads, words.columnOf('length')].map((label, index) => (
    <th key={label} scope="col" data-number={index === heads.length || undefined}>
      {label}
    </th>
  ))
  return (
    <table className="emb-app-table-differences" aria-label={t('tableCompare.title')}>
      <colgroup span={5} />
      <colgroup span={1} className="emb-app-table-gutter" />
      <colgroup span={5} />
      <thead>
        <tr>
          {head}
          <th scope="col">
            <span className="emb-visually-hidden">{t('tableCompare.difference')}</span>
          </th>
          {head}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => {
          if ('folded' in part) {
            const [first, last] = [part.folded[0]?.fieldName ?? '', part.folded.at(-1)?.fieldName ?? '']
            return (
              <tr key={`fold ${first}`} className="emb-app-table-fold">
                <td colSpan={11}>
                  <button type="button" onClick={() => setOpened(new Set([...opened, first]))}>
                    <UnfoldVertical size={16} strokeWidth={1.5} aria-hidden />
                    {t('tableCompare.unchanged', { count: part.folded.length, first, last })}
                  </button>
                </td>
              </tr>
            )
          }
          const { kind, fieldName, before, after, columns } = part.row
          const changes = words.changesOf(part.row)
          const unseen = [
            ...words.changesOf({ ...part.row, columns: columns.filter((column) => !seen.has(column)) }),
            ...words.movesOf(part.row),
          ]
          return (
            <Fragment key={fieldName}>
              <tr data-kind={kind} data-field={fieldName} tabIndex={kind === 'same' ? undefined : -1}>
                <FieldSide field={before} side="before" kind={kind} columns={columns} words={words} />
                <td className="emb-app-table-sign">
                  {kind === 'same' ? <span aria-hidden>=</span> : <ChangeGlyph kind={kind} />}
                  <span className="emb-visually-hidden">{[words.kindOf(kind), ...changes].join(', ')}</span>
                </td>
                <FieldSide field={after} side="after" kind={kind} columns={columns} words={words} />
              </tr>
              {unseen.length > 0 && (
                <tr className="emb-app-table-unseen" aria-hidden>
                  <td colSpan={11}>{unseen.join(' · ')}</td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
