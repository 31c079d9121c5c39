import type { ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { inForm } from '../form/inForm.fixture.js'

/** `inForm`, and what the form knows about its field: `clean, untouched`, in words that are only read out. */
export const inWatchedForm = (...settings: Parameters<typeof inForm>) => {
  const decorate = inForm(...settings)
  return (Story: () => ReactNode) =>
    decorate(() => (
      <>
        <Story />
        <FieldState />
      </>
    ))
}

function FieldState() {
  const { dirtyFields, touchedFields } = useFormState({ control: useFormContext().control })
  return (
    <output className="emb-visually-hidden" aria-label="State">
      {dirtyFields.value === true ? 'dirty' : 'clean'}, {touchedFields.value === true ? 'touched' : 'untouched'}
    </output>
  )
}
