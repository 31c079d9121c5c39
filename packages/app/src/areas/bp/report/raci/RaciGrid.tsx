import type { RoleLetter } from '@embpm/bpmn'
import { useImperativeHandle, useMemo, useRef, useState, type ClipboardEvent, type MouseEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CellMenu } from './CellMenu.js'
import { readBlock, type RolesByStep, totalsOf, type MatrixStep } from './matrix.js'
import { RaciRow, rowText } from './RaciRow.js'
import { useBuildHref } from './useBuildHref.js'
import { StepCheck } from './StepCheck.js'
import { accountableAt, type Axes, type AxisItem, cellAt, type CellPlace, keyOf, nameOf, placeAt } from './useAxes.js'
import { type GridPlace, useMatrixKeys } from './useMatrixKeys.js'
import type { RaciChanges } from './useRaciChanges.js'

/** What can be asked of a `RaciGrid`. */
export interface RaciGridHandle {
  /** Gives the focus to a cell of a step. */
  showStep: (step: MatrixStep) => void
  /** The step that the keyboard is at. */
  stepAt: () => MatrixStep | null
}

/** Props of `RaciGrid`. */
export interface RaciGridProps {
  ref: Ref<RaciGridHandle>
  /** Id of the process. */
  process: string
  label: string
  axes: Axes
  rolesByStep: RolesByStep
  /** `null` where the matrix is only read. */
  changes: RaciChanges | null
}

