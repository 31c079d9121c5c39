import { useSubmit } from '@embpm/ui/action'
import { useWords } from '@embpm/ui/ui-strings'
import { useEffect, useMemo, useState, type ComponentProps, type ReactNode, type SubmitEvent } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary.js'
import { fieldRegistry } from './fieldRegistry.js'
import { FieldScope, FormContext } from './FormContext.js'
import { formWords } from './formWords.js'

/** Props of `Form`; everything else goes to the `form` element. */
export interface FormProps<Values extends FieldValues, Output> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'children' | 'noValidate'
> {
  /** What `useForm` returned. `shouldFocusError: false` spares a focus jump, for the summary takes the focus anyway. */
  form: UseFormReturn<Values, unknown, Output>
  /**
   * Gets the valid values, once for each intent: until what it returned has settled, the form is not submitted again. A
   * rejection keeps the entries and shows the error's message in the summary.
   */
  onSubmit: (values: Output) => unknown
  /**
   * Shows all fields without a way to change them: values can be read, selected and copied, and containers have no buttons.
   * Default `false`.
   */
  readOnly?: boolean
  /** Shows the error summary above the children. Default `true`; place `ErrorSummary` yourself with `false`. */
  errorSummary?: boolean
  children: ReactNode
}

/** Thrown to stop a submission while a field holds a text that is no value. */
class UnreadableField extends Error {}

/**
 * A form on react-hook-form: hands the form to the fields inside, submits valid values only, and moves the focus to the
 * error summary when something is wrong. `data-state` on the element is `idle`, `submitting`, `failed` or `done`.
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, onSubmit, onKeyDown, errorSummary = true, readOnly = false, children, className, ...rest } = props
  const [failures, setFailures] = useState(0)
  const t = useWords(formWords)
  const scope = useMemo(() => ({ path: [], disabled: false, readOnly }), [readOnly])
  const { isSubmitting, isSubmitted, isSubmitSuccessful } = form.formState

  useEffect(
    () =>
      form.subscribe({
        // Of no field, so that typing is not told, which would copy all values; a reset alone names no field.
        name: [],
        formState: { values: true },
        callback: (state) => {
          if ('name' in state && state.name === undefined) fieldRegistry(form.control).dropDrafts()
        },
      }),
    [form],
  )

  const { formProps } = useSubmit(async (event: SubmitEvent<HTMLFormElement>) => {
    let failed = false
    const send = async (values: Output) => {
      if (fieldRegistry(form.control).drafts().size > 0) throw new UnreadableField()
      await onSubmit(values)
    }
    try {
      // A key that was typed and left may still become a value.
      await fieldRegistry(form.control).settled()
      await form.handleSubmit(send, () => {
        failed = true
      })(event)
    } catch (error) {
      failed = true
      if (!(error instanceof UnreadableField)) {
        const message = error instanceof Error && error.message !== '' ? error.message : t('submitFailed')
        form.setError('root', { type: 'submit', message })
      }
    }
    // After react-hook-form has moved the focus by a timer of its own.
    if (failed) setTimeout(() => setFailures((count) => count + 1))
  }, onKeyDown)

  const state = isSubmitting ? 'submitting' : !isSubmitted ? 'idle' : isSubmitSuccessful ? 'done' : 'failed'
  return (
    <FormProvider {...form}>
      <FormContext value={{ failures }}>
        <form
          {...rest}
          {...formProps}
          className={className === undefined ? 'emb-form' : `emb-form ${className}`}
          data-state={state}
        >
          {errorSummary && <ErrorSummary />}
          <FieldScope value={scope}>{children}</FieldScope>
        </form>
      </FormContext>
    </FormProvider>
  )
}
