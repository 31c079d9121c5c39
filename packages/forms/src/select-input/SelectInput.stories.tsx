import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { inWatchedForm } from '../testing/inWatchedForm.fixture.js'
import { SelectInput } from './SelectInput.js'

const types = ['OData', 'RFC', 'IDoc'] as const
const type = z.enum(types)

const meta = preview.meta({
  component: SelectInput,
  args: {
    name: 'value',
    label: 'Type',
    options: types.map((value) => ({ value, label: value })),
    onValueChange: fn(),
    onBlur: fn(),
  },
})

const field = () => screen.getByRole('combobox', { name: /Type/ })

export const Default = meta.story({
  args: { description: 'How the service is called' },
  decorators: inWatchedForm({ value: 'OData', schema: type }),
})
export const Invalid = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: null, schema: type }),
  play: fieldForm.saveInVain,
})
export const UnknownValue = meta.story({
  parameters: unpictured,
  decorators: inWatchedForm({ value: 'SOAP' }),
  play: async () => {
    await userEvent.tab()
    await expect(field()).toHaveDisplayValue('SOAP')
    await fieldForm.save()
    await fieldForm.saved('"SOAP"')
    await fieldForm.is('clean, touched')
  },
})

Default.test('writes the chosen option, and is clean again with the saved one', async ({ args }) => {
  await userEvent.selectOptions(field(), 'IDoc')
  await expect(args.onValueChange).toHaveBeenCalledOnce()
  await expect(args.onValueChange).toHaveBeenLastCalledWith('IDoc', { reason: 'pick' })
  await fieldForm.is('dirty')
  await fieldForm.save()
  await fieldForm.saved('"IDoc"')
  await fieldForm.is('dirty, touched')
  await expect(args.onBlur).toHaveBeenCalledOnce()
  await userEvent.selectOptions(field(), 'OData')
  await fieldForm.is('clean')
})

Invalid.test('says that it is missing, takes the focus, and is solved by an option', async () => {
  await fieldForm.goToProblem('Type')
  await expect(field()).toHaveFocus()
  await expect(field()).toHaveAccessibleDescription('This field is required')
  await userEvent.selectOptions(field(), 'RFC')
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
})
