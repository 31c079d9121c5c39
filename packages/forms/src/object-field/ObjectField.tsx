import { Button, IconButton } from '@embpm/ui/button'
import { fieldHelpId, fieldLabelId, useElementRef } from '@embpm/ui/field'
import { useWords, defineWords } from '@embpm/ui/ui-strings'
import { Plus, X } from 'lucide-react'
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { firstFocusable, useContainer } from '../form/useContainer.js'
import { ContainerHelp } from '../form/ContainerHelp.js'
import { FieldScope } from '../form/FormContext.js'

/** English words of the object container; replaced under `objectField` in `UiStrings`. */
export const objectFieldWords = defineWords('objectField', {
  add: 'Add {label}',
  remove: 'Remove {label}',
  empty: 'Not given',
})

/** Props of `ObjectField`; further ones go to the root, a group. */
export interface ObjectFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Path of the object in the form. */
  name: string
  /** What the object is, such as "Delivery address". */
  label: string
  /** Help below the label. */
  description?: ReactNode
  /** Hides the buttons that add and remove, and takes the fields inside out of use. Default: as the form. */
  disabled?: boolean
  /**
   * A new object. With it the object may be missing: `null` in the form shows a button that adds it, and a button removes
   * it again. Without it the object is always there.
   */
  newValue?: () => object
  /** The fields of the object; their names begin with `name`. */
  children: ReactNode
}

/** Fields of a form that belong together in an object, which may be optional. */
export function ObjectField(props: ObjectFieldProps) {
  const { name, label, description, disabled, newValue, children, className = '', ref, ...rest } = props
  const t = useWords(objectFieldWords)
  const ownId = useId()
  const id = rest.id ?? ownId
  const [attach, element] = useElementRef<HTMLDivElement>(ref)
  const fields = useRef<HTMLDivElement>(null)
  const container = useContainer({ name, label, disabled, element })
  const { setValue } = useFormContext()
  const value: unknown = useWatch({ control: container.control, name })
  const present = newValue === undefined || (value !== null && value !== undefined)
  /** The focus follows what was pressed: into the new object, or to the button that adds it again. */
  const pressed = useRef(false)

  useEffect(() => {
    if (!pressed.current) return
    pressed.current = false
    firstFocusable((present ? fields.current : element.current) ?? undefined)?.focus()
  }, [present, element])

  const give = (next: object | null) => {
    pressed.current = true
    setValue(name, next, { shouldDirty: true, shouldTouch: true })
  }

  return (
    <div
      role="group"
      aria-labelledby={fieldLabelId(id)}
      aria-describedby={(container.errorMessage ?? description) ? fieldHelpId(id) : undefined}
      tabIndex={-1}
      {...rest}
      ref={attach}
      className={`emb-object-field ${className}`}
      data-disabled={container.disabled || undefined}
    >
      <div className="emb-object-field-head">
        <span className="emb-object-field-label" id={fieldLabelId(id)}>
          {label}
        </span>
        {present && newValue !== undefined && container.editable && (
          <IconButton
            size="s"
            label={t('remove', { label })}
            icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />}
            onPress={() => give(null)}
          />
        )}
      </div>
      <ContainerHelp id={id} description={description} errorMessage={container.errorMessage} />
      {present && (
        <div ref={fields} className="emb-object-field-fields" data-row-fields="">
          <FieldScope value={container.scope}>{children}</FieldScope>
        </div>
      )}
      {!present && !container.editable && <p className="emb-object-field-empty">{t('empty')}</p>}
      {!present && container.editable && (
        <Button
          size="s"
          className="emb-object-field-add"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
          onPress={() => give(newValue())}
        >
          {t('add', { label })}
        </Button>
      )}
    </div>
  )
}
