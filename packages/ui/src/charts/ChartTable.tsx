import type { ComponentProps } from 'react'
import { Link } from '../link/Link.js'
import { useUiLocale } from '../ui-strings/index.js'
import type { ChartGroup, ChartSeries, ChartTotal } from './ChartGroup.js'
import { ChartNote } from './ChartNote.js'

/** Props of `ChartTable`; further ones go to the root. */
export interface ChartTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Accessible name, such as "Planned and actual effort by type". */
  label: string
  /** What the groups are, as the head of their column: "Type". */
  groupLabel: string
  /** The head of the column of notes; without it there is none. */
  noteLabel?: string
  /** What the figures are, one column each. */
  series: readonly ChartSeries[]
  /** From top to bottom. */
  groups: readonly ChartGroup[]
  /** All groups together, in the last line. */
  total?: ChartTotal
  /** Writes a value, with its unit. Default: the number in the language of `UiStrings`. */
  formatValue?: (value: number) => string
}

/** The figures of a chart as a table, for those who want to read or compare them one by one. */
export function ChartTable({
  label,
  groupLabel,
  noteLabel,
  series,
  groups,
  total,
  formatValue: givenFormat,
  className,
  ...rest
}: ChartTableProps) {
  const { format } = new Intl.NumberFormat(useUiLocale())
  const formatValue = givenFormat ?? format
  const valueText = (value: number | null = 0) => (value === null ? '–' : formatValue(value))
  const cells = (of: ChartTotal) => (
    <>
      {series.map((one, place) => (
        <td key={one.id} className="emb-chart-table-value">
          <bdi>{valueText(of.values[place])}</bdi>
        </td>
      ))}
      {noteLabel !== undefined && (
        <td>
          <ChartNote note={of.note} isOver={of.isOver} />
        </td>
      )}
    </>
  )
  return (
    <table {...rest} className={className ? `emb-chart-table ${className}` : 'emb-chart-table'} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{groupLabel}</th>
          {series.map((one) => (
            <th key={one.id} scope="col">
              {one.label}
            </th>
          ))}
          {noteLabel !== undefined && <th scope="col">{noteLabel}</th>}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.id}>
            <th scope="row">
              {group.href === undefined ? <bdi>{group.label}</bdi> : <Link href={group.href}>{group.label}</Link>}
            </th>
            {cells(group)}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            {cells(total)}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
