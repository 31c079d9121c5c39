import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import type { ComponentProps, ReactNode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { StepsForm } from '../testing/StepsForm.fixture.js'
import { TextInput } from '../text-input/TextInput.js'
import { ObjectField } from './ObjectField.js'

const address = z.object({ city: z.string().min(1, 'required'), country: z.string() })

/** The delivery address of an order. */
function Address(props: Partial<ComponentProps<typeof ObjectField>>) {
  const name = props.name ?? 'delivery'
  return (
    <ObjectField label="Delivery address" {...props} name={name}>
      <TextInput name={`${name}.city`} label="City" required />
      <TextInput name={`${name}.country`} label="Country" />
    </ObjectField>
  )
}

const inOrder = (delivery: z.infer<typeof address>) => (Story: () => ReactNode) => (
  <StepsForm
    schema={z.object({ delivery: address.nullable(), none: address.nullable() })}
    values={{ delivery, none: null }}
  >
    <Story />
  </StepsForm>
)

const meta = preview.meta({ component: Address })
const newValue = () => ({ city: '', country: '' })

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const saved = () => screen.getByRole('status', { name: 'Saved' })
const city = () => screen.getByRole('textbox', { name: /^City/ })

export const Default = meta.story({
  args: { description: 'Where the goods are sent' },
  decorators: inOrder({ city: 'Lille', country: 'France' }),
})
export const States = meta.story({
  args: { newValue },
  ...states(Address, {
    Optional: {},
    Missing: { name: 'none' },
    Disabled: { disabled: true },
    'Disabled and missing': { name: 'none', disabled: true },
    'Long text': {
      label: 'Address to which the goods are sent when the order is released before the end of the period',
      description:
        'Left out, the goods are sent to the address of the organisation, as it is kept in the administration',
    },
  }),
  decorators: inOrder({ city: 'Lille', country: 'France' }),
})
export const Wrong = meta.story({
  decorators: inOrder({ city: '', country: 'France' }),
  play: async () => {
    await save()
    await screen.findByRole('group', { name: '1 problem to solve' })
  },
})

Default.test('is always there without a value of its own', async () => {
  await expect(screen.queryByRole('button', { name: /Delivery/ })).toBeNull()
  await expect(screen.getByRole('group', { name: 'Delivery address' })).toHaveAccessibleDescription(
    'Where the goods are sent',
  )
})

States.test('is added empty, and the focus goes into it', async ({ canvas }) => {
  const missing = stateOf(canvas, 'Missing')
  await userEvent.click(missing.getByRole('button', { name: 'Add Delivery address' }))
  await waitFor(() => expect(missing.getByRole('textbox', { name: /^City/ })).toHaveFocus())
  await userEvent.keyboard('Brno')
  await expect(screen.getByRole('status', { name: 'State' })).toHaveTextContent('dirty')
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('"none":{"city":"Brno","country":""}'))
})

States.test('is removed, added again without what it was, and reset', async ({ canvas }) => {
  const optional = stateOf(canvas, 'Optional')
  await userEvent.click(optional.getByRole('button', { name: 'Remove Delivery address' }))
  await waitFor(() => expect(optional.getByRole('button', { name: 'Add Delivery address' })).toHaveFocus())
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('{"delivery":null'))
  await userEvent.click(optional.getByRole('button', { name: 'Add Delivery address' }))
  await waitFor(() => expect(optional.getByRole('textbox', { name: /^City/ })).toHaveValue(''))
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(optional.getByRole('textbox', { name: /^City/ })).toHaveValue('Lille'))
})

States.test('hides the buttons that add and remove when it is disabled', async ({ canvas }) => {
  const disabled = stateOf(canvas, 'Disabled')
  await expect(disabled.getByRole('textbox', { name: /^City/ })).toBeDisabled()
  await expect(disabled.queryByRole('button')).toBeNull()
  const missing = stateOf(canvas, 'Disabled and missing')
  await expect(missing.getByText('Not given')).toBeVisible()
  await expect(missing.queryByRole('button')).toBeNull()
})

Wrong.test('says in the summary where the field is', async () => {
  const summary = within(screen.getByRole('group', { name: '1 problem to solve' }))
  await userEvent.click(summary.getByRole('button', { name: 'Delivery address › City' }))
  await expect(city()).toHaveFocus()
})
