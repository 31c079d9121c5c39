import type { ControlProps } from '@embpm/ui/control'
import { useEffect, useSyncExternalStore, type ComponentType, type ReactElement } from 'react'
import { useBoundField } from '../form/useBoundField.js'

/** What the form decides and a picker inside it therefore cannot be given. */
type BoundProp = 'name' | 'value' | 'defaultValue' | 'defaultDraft' | 'errorMessage' | 'ref'

/** What any control takes, whatever its value is. */
type AnyControlProps = Omit<ControlProps<never>, 'value' | 'defaultValue'> & { value?: unknown; defaultValue?: unknown }

/** Props of `PickerField`: the picker, and all of the picker's own props but those that the form decides. */
export type PickerFieldProps<P extends AnyControlProps> = {
  /** Path of the value in the form. */
  name: string
  /** Any control that takes `ControlProps`, for example `ServicePicker`. */
  picker: ComponentType<P>
} & Omit<P, BoundProp>

interface BoundPickerProps extends Omit<ControlProps<unknown>, 'name'> {
  name: string
  picker: ComponentType<ControlProps<unknown>>
}

/**
 * Binds a picker to the form around it: writes the chosen value and marks it dirty when it really differs (`spec.md` 4,
 * pickers), marks it touched when the focus leaves, hands it the error, and takes the focus from the error summary.
 * An empty value in the form (`undefined`, `''`) is `null` for the picker. A text that names nothing keeps the form from being
 * submitted, and is told in the error summary; a submission waits for one that is still being looked up.
 */
export function PickerField<P extends AnyControlProps>(props: PickerFieldProps<P>): ReactElement
export function PickerField(options: BoundPickerProps): ReactElement {
  const { name, picker: Picker, onValueChange, onBlur, onDraftChange, ...props } = options
  const {
    ref,
    value,
    onChange,
    onBlur: leave,
    form,
    registry,
    disabled,
    readOnly,
    errorMessage,
  } = useBoundField({ name, label: props.label, disabled: props.disabled, readOnly: props.readOnly })
  const drops = useSyncExternalStore(
    registry.subscribe,
    () => registry.dropsOf(name),
    () => 0,
  )
  const json = toJson(value)
  useEffect(() => {
    const draft = registry.drafts().get(name)
    // The value of a reset, for example, replaces the text.
    if (draft !== undefined && draft.json !== json) registry.dropDrafts(name)
  }, [registry, name, json])
  useEffect(
    () => () => {
      // Nobody answers any more: a submission must not wait for it.
      const draft = registry.drafts().get(name)
      if (draft?.pending) registry.setDraft(name, { ...draft, pending: false })
    },
    [registry, name],
  )
  return (
    <Picker
      {...props}
      key={drops}
      defaultDraft={registry.drafts().get(name)?.text}
      name={name}
      ref={ref}
      value={value === undefined || value === '' ? null : value}
      disabled={disabled}
      readOnly={readOnly}
      errorMessage={errorMessage}
      onValueChange={(next, details) => {
        onChange(next)
        onValueChange?.(next, details)
      }}
      onDraftChange={(draft) => {
        // The value may be new since it was rendered: of several keys those that are known are taken first.
        registry.setDraft(name, draft && { ...draft, json: toJson(form.getValues(name)) })
        onDraftChange?.(draft)
      }}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
    />
  )
}

const toJson = (value: unknown): string => JSON.stringify(value ?? null)
