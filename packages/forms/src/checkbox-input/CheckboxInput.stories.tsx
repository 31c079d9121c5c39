import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { inWatchedForm } from '../testing/inWatchedForm.fixture.js'
import { CheckboxInput } from './CheckboxInput.js'

const meta = preview.meta({
  component: CheckboxInput,
  args: { name: 'value', label: 'Keep the chosen periods', onValueChange: fn(), onBlur: fn() },
})

const agreed = z.literal(true, 'required')
const long = 'Keep the periods that were chosen before the interval was changed, wherever they still exist in it'
const field = () => screen.getByRole('checkbox')

export const Default = meta.story({ decorators: inWatchedForm({ value: false, schema: z.boolean() }) })
export const Filled = meta.story({
  args: { description: 'Periods that do not exist any more are removed' },
  decorators: inWatchedForm({ value: true, schema: z.boolean() }),
})
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: false, schema: agreed }),
  play: fieldForm.saveInVain,
})
export const Disabled = meta.story({ decorators: inWatchedForm({ value: true, disabled: true }) })
export const ReadOnly = meta.story({ args: { readOnly: true }, decorators: inWatchedForm({ value: true }) })
export const ReadOnlyOff = meta.story({ args: { readOnly: true }, decorators: inWatchedForm({ value: false }) })
export const WithoutLabel = meta.story({
  args: { label: undefined, 'aria-label': 'Keep the chosen periods' },
  decorators: inWatchedForm({ value: true }),
})
export const LongText = meta.story({
  args: { label: long, description: `${long}.`, style: { maxInlineSize: 320 } },
  decorators: inWatchedForm({ value: true }),
})
export const RightToLeft = meta.story({
  args: { required: true, description: 'Periods that do not exist any more are removed' },
  decorators: inWatchedForm({ value: true }),
  parameters: { direction: 'rtl' },
})
export const German = meta.story({
  args: { label: 'Gewählte Perioden behalten', required: true },
  decorators: inWatchedForm({ value: false, schema: agreed }),
  globals: { language: 'de' },
  play: () => fieldForm.isRefused('1 Problem zu lösen'),
})

Default.test('writes true and false as it is pressed', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  await userEvent.click(screen.getByText('Keep the chosen periods'))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(true, { reason: 'input' })
  await fieldForm.is('dirty, untouched')
  await fieldForm.save()
  await fieldForm.saved('true')
  await fieldForm.is('dirty, touched')
  await expect(args.onBlur).toHaveBeenCalledOnce()
  await userEvent.click(field())
  await fieldForm.is('clean')
  await fieldForm.save()
  await fieldForm.saved('false')
})

Default.test('is toggled and submitted by keyboard alone', async () => {
  await userEvent.tab()
  await expect(field()).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(field()).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await fieldForm.saved('true')
})

Filled.test('is described by its help', async () => {
  await expect(field()).toHaveAccessibleDescription('Periods that do not exist any more are removed')
})

Filled.test('a reset checks it again, another one changes nothing', async ({ args }) => {
  await userEvent.click(field())
  await expect(field()).not.toBeChecked()
  await fieldForm.reset()
  await waitFor(() => expect(field()).toBeChecked())
  await fieldForm.is('clean, untouched')
  await fieldForm.reset()
  await fieldForm.reset()
  await expect(field()).toBeChecked()
  await fieldForm.is('clean, untouched')
  await expect(args.onValueChange).toHaveBeenCalledOnce()
})

Required.test('says that it is missing, takes the focus, and is solved by checking it', async () => {
  await fieldForm.goToProblem('Keep the chosen periods')
  await expect(field()).toHaveFocus()
  await expect(field()).toBeInvalid()
  await expect(field()).toBeRequired()
  await expect(field()).toHaveAccessibleDescription('This field is required')
  await userEvent.keyboard(' ')
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
  await fieldForm.save()
  await fieldForm.saved('true')
})

Required.test('is found again after a reset', async () => {
  await fieldForm.reset()
  await fieldForm.saveInVain()
  await fieldForm.goToProblem('Keep the chosen periods')
  await expect(field()).toHaveFocus()
})

Disabled.test('is out of use with the form', async () => {
  await expect(field()).toBeDisabled()
})

ReadOnly.test('keeps its state and the focus', async ({ args }) => {
  await userEvent.tab()
  await expect(field()).toHaveFocus()
  await expect(field()).toHaveAttribute('aria-readonly', 'true')
  await userEvent.keyboard(' ')
  await userEvent.click(field())
  await expect(field()).toBeChecked()
  await fieldForm.is('clean')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
