import { Button } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { fieldHelpId, fieldLabelId, useElementRef } from '@embpm/ui/field'
import { useWords } from '@embpm/ui/ui-strings'
import { Plus } from 'lucide-react'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useRows, type Row, type RowArray } from '../array-field/useRows.js'
import { ContainerHelp } from '../form/ContainerHelp.js'
import { FieldScope } from '../form/FormContext.js'
import { useContainer } from '../form/useContainer.js'
import { RepeatRow } from './RepeatRow.js'
import { repeatSectionWords } from './repeatSectionWords.js'

export { repeatSectionWords } from './repeatSectionWords.js'

/** Props of `RepeatSection`; further ones go to the root, a group. */
export interface RepeatSectionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Path of the array of objects in the form. */
  name: string
  /** What the rows are, such as "Steps". */
  label: string
  /** Help below the label. */
  description?: ReactNode
  /** Adds `*` to the label; the schema says how many rows there must be. Default `false`. */
  required?: boolean
  /** Hides the buttons that add, move and delete, and takes the fields inside out of use. Default: as the form. */
  disabled?: boolean
  /** Words on the button that adds. Default "Add Row". */
  addLabel?: string
  /** Name of a row. Default its position: "Row 1". */
  rowLabel?: (position: number) => string
  /** A new row with a value for each of its fields. */
  newRow: () => object
  /** The fields of one row; their names begin with `row.name`. Lay them out as in a form. */
  children: (row: Row) => ReactNode
}

/**
 * Rows of several fields in a form: "Add Row", a delete that is confirmed (`spec.md` 8), and another order by buttons or by
 * Alt+Shift+ArrowUp and ArrowDown anywhere in a row. An error of a whole row stands in its head; all errors reach the summary.
 */
export function RepeatSection(props: RepeatSectionProps) {
  const {
    name,
    label,
    description,
    required = false,
    disabled,
    addLabel,
    rowLabel,
    newRow,
    children,
    ...others
  } = props
  const { className = '', ref, ...rest } = others
  const t = useWords(repeatSectionWords)
  const ownId = useId()
  const id = rest.id ?? ownId
  const [attach, element] = useElementRef<HTMLDivElement>(ref)
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [told, setTold] = useState('')
  const [asked, setAsked] = useState<Row | null>(null)
  const container = useContainer({ name, label, disabled, element })
  const { rows, add, remove, move } = useRows({
    name,
    array: useObjectArray(name),
    registry: container.registry,
    list,
    adder,
  })
  const nameOf = (index: number) => rowLabel?.(index + 1) ?? t('row', { position: index + 1 })

  const moveBy = (index: number, step: 1 | -1) => {
    const position = index + step + 1
    if (move(index, index + step)) setTold(t('moved', { row: nameOf(index), position, count: rows.length }))
  }

  return (
    <div
      role="group"
      aria-labelledby={fieldLabelId(id)}
      aria-describedby={(container.errorMessage ?? description) ? fieldHelpId(id) : undefined}
      tabIndex={-1}
      {...rest}
      ref={attach}
      className={`emb-repeat-section ${className}`}
      data-disabled={container.disabled || undefined}
    >
      <div className="emb-repeat-section-head">
        <span className="emb-repeat-section-label" id={fieldLabelId(id)}>
          {label}
          {required && (
            <span className="emb-field-required" aria-hidden="true">
              *
            </span>
          )}
        </span>
        {rows.length > 0 && <span className="emb-repeat-section-count">{t('rows', { count: rows.length })}</span>}
      </div>
      <ContainerHelp id={id} description={description} errorMessage={container.errorMessage} />
      {rows.length === 0 ? (
        <p className="emb-repeat-section-empty">{t('empty')}</p>
      ) : (
        <FieldScope value={container.scope}>
          <ol ref={list} className="emb-repeat-section-rows">
            {rows.map((row) => (
              <RepeatRow
                key={row.id}
                name={row.name}
                label={nameOf(row.index)}
                first={row.index === 0}
                last={row.index === rows.length - 1}
                onMove={(step) => moveBy(row.index, step)}
                onDelete={() => setAsked(row)}
              >
                {children(row)}
              </RepeatRow>
            ))}
          </ol>
        </FieldScope>
      )}
      {container.editable && (
        <Button
          ref={adder}
          className="emb-repeat-section-add"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
          onPress={() => add(newRow())}
        >
          {addLabel ?? t('addRow')}
        </Button>
      )}
      <span role="status" className="emb-visually-hidden">
        {told}
      </span>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        tone="danger"
        title={t('deleteResultDocumentTypeTitle', { row: asked ? nameOf(asked.index) : '' })}
        message={t('deleteResultDocumentTypeMessage')}
        confirmLabel={t('delete')}
        onConfirm={() => {
          if (asked === null) return
          setTold(t('deleted', { row: nameOf(asked.index) }))
          remove(asked.index)
        }}
      />
    </div>
  )
}

/** An array of objects in the form; what was touched and what is wrong moves with the rows. */
function useObjectArray(name: string): RowArray {
  const { fields, append, remove, move } = useFieldArray({ name })
  return {
    ids: fields.map(({ id }) => id),
    append: (row) => append(row, { shouldFocus: false }),
    remove,
    move,
  }
}
