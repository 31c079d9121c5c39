import { use, useEffect, useMemo, type RefObject } from 'react'
import { useFormContext, useFormState, get, type FieldErrors } from 'react-hook-form'
import { fieldRegistry } from './fieldRegistry.js'
import { FieldScope, type FieldScopeValue } from './FormContext.js'
import { useErrorMessage } from './useBoundField.js'

/** Arguments of `useContainer`. */
export interface ContainerOptions {
  /** Path of the array or object in the form. */
  name: string
  label: string
  disabled: boolean | undefined
  /** The container's root, which takes the focus from the error summary. */
  element: RefObject<HTMLElement | null>
}

/** Binds an array or object container to the form around it: its own error, its entry in the summary, its state. */
export function useContainer({ name, label, disabled = false, element }: ContainerOptions) {
  const { control } = useFormContext()
  const { errors, disabled: formDisabled } = useFormState({ control })
  const around = use(FieldScope)
  const translate = useErrorMessage()
  const registry = fieldRegistry(control)
  const off = disabled || formDisabled || around.disabled
  const error = ownError(errors, name)
  const path = useMemo(() => [...around.path, label], [around, label])

  const { readOnly } = around
  const scope = useMemo((): FieldScopeValue => ({ path, disabled: off, readOnly }), [path, off, readOnly])

  useEffect(() => registry.setLabel(name, path.join(' › ')), [registry, name, path])
  useEffect(() => registry.setContainer(name, () => element.current?.focus()), [registry, name, element])

  return {
    control,
    registry,
    disabled: off,
    /** Whether items can be added, moved and removed. */
    editable: !off && !readOnly,
    errorMessage: error === undefined ? undefined : translate(error),
    /** For what is inside. */
    scope,
  }
}

/** The error of a container itself, without those of the fields in it: react-hook-form keeps it in `root` beside theirs. */
function ownError(errors: FieldErrors, name: string): { message: string; type: string } | undefined {
  const error: unknown = get(errors, name)
  return read(error) ?? read(property(error, 'root'))
}

function read(error: unknown): { message: string; type: string } | undefined {
  const message = property(error, 'message')
  const type = property(error, 'type')
  if (typeof message !== 'string' && typeof type !== 'string') return undefined
  return { message: typeof message === 'string' ? message : '', type: typeof type === 'string' ? type : '' }
}

const property = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined

const focusable = 'input:not([type=hidden]), select, textarea, button, [tabindex="0"], [contenteditable="true"]'

/** The first field of a row that can take the focus, or else its first button. */
export function firstFocusable(row: Element | undefined): HTMLElement | null {
  const all = [...(row?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const usable = all.filter((element) => !element.matches(':disabled, [tabindex="-1"]'))
  return usable.find((element) => element.closest('[data-row-fields]') !== null) ?? usable[0] ?? null
}
