import type * as z from 'zod'
import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@embpm/ui/button'
import { useState, type ReactNode } from 'react'
import { useForm, useFormContext, useFormState, type FieldValues } from 'react-hook-form'
import { Form } from '../form/Form.js'
import { zodFieldError } from '../form/formWords.js'

interface StepsFormProps {
  schema: z.ZodType<FieldValues, FieldValues>
  values: FieldValues
  children: ReactNode
}

/** A form around a container: saves, resets, and tells what it saved and whether it is dirty. */
export function StepsForm({ schema, values, children }: StepsFormProps) {
  const [saved, setSaved] = useState<unknown>()
  const form = useForm<FieldValues, unknown, FieldValues>({
    resolver: zodResolver(schema, { error: zodFieldError }),
    defaultValues: values,
    shouldFocusError: false,
  })
  return (
    <Form form={form} onSubmit={setSaved} aria-label="Order">
      {children}
      <div>
        <Button type="submit">Save</Button>{' '}
        <Button variant="ghost" onPress={() => form.reset()}>
          Reset
        </Button>
      </div>
      <output aria-label="Saved">{JSON.stringify(saved)}</output>
      <State />
    </Form>
  )
}

function State() {
  const { isDirty } = useFormState({ control: useFormContext().control })
  return (
    <output aria-label="State" className="emb-visually-hidden">
      {isDirty ? 'dirty' : 'clean'}
    </output>
  )
}
