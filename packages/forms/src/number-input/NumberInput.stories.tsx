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

const effort = z.number().min(1)
const long = 'Working days of everyone who takes part, travel and the handover to operations included'
const field = () => screen.getByRole('textbox', { name: /Effort/ })

export const Default = meta.story({ decorators: inWatchedForm({ value: null }) })
export const Filled = meta.story({
  args: { description: 'Working days', min: 0 },
  decorators: inWatchedForm({ value: 18, schema: z.number().nullable() }),
})
export const Currency = meta.story({
  args: { label: 'Budget', format: { style: 'currency', currency: 'EUR' }, steppers: false, align: 'end' },
  decorators: inWatchedForm({ value: 184_000 }),
})
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: null, schema: effort }),
  play: fieldForm.saveInVain,
})
export const Disabled = meta.story({ decorators: inWatchedForm({ value: 18, disabled: true }) })
export const ReadOnly = meta.story({
  args: { readOnly: true, format: { style: 'unit', unit: 'day', unitDisplay: 'long' } },
  decorators: inWatchedForm({ value: 18 }),
})
export const LongText = meta.story({
  args: { label: long, description: `${long}.`, style: { maxInlineSize: 320 } },
  decorators: inWatchedForm({ value: 123_456_789_012.345 }),
})
export const RightToLeft = meta.story({
  args: { required: true, description: 'Working days' },
  decorators: inWatchedForm({ value: 18 }),
  parameters: { direction: 'rtl' },
})
export const German = meta.story({
  args: { label: 'Aufwand', required: true, format: { style: 'currency', currency: 'EUR' } },
  decorators: inWatchedForm({ value: 1234.5, schema: effort }),
  globals: { language: 'de' },
})

Filled.test('writes what is typed when it is left, and is dirty and touched then', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  await userEvent.clear(field())
  await userEvent.type(field(), '21')
  await expect(args.onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await fieldForm.is('dirty, touched')
  await expect(args.onValueChange).toHaveBeenLastCalledWith(21, { reason: 'input' })
  await expect(args.onBlur).toHaveBeenCalledOnce()
  await fieldForm.save()
  await fieldForm.saved('21')
})

Filled.test('is stepped, typed and submitted by keyboard alone', async () => {
  await userEvent.tab()
  await expect(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await fieldForm.is('dirty, untouched')
  await expect(field()).toHaveValue('20')
  await userEvent.keyboard('{Control>}a{/Control}7{Enter}')
  await fieldForm.saved('7')
})

Filled.test('is null, not a text, once it is emptied', async ({ args }) => {
  await userEvent.clear(field())
  await userEvent.tab()
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { reason: 'input' })
  await fieldForm.save()
  await fieldForm.saved('null')
})

Filled.test('is clean again when the saved value is typed again', async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Increase/ }))
  await fieldForm.is('dirty')
  await userEvent.click(screen.getByRole('button', { name: /^Decrease/ }))
  await fieldForm.is('clean')
})

Filled.test('a reset brings the saved value back, another one changes nothing', async ({ args }) => {
  await userEvent.clear(field())
  await userEvent.type(field(), '21')
  await fieldForm.reset()
  await waitFor(() => expect(field()).toHaveValue('18'))
  await fieldForm.is('clean, untouched')
  await fieldForm.reset()
  await fieldForm.reset()
  await expect(field()).toHaveValue('18')
  await fieldForm.is('clean, untouched')
  await expect(args.onValueChange).toHaveBeenCalledOnce()
  await userEvent.type(field(), '0{Enter}')
  await fieldForm.saved('180')
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

Required.test('is found again after a reset', async () => {
  await fieldForm.reset()
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
  await fieldForm.saveInVain()
  await fieldForm.goToProblem('Effort')
  await expect(field()).toHaveFocus()
})

German.test('reads and writes numbers as Germans do', async () => {
  const amount = screen.getByRole('textbox', { name: /Aufwand/ })
  await expect(amount).toHaveValue('1.234,50\u00a0€')
  await userEvent.clear(amount)
  await userEvent.type(amount, '2.500,75{Enter}')
  await fieldForm.saved('2500.75')
  await userEvent.clear(amount)
  await fieldForm.save()
  await waitFor(() => expect(amount).toHaveAccessibleDescription('Dieses Feld ist erforderlich'))
})

Disabled.test('is out of use with the form', async () => {
  await expect(field()).toBeDisabled()
  await expect(screen.getByRole('button', { name: /^Increase/ })).toBeDisabled()
})

ReadOnly.test('shows the number and is left as it is', async ({ args }) => {
  await expect(field()).toHaveValue('18 days')
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowUp}9{Enter}')
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await fieldForm.saved('18')
})
