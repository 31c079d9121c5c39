import { useWords } from '@embpm/ui/ui-strings'
import { use, useEffect, type ReactNode } from 'react'
import { useController, useFormContext, type FieldError } from 'react-hook-form'
import { fieldRegistry } from './fieldRegistry.js'
import { FieldScope } from './FormContext.js'
import { formWords } from './formWords.js'

/** Arguments of `useBoundField`. */
export interface BoundFieldOptions {
  /** Path of the value in the form, for example `service` or `steps.0.name`. */
  name: string
  /** Label, for the error summary's link. */
  label?: ReactNode
  /** Taken out of use whatever the form says. */
  disabled?: boolean
  /** Shown without a way to change it, whatever the form says. */
  readOnly?: boolean
}

/**
 * Binds one field to the form around it (`Form` or react-hook-form's `FormProvider`): its controller, its translated error
 * message and its label in the error summary. Throws outside a form.
 */
export function useBoundField({ name, label, disabled, readOnly }: BoundFieldOptions) {
  const form = useFormContext()
  const { field, fieldState } = useController({ name, control: form.control })
  // Taken apart, because an object with a `ref` counts as a ref as a whole for the React compiler's rules.
  const { ref, onChange, onBlur } = field
  const value: unknown = field.value
  const translate = useErrorMessage()
  const registry = fieldRegistry(form.control)
  const scope = use(FieldScope)
  // In a container the summary says where the field is.
  const place = typeof label === 'string' ? [...scope.path, label].join(' › ') : (label ?? name)

  useEffect(() => registry.setLabel(name, place), [registry, name, place])

  return {
    ref,
    value,
    onChange,
    onBlur,
    form,
    registry,
    disabled: disabled === true || field.disabled === true || scope.disabled,
    readOnly: readOnly === true || scope.readOnly,
    errorMessage: fieldState.error === undefined ? undefined : translate(fieldState.error),
  }
}

/** Gives the words for an error: a known key is translated, any other message is shown as it is. */
export function useErrorMessage(): (error: Pick<FieldError, 'message'> & { type?: string }) => string {
  const t = useWords(formWords)
  return ({ message, type }) => {
    const key = message === undefined || message === '' ? type : message
    if (key === 'required' || key === 'noCapitalLetters') return t(key)
    return message === undefined || message === '' ? t('invalid') : message
  }
}
