import preview from '@embpm/storybook/preview'
import * as z from 'zod'
import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@embpm/ui/button'
import { useForm } from 'react-hook-form'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { JsonInput } from '../json-input/JsonInput.js'
import { TextInput } from '../text-input/TextInput.js'
import { ErrorSummary } from './ErrorSummary.js'
import { Form } from './Form.js'
import { zodFieldError } from './formWords.js'

const schema = z.object({
  name: z.string().min(1),
  city: z.string().min(1),
  terms: z.unknown(),
})

interface SupplierFormProps {
  name?: string
  cityLabel?: string
}

/** A form that has its summary below the fields, beside the button. */
function SupplierForm({ name = '', cityLabel = 'City' }: SupplierFormProps) {
  const form = useForm({
    resolver: zodResolver(schema, { error: zodFieldError }),
    defaultValues: { name, city: '', terms: null },
    shouldFocusError: false,
  })
  return (
    <Form form={form} onSubmit={() => {}} errorSummary={false} aria-label="Supplier">
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
export const LongText = meta.story({
  render: () => (
    <SupplierForm
      name="Lumen"
      cityLabel="City in which the supplier is registered, as its commercial register spells it"
    />
  ),
})

SeveralProblems.test(
  'takes the focus each time that saving fails, and leads to the fields in their order',
  async () => {
    await waitFor(() => expect(summary()).toHaveFocus())
    await expect(summary()).toHaveAccessibleName('2 problems to solve')
    await expect(entries()).toEqual(['Name', 'City'])
    await userEvent.click(within(summary()).getByRole('button', { name: 'City' }))
    await expect(screen.getByRole('textbox', { name: /City/ })).toHaveFocus()
    await save()
    await waitFor(() => expect(summary()).toHaveFocus())
  },
)

SeveralProblems.test('shrinks as problems are solved, and is gone after the last', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Lumen')
  await waitFor(() => expect(summary()).toHaveAccessibleName('1 problem to solve'))
  await userEvent.type(screen.getByRole('textbox', { name: /City/ }), 'Brno')
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
})

SeveralProblems.test('lists a text that is no JSON together with the others', async () => {
  await userEvent.click(screen.getByRole('textbox', { name: 'Terms' }))
  await userEvent.paste('{"net": 30')
  await waitFor(() => expect(entries()).toEqual(['Name', 'City', 'Terms']))
})