/** The matrix as a grid: its heads and its first column stay in sight, the last row and column say checks and sums. */
export function RaciGrid({ ref, process, label, axes, rolesByStep, changes }: RaciGridProps) {
  const { t } = useTranslation()
  const table = useRef<HTMLTableElement>(null)
  /** Whether the keyboard has been at a cell. */
  const visited = useRef(false)
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 })
  const [menuAt, setMenuAt] = useState<GridPlace | null>(null)
  const { rows, columns, view } = axes
  const hrefOf = useBuildHref(process)
  const totals = useMemo(() => totalsOf(rolesByStep), [rolesByStep])

  const cellOf = ({ row, column }: GridPlace): HTMLElement | undefined =>
    (table.current?.tBodies[0]?.rows[row] ?? table.current?.tFoot?.rows[0])?.cells[column + 1]
  const go = (place: GridPlace) => {
    setActive(place)
    cellOf(place)?.focus()
  }
  useImperativeHandle(ref, () => ({
    showStep: (step) => {
      const isItsRow = view === 'step'
      const at = (isItsRow ? rows : columns).findIndex((item) => keyOf(item) === step.id)
      const others = isItsRow ? columns : rows
      const accountable = others.findIndex(
        (item) => item.kind === 'role' && cellAt(rolesByStep, { step, role: item.role }).includes('A'),
      )
      const beside = Math.max(0, accountable)
      go(isItsRow ? { row: at, column: beside } : { row: beside, column: at })
    },
    stepAt: () => {
      if (!visited.current) return null
      const item = [rows[active.row], columns[active.column]].find((one) => one?.kind === 'step')
      return item?.kind === 'step' ? item.step : null
    },
  }))

  const withActive = (work: (place: CellPlace, given: RaciChanges) => void) => {
    const place = placeAt(axes, active.row, active.column)
    if (place && changes) work(place, changes)
  }
  const enter = (letter: RoleLetter, isAdded: boolean) =>
    withActive((place, given) => given.enter(place, letter, isAdded))
  const clear = () => withActive((place, given) => given.clear(place))
  const openMenu = (place: GridPlace) => {
    if (changes && placeAt(axes, place.row, place.column)) setMenuAt(place)
  }
  const closeMenu = () => {
    setMenuAt(null)
    cellOf(active)?.focus({ preventScroll: true })
  }
  const onKeyDown = useMatrixKeys({
    table,
    rows: rows.length,
    columns: columns.length,
    active,
    go,
    onLetter: (letter, isAdded) => {
      enter(letter, isAdded)
      if (menuAt) closeMenu()
    },
    onClear: clear,
    onMenu: () => openMenu(active),
    onUndo: () => changes?.undo(),
    onRedo: () => changes?.redo(),
  })
  const placeOf = (target: EventTarget): GridPlace | null => {
    const cell = target instanceof Element ? target.closest('td') : null
    const row = cell?.closest('tr')
    if (!cell || !row || !table.current?.contains(cell)) return null
    const isFoot = row.parentElement === table.current.tFoot
    return { row: isFoot ? rows.length : row.sectionRowIndex, column: cell.cellIndex - 1 }
  }
  const onClick = ({ target }: MouseEvent) => {
    const place = placeOf(target)
    if (!place || menuAt) return
    go(place)
    openMenu(place)
  }
  const onCopy = (event: ClipboardEvent) => {
    const place = placeAt(axes, active.row, active.column)
    if (!place || menuAt) return
    event.clipboardData.setData('text/plain', cellAt(rolesByStep, place).join(' '))
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!changes || menuAt || text === '') return
    event.preventDefault()
    changes.put(
      readBlock(text).flatMap((line, down) =>
        line.flatMap((letters, right) => {
          const place = placeAt(axes, active.row + down, active.column + right)
          return place && letters ? [{ place, letters }] : []
        }),
      ),
    )
  }

  const cellsOf = (row: number) =>
    rowText(
      columns.map((_, column) => {
        const place = placeAt(axes, row, column)
        if (!place) return { letters: [], isDoubled: false }
        return { letters: cellAt(rolesByStep, place), isDoubled: accountableAt(rolesByStep, place.step) > 1 }
      }),
    )
  const accountableOf = (item: AxisItem) => (item.kind === 'step' ? accountableAt(rolesByStep, item.step) : null)
  const sumsOf = (item: AxisItem) => {
    const { R, A } = totals.get(keyOf(item)) ?? { R: 0, A: 0 }
    return `${R}, ${A}`
  }
  const isWrong = (item: AxisItem) => (item.kind === 'step' && accountableOf(item) !== 1 ? true : undefined)
  const menuPlace = menuAt && placeAt(axes, menuAt.row, menuAt.column)
  const menuOf = (row: number) =>
    menuAt?.row === row && menuPlace && changes
      ? {
          column: menuAt.column,
          node: (
            <CellMenu
              label={`${menuPlace.step.name}, ${menuPlace.role.name}`}
              letters={cellAt(rolesByStep, menuPlace)}
              onEnter={(letter, isAdded) => changes.enter(menuPlace, letter, isAdded)}
              onClear={() => changes.clear(menuPlace)}
              onClose={closeMenu}
              stepHref={hrefOf && hrefOf(menuPlace.step.id)}
            />
          ),
        }
      : undefined
  return (
    <div className="emb-app-raci-scroll">
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of the ARIA Authoring Practices Guide, which is a table on paper
        role="grid"
        className="emb-app-raci-grid"
        data-view={view}
        aria-label={label}
        aria-readonly={changes ? undefined : true}
        data-many={columns.length > 12 || undefined}
        onKeyDownCapture={(event) => {
          // While its menu is open, the letters still write.
          if (menuAt && event.key.length === 1 && event.key !== ' ') onKeyDown(event)
        }}
        onKeyDown={(event) => {
          if (!menuAt) onKeyDown(event)
        }}
        onClick={onClick}
        onFocus={({ target }) => {
          const place = target instanceof HTMLTableCellElement ? placeOf(target) : null
          if (!place) return
          visited.current = true
          setActive(place)
        }}
        onCopy={onCopy}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th scope="col">{t(view === 'step' ? 'raciMatrix.step' : 'raciMatrix.role')}</th>
            {columns.map((item) => (
              <th key={keyOf(item)} scope="col" title={nameOf(item)} data-wrong={isWrong(item)}>
                <span>{nameOf(item)}</span>
              </th>
            ))}
            <th scope="col" className="emb-app-raci-end">
              {t(view === 'step' ? 'raciMatrix.check' : 'raciMatrix.totals')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((item, row) => (
            <RaciRow
              key={keyOf(item)}
              name={nameOf(item)}
              cells={cellsOf(row)}
              active={active.row === row ? active.column : null}
              menu={menuOf(row)}
              accountable={accountableOf(item)}
              sums={sumsOf(item)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(view === 'step' ? 'raciMatrix.totals' : 'raciMatrix.check')}</th>
            {columns.map((item, column) => (
              <td
                key={keyOf(item)}
                data-wrong={isWrong(item)}
                tabIndex={active.row === rows.length && active.column === column ? 0 : -1}
              >
                {item.kind === 'step' ? (
                  <StepCheck accountable={accountableAt(rolesByStep, item.step)} />
                ) : (
                  sumsOf(item)
                )}
              </td>
            ))}
            <td className="emb-app-raci-end" aria-hidden />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
