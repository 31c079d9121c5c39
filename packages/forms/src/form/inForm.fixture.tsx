import * as z from 'zod'
import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@embpm/ui/button'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from './Form.js'
import { zodFieldError } from './formWords.js'

interface FieldFormProps {
  /** The form's first value under `value`. Default `''`. */
  value?: unknown
  /** First values of further fields, of a sheet of states. */
  others?: Readonly<Record<string, unknown>>
  /** What is valid under `value`. Default anything. */
  schema?: z.ZodType
}

/** Wraps a story's field named `value` in a form; its `output` tells what was submitted. */
export const inForm =
  (props: FieldFormProps = {}) =>
  (Story: () => ReactNode) => (
    <FieldForm {...props}>
      <Story />
    </FieldForm>
  )

function FieldForm({ value = '', others, schema = z.unknown(), children }: FieldFormProps & { children: ReactNode }) {
  const [submitted, setSubmitted] = useState<unknown>()
  const form = useForm<{ value: unknown }>({
    resolver: zodResolver(z.object({ value: schema }), { error: zodFieldError }),
    defaultValues: { ...others, value },
    shouldFocusError: false,
  })
  return (
    <Form form={form} onSubmit={(values) => setSubmitted(values.value)} aria-label="One field">
      {children}
      <div>
        <Button type="submit">Save field</Button>{' '}
        <Button variant="ghost" onPress={() => form.reset()}>
          Reset field
        </Button>
      </div>
      <output aria-label="Saved">{JSON.stringify(submitted)}</output>
    </Form>
  )
}
