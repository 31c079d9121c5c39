import { Button, IconButton } from '@embpm/ui/button'
import { fieldHelpId, fieldLabelId, useElementRef } from '@embpm/ui/field'
import { useWords, defineWords } from '@embpm/ui/ui-strings'
import { Plus, X } from 'lucide-react'
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { ContainerHelp } from '../form/ContainerHelp.js'
import { FieldScope } from '../form/FormContext.js'
import { useContainer } from '../form/useContainer.js'
import { useListArray } from './useListArray.js'
import { useRows, type Row } from './useRows.js'

export type { Row }

/** English words of the array container; replaced under `arrayField` in `UiStrings`. */
export const arrayFieldWords = defineWords('arrayField', {
  add: 'Add',
  item: '{label} {position}',
  remove: 'Remove {item}',
  removed: '{item} removed',
  empty: 'Nothing here yet',
})

/** Props of `ArrayField`; further ones go to the root, a group. */
export interface ArrayFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Path of the array in the form. It may hold texts or numbers, or objects. */
  name: string
  /** What the items are, such as "Approvers". */
  label: string
  /** Help below the items. */
  description?: ReactNode
  /** Adds `*` to the label; the schema says how many there must be. Default `false`. */
  required?: boolean
  /** Hides the buttons that add and remove, and takes the fields inside out of use. Default: as the form. */
  disabled?: boolean
  /** Words on the button that adds. Default "Add". */
  addLabel?: string
  /** Name of one item. Default the label and its position: "Approvers 1". */
  itemLabel?: (position: number) => string
  /** A new item: a text, a number, an object, `null`; not `undefined`. */
  newItem: () => unknown
  /** The field or fields of one item; their names begin with `row.name`. */
  children: (row: Row) => ReactNode
}

/**
 * A list of like items in a form, each with its field and a button that removes it. A disabled form shows the items without
 * the buttons (`spec.md` 4). Its own error, such as too few items, reaches the error summary like those of its fields.
 */
export function ArrayField({
  name,
  label,
  description,
  required = false,
  disabled,
  addLabel,
  itemLabel,
  newItem,
  children,
  className = '',
  ref,
  ...rest
}: ArrayFieldProps) {
  const t = useWords(arrayFieldWords)
  const ownId = useId()
  const id = rest.id ?? ownId
  const [attach, element] = useElementRef<HTMLDivElement>(ref)
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [told, setTold] = useState('')
  const container = useContainer({ name, label, disabled, element })
  const { rows, add, remove } = useRows({ name, array: useListArray(name), registry: container.registry, list, adder })
  const nameOf = (index: number) => itemLabel?.(index + 1) ?? t('item', { label, position: index + 1 })

  return (
    <div
      role="group"
      aria-labelledby={fieldLabelId(id)}
      aria-describedby={(container.errorMessage ?? description) ? fieldHelpId(id) : undefined}
      tabIndex={-1}
      {...rest}
      ref={attach}
      className={`emb-field emb-array-field ${className}`}
      data-disabled={container.disabled || undefined}
    >
      <span className="emb-field-label" id={fieldLabelId(id)}>
        {label}
        {required && (
          <span className="emb-field-required" aria-hidden="true">
            *
          </span>
        )}
      </span>
      {rows.length === 0 ? (
        <p className="emb-array-field-empty">{t('empty')}</p>
      ) : (
        <FieldScope value={container.scope}>
          <ul ref={list} className="emb-array-field-items">
            {rows.map((row) => (
              <li key={row.id}>
                <div role="group" aria-label={nameOf(row.index)} data-row-fields="">
                  {children(row)}
                </div>
                {container.editable && (
                  <IconButton
                    label={t('remove', { item: nameOf(row.index) })}
                    icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />}
                    onPress={() => {
                      setTold(t('removed', { item: nameOf(row.index) }))
                      remove(row.index)
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        </FieldScope>
      )}
      <ContainerHelp id={id} description={description} errorMessage={container.errorMessage} />
      {container.editable && (
        <Button
          ref={adder}
          size="s"
          variant="ghost"
          className="emb-array-field-add"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
          onPress={() => add(newItem())}
        >
          {addLabel ?? t('add')}
        </Button>
      )}
      <span role="status" className="emb-visually-hidden">
        {told}
      </span>
    </div>
  )
}
