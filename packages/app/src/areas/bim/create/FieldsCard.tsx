import { maxCreatedFields } from '@embpm/contract/table-creation'
import { useBoundField } from '@embpm/forms/form'
import { Button, IconButton } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { Menu } from '@embpm/ui/menu'
import { Message } from '@embpm/ui/message'
import { ArrowDown, ArrowUp, BetweenHorizontalStart, FileInput, ListPlus, Plus, Trash2, Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyRow } from './creationForm.js'
import { FieldGrid, type FieldGridHandle } from './FieldGrid.js'
import {
  changeRow,
  columnLabels,
  elementNameFor,
  gridColumns,
  columnFields,
  insertRow,
  moveRow,
  removeRow,
} from './fieldRows.js'
import type { GridPlace } from './gridKeys.js'
import { ReadingProblems } from './ReadingProblems.js'
import { type Source, sources } from './sources.js'
import type { useFields } from './useFields.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `FieldsCard`. */
export interface FieldsCardProps {
  fields: ReturnType<typeof useFields>
  onTakeOver: (source: Source) => void
}

/** The second step: the fields, entered, pasted or taken over. */
export function FieldsCard({ fields, onTakeOver }: FieldsCardProps) {
  const { t } = useTranslation()
  const grid = useRef<FieldGridHandle>(null)
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 })
  const { rows, change, undo, problems, left } = fields
  const active = { ...place, row: Math.max(0, Math.min(place.row, rows.length - 1)) }
  const current = rows[active.row]
  useProblemPlaces(fields, grid)
  const count = [...problems.values()].reduce((sum, cells) => sum + Object.keys(cells).length, 0)
  const isFull = rows.length >= maxCreatedFields

  const add = (at: number) => {
    change((before) => insertRow(before, at))
    grid.current?.edit({ row: at, column: 0 })
  }
  const move = (step: 1 | -1) => {
    change((before) => moveRow(before, active.row, active.row + step))
    setPlace({ ...active, row: active.row + step })
  }
  const unknownTables = [...problems].filter(([, cells]) => cells.checkTable !== undefined).map(([row]) => row)
  const goToFirst = () => {
    const [row, cells] = [...problems].toSorted(([one], [other]) => one - other)[0] ?? []
    const column = gridColumns.findIndex((name) => cells?.[name] !== undefined)
    if (row !== undefined) grid.current?.go({ row, column })
  }

  return (
    <Card
      flush
      className="emb-app-create-fields"
      title={t('tableCreation.steps.fields')}
      actions={
        <Menu
          aria-label={t('tableCreation.takeOver')}
          placement="bottom end"
          trigger={
            <Button size="s" icon={<FileInput {...glyph} />}>
              {t('tableCreation.takeOver')}
            </Button>
          }
          items={sources.map((source) => ({
            id: source,
            label: t(`tableCreation.sources.${source}`),
            onAction: () => onTakeOver(source),
          }))}
        />
      }
    >
      <div className="emb-app-create-tools" role="toolbar" aria-label={t('tableCreation.tools')}>
        <Button size="s" icon={<Plus {...glyph} />} disabled={isFull} onPress={() => add(rows.length)}>
          {t('tableCreation.add')}
        </Button>
        <IconButton
          size="s"
          label={t('tableCreation.insert')}
          icon={<BetweenHorizontalStart {...glyph} />}
          disabled={!current || isFull}
          onPress={() => add(active.row)}
        />
        <IconButton
          size="s"
          label={t('tableCreation.moveUp')}
          aria-keyshortcuts="Alt+Shift+ArrowUp"
          icon={<ArrowUp {...glyph} />}
          disabled={!current || active.row === 0}
          onPress={() => move(-1)}
        />
        <IconButton
          size="s"
          label={t('tableCreation.moveDown')}
          aria-keyshortcuts="Alt+Shift+ArrowDown"
          icon={<ArrowDown {...glyph} />}
          disabled={!current || active.row === rows.length - 1}
          onPress={() => move(1)}
        />
        <IconButton
          size="s"
          label={t('tableCreation.makeElement')}
          icon={<ListPlus {...glyph} />}
          disabled={!current || elementNameFor(current) === ''}
          onPress={() =>
            change((before) =>
              changeRow(before, active.row, {
                dataElementId: null,
                newElement: elementNameFor(before[active.row] ?? emptyRow),
              }),
            )
          }
        />
        <IconButton
          size="s"
          label={t('tableCreation.remove')}
          icon={<Trash2 {...glyph} />}
          disabled={!current}
          onPress={() => change((before) => removeRow(before, active.row))}
        />
        <IconButton
          size="s"
          label={t('tableCreation.undo')}
          icon={<Undo2 {...glyph} />}
          disabled={!undo}
          onPress={undo}
        />
        <span className="emb-app-create-count">{t('tableCompare.found', { count: rows.length })}</span>
      </div>
      {fields.problem !== undefined && <Message tone="danger">{fields.problem}</Message>}
      {count > 0 && (
        <Message
          tone="warning"
          actions={
            <>
              {unknownTables.length > 1 && (
                <Button
                  size="s"
                  variant="ghost"
                  onPress={() =>
                    change((before) =>
                      before.map((row, at) => (unknownTables.includes(at) ? { ...row, checkTable: '' } : row)),
                    )
                  }
                >
                  {t('tableCreation.emptyUnknown', { count: unknownTables.length })}
                </Button>
              )}
              <Button size="s" variant="ghost" onPress={goToFirst}>
                {t('tableCreation.toFirst')}
              </Button>
            </>
          }
        >
          {t('tableCreation.cells', { count })}
        </Message>
      )}
      {left.length > 0 && (
        <Message
          tone="info"
          actions={
            <Button size="s" variant="ghost" onPress={fields.forgetLeft}>
              {t('list.import.close')}
            </Button>
          }
        >
          <ReadingProblems problems={left} />
        </Message>
      )}
      <FieldGrid
        ref={grid}
        rows={rows}
        problems={problems}
        active={active}
        onActiveChange={setPlace}
        onChange={change}
        onElement={(row, id) => void fields.chooseElement(row, id)}
        onElementName={(row, name) => void fields.nameElement(row, name)}
        onPaste={(at, text) => void fields.paste(at, text)}
      />
      <p className="emb-app-create-problem" role="status">
        {problems.get(active.row)?.[gridColumns[active.column] ?? 'fieldName']}
      </p>
      <p className="emb-app-create-help">{t('tableCreation.gridHelp')}</p>
    </Card>
  )
}

/** Lets the summary of the form name each cell with a problem, and lead there. */
function useProblemPlaces({ rows, problems }: FieldsCardProps['fields'], grid: RefObject<FieldGridHandle | null>) {
  const { t } = useTranslation()
  const { registry } = useBoundField({ name: 'fields', label: t('tableCreation.steps.fields') })
  useEffect(() => {
    const forget: (() => void)[] = []
    for (const [row, cells] of problems) {
      for (const [column, name] of gridColumns.entries()) {
        if (cells[name] === undefined) continue
        const label = `${rows[row]?.fieldName || row + 1} › ${t(`fields.${columnLabels[name]}`)}`
        for (const field of columnFields[name]) {
          const path = `fields.${row}.${field}`
          registry.setLabel(path, label)
          forget.push(registry.setContainer(path, () => grid.current?.go({ row, column })))
        }
      }
    }
    return () => {
      for (const one of forget) one()
    }
  }, [registry, problems, rows, grid, t])
}
