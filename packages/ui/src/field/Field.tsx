import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/** Props of `Field`. */
export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Id of the focusable element; the label points to it. Help has `fieldHelpId(id)`, the label `fieldLabelId(id)`. */
  id: string
  /** Visible label, 12/16 above the control. */
  label?: ReactNode
  /** Help below the control. */
  description?: ReactNode
  /** Error below the control, with a glyph, in the help's place. */
  errorMessage?: ReactNode
  /** Adds `*` to the label. The control itself says `aria-required`. Default `false`. */
  required?: boolean
  /** What the control is when no single element can be labelled: the label then names a group by its id. Default `false`. */
  group?: boolean
  /** The control, one element wide. */
  children: ReactNode
}

/** What stands around every control: label above, help or error below, 4 px apart. Get its props from `useField`. */
export function Field({
  id,
  label,
  description,
  errorMessage,
  required = false,
  group = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const help = errorMessage ?? description
  const Label = group ? 'span' : 'label'
  return (
    <div {...rest} className={className ? `emb-field ${className}` : 'emb-field'}>
      {hasContent(label) && (
        <Label className="emb-field-label" id={fieldLabelId(id)} {...(!group && { htmlFor: id })}>
          {label}
          {required && (
            <span className="emb-field-required" aria-hidden="true">
              *
            </span>
          )}
        </Label>
      )}
      {children}
      {hasContent(help) && (
        <div className="emb-field-help" id={fieldHelpId(id)} data-error={hasContent(errorMessage) || undefined}>
          {hasContent(errorMessage) && <CircleAlert size={12} strokeWidth={1.5} aria-hidden="true" />}
          <span>{help}</span>
        </div>
      )}
    </div>
  )
}

const hasContent = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== ''

/** Id of the label of the control with this id. */
export const fieldLabelId = (id: string): string => `${id}-label`

/** Id of the help or error below the control with this id; goes into its `aria-describedby`. */
export const fieldHelpId = (id: string): string => `${id}-help`
