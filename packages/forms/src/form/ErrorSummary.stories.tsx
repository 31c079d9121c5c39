import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@embpm/ui/button'
import { UiStrings } from '@embpm/ui/ui-strings'
import preview from '@embpm/storybook/preview'
import { useForm } from 'react-hook-form'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { JsonInput } from '../json-input/JsonInput.js'
import { TextInput } from '../text-input/TextInput.js'
import { ErrorSummary } from './ErrorSummary.js'
import { Form } from './Form.js'
import { zodFieldError } from './zodFieldError.js'

const message = 'The supplier is locked by another user. Your entries are kept, so that you can save again later.'
const schema = z.object({
  name: z.string().min(1),
  city: z.string().min(1),
  terms: z.unknown(),
})

interface SupplierFormProps {
  name?: string
  city?: string
  cityLabel?: string
  locked?: boolean
}

/** A form that has its summary below the fields, beside the button. */
function SupplierForm({ name = '', city = '', cityLabel = 'City', locked = false }: SupplierFormProps) {
  const form = useForm({
    resolver: zodResolver(schema, { error: zodFieldError }),
    defaultValues: { name, city, terms: null },
    shouldFocusError: false,
  })
  const save = () => (locked ? Promise.reject(new Error(message)) : undefined)
  return (
    <Form form={form} onSubmit={save} errorSummary={false} aria-label="Supplier">
      <TextInput name="name" label="Name" required />
      <TextInput name="city" label={cityLabel} required />
      <JsonInput name="terms" label="Terms" rows={2} />
      <ErrorSummary />
      <div>
        <Button type="submit" variant="primary">
          Save supplier
        </Button>
      </div>
    </Form>
  )
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save supplier' }))
const saveInVain = async () => {
  await save()
  await screen.findByRole('group')
}
const summary = () => screen.getByRole('group', { name: /to solve/ })
const entries = () =>
  within(summary())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button')?.textContent)

const meta = preview.meta({ component: ErrorSummary, render: () => <SupplierForm />, play: saveInVain })

export const SeveralProblems = meta.story({})
export const OneProblem = meta.story({ render: () => <SupplierForm name="Lumen" /> })
export const ProblemOfTheForm = meta.story({ render: () => <SupplierForm name="Lumen" city="Brno" locked /> })
export const LongText = meta.story({
  render: () => (
    <SupplierForm
      name="Lumen"
      cityLabel="City in which the supplier is registered, as its commercial register spells it"
    />
  ),
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })
export const German = meta.story({
  render: () => (
    <UiStrings
      locale="de"
      value={{
        form: {
          required: 'Pflichtfeld',
          summaryTitle: { one: 'Noch {count} Problem', other: 'Noch {count} Probleme' },
        },
      }}
    >
      <SupplierForm />
    </UiStrings>
  ),
})
export const BeforeSaving = meta.story({ play: () => {}, parameters: { chromatic: { disableSnapshot: true } } })

BeforeSaving.test('shows nothing until a submission has failed', async () => {
  await expect(screen.queryByRole('group')).toBeNull()
})

SeveralProblems.test('takes the focus and lists the problems in the order of the fields', async () => {
  await waitFor(() => expect(summary()).toHaveFocus())
  await expect(summary()).toHaveAccessibleName('2 problems to solve')
  await expect(entries()).toEqual(['Name', 'City'])
})

SeveralProblems.test('an entry leads to its field', async () => {
  await userEvent.click(within(summary()).getByRole('button', { name: 'City' }))
  await expect(screen.getByRole('textbox', { name: /City/ })).toHaveFocus()
})

SeveralProblems.test('shrinks as problems are solved, and is gone after the last', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Lumen')
  await waitFor(() => expect(summary()).toHaveAccessibleName('1 problem to solve'))
  await userEvent.type(screen.getByRole('textbox', { name: /City/ }), 'Brno')
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
})

OneProblem.test('takes the focus again when saving fails again', async () => {
  await userEvent.click(screen.getByRole('textbox', { name: /Name/ }))
  await save()
  await waitFor(() => expect(summary()).toHaveFocus())
})

OneProblem.test('lists a text that is no JSON together with the others', async () => {
  await userEvent.click(screen.getByRole('textbox', { name: 'Terms' }))
  await userEvent.paste('{"net": 30')
  await expect(entries()).toEqual(['City', 'Terms'])
})

ProblemOfTheForm.test('says what went wrong, without a link, for no field is to blame', async () => {
  await expect(summary()).toHaveTextContent(message)
  await expect(within(summary()).queryByRole('button')).toBeNull()
})

German.test('speaks the words it is given', async () => {
  await expect(screen.getByRole('group', { name: 'Noch 2 Probleme' })).toBeVisible()
})
