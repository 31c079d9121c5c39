import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { inWatchedForm } from '../testing/inWatchedForm.fixture.js'
import { NumberInput } from './NumberInput.js'

const meta = preview.meta({
  component: NumberInput,
  args: { name: 'value', label: 'Effort', onValueChange: fn(), onBlur: fn() },
})

const field = () => screen.getByRole('textbox', { name: /Effort/ })

export const Default = meta.story({
  args: { description: 'Working days', min: 0 },
  decorators: inWatchedForm({ value: 18, schema: z.number().nullable() }),
})
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: null, schema: z.number().min(1) }),
  play: fieldForm.saveInVain,
})

Default.test('writes a number when it is left, and null, not a text, once it is emptied', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  await userEvent.clear(field())
  await userEvent.type(field(), '21')
  await expect(args.onBlur).not.toHaveBeenCalled()
  await fieldForm.is('clean, untouched')
  await userEvent.tab()
  await fieldForm.is('dirty, touched')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(21, { reason: 'input' })
  await expect(args.onBlur).toHaveBeenCalledOnce()
  await fieldForm.save()
  await fieldForm.saved('21')
  await userEvent.clear(field())
  await fieldForm.save()
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'input' })
  await fieldForm.saved('null')
})

Default.test('is dirty with a step, clean again a step back, and submitted by Enter', async () => {
  await userEvent.tab()
  await expect(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await fieldForm.is('dirty, untouched')
  await userEvent.keyboard('{ArrowDown}')
  await fieldForm.is('clean')
  await userEvent.keyboard('{Control>}a{/Control}7{Enter}')
  await fieldForm.saved('7')
})

Required.test('says that it is missing, takes the focus, and is solved by a number', async () => {
  await fieldForm.goToProblem('Effort')
  await expect(field()).toHaveFocus()
  await expect(field()).toBeInvalid()
  await expect(field()).toHaveAccessibleDescription('This field is required')
  await userEvent.keyboard('3{Enter}')
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
  await fieldForm.saved('3')
})
