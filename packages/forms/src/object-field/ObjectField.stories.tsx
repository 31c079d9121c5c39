import preview from '@embpm/storybook/preview'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { StepsForm } from '../testing/StepsForm.fixture.js'
import { TextInput } from '../text-input/TextInput.js'
import { ObjectField } from './ObjectField.js'

const address = z.object({ city: z.string().min(1, 'required'), country: z.string() })
const schema = z.object({ delivery: address.nullable() })

type AddressProps = Partial<ComponentProps<typeof ObjectField>> & {
  delivery?: { city: string; country: string } | null
  formDisabled?: boolean
}

/** The delivery address of an order. */
function Address({ delivery = { city: 'Lille', country: 'France' }, formDisabled, ...props }: AddressProps) {
  return (
    <StepsForm schema={schema} values={{ delivery }} disabled={formDisabled}>
      <ObjectField name="delivery" label="Delivery address" {...props}>
        <TextInput name="delivery.city" label="City" required />
        <TextInput name="delivery.country" label="Country" />
      </ObjectField>
    </StepsForm>
  )
}

const meta = preview.meta({ component: Address })
const newValue = () => ({ city: '', country: '' })

export const Default = meta.story({ args: { description: 'Where the goods are sent' } })
export const Optional = meta.story({ args: { newValue } })
export const Missing = meta.story({ args: { newValue, delivery: null } })
export const Disabled = meta.story({ args: { newValue, formDisabled: true } })
export const DisabledMissing = meta.story({ args: { newValue, delivery: null, formDisabled: true } })
export const LongText = meta.story({
  args: {
    newValue,
    label: 'Address to which the goods are sent when the order is released before the end of the period',
    description: 'Left out, the goods are sent to the address of the organisation, as it is kept in the administration',
  },
})
export const RightToLeft = meta.story({ args: { newValue }, parameters: { direction: 'rtl' } })
export const German = meta.story({
  args: { newValue, delivery: null, label: 'Lieferadresse' },
  globals: { language: 'de' },
})

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const saved = () => screen.getByRole('status', { name: 'Saved' })
const city = () => screen.getByRole('textbox', { name: /^City/ })

export const Wrong = meta.story({
  args: { delivery: { city: '', country: 'France' } },
  play: async () => {
    await save()
    await screen.findByRole('group', { name: '1 problem to solve' })
  },
})

Missing.test('is added empty, and the focus goes into it', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add Delivery address' }))
  await waitFor(() => expect(city()).toHaveFocus())
  await userEvent.keyboard('Brno')
  await expect(screen.getByRole('status', { name: 'State' })).toHaveTextContent('dirty')
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('{"delivery":{"city":"Brno","country":""}}'))
})

Optional.test('is removed, added anew without what it was, and reset', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove Delivery address' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Delivery address' })).toHaveFocus())
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('{"delivery":null}'))
  await userEvent.click(screen.getByRole('button', { name: 'Add Delivery address' }))
  await waitFor(() => expect(city()).toHaveValue(''))
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(city()).toHaveValue('Lille'))
})

Default.test('is always there without a value of its own', async () => {
  await expect(screen.queryByRole('button', { name: /Delivery/ })).toBeNull()
  await expect(screen.getByRole('group', { name: 'Delivery address' })).toHaveAccessibleDescription(
    'Where the goods are sent',
  )
})

Disabled.test('hides the button that removes', async () => {
  await expect(city()).toBeDisabled()
  await expect(screen.queryByRole('button', { name: /Delivery/ })).toBeNull()
})

DisabledMissing.test('hides the button that adds', async () => {
  await expect(screen.getByText('Not given')).toBeVisible()
  await expect(screen.queryByRole('button', { name: /Delivery/ })).toBeNull()
})

Wrong.test('says in the summary where the field is', async () => {
  const summary = within(screen.getByRole('group', { name: '1 problem to solve' }))
  await userEvent.click(summary.getByRole('button', { name: 'Delivery address › City' }))
  await expect(city()).toHaveFocus()
})
