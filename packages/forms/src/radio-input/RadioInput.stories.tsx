import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { inWatchedForm } from '../testing/inWatchedForm.fixture.js'
import { RadioInput } from './RadioInput.js'

const modes = [
  { value: 'MONTHLY', label: 'Monthly' },
  { value: 'WEEKLY', label: 'Weekly' },
  { value: 'DAILY', label: 'Daily' },
  { value: 'IRREGULAR', label: 'Irregular' },
]

const meta = preview.meta({
  component: RadioInput,
  args: { name: 'value', label: 'Interval', options: modes, onValueChange: fn(), onBlur: fn() },
})

const mode = z.enum(['MONTHLY', 'WEEKLY', 'DAILY', 'IRREGULAR'])
const long = 'In each calendar week of the chosen periods, on the first working day of the organisation'
const radio = (name: string) => screen.getByRole('radio', { name })

export const Default = meta.story({ decorators: inWatchedForm({ value: null }) })
export const Filled = meta.story({
  args: { description: 'Chosen periods are kept' },
  decorators: inWatchedForm({ value: 'WEEKLY', schema: mode }),
})
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: null, schema: mode }),
  play: fieldForm.saveInVain,
})
export const Disabled = meta.story({ decorators: inWatchedForm({ value: 'WEEKLY', disabled: true }) })
export const ReadOnly = meta.story({ args: { readOnly: true }, decorators: inWatchedForm({ value: 'WEEKLY' }) })
export const LongText = meta.story({
  args: { label: long, options: [{ value: 'a', label: long, description: long }], style: { maxInlineSize: 320 } },
  decorators: inWatchedForm({ value: 'a' }),
})
export const RightToLeft = meta.story({
  args: { required: true, orientation: 'horizontal' },
  decorators: inWatchedForm({ value: 'WEEKLY' }),
  parameters: { direction: 'rtl' },
})
export const German = meta.story({
  args: {
    label: 'Intervall',
    required: true,
    options: [
      { value: 'MONTHLY', label: 'Monatlich' },
      { value: 'WEEKLY', label: 'Wöchentlich' },
    ],
  },
  decorators: inWatchedForm({ value: null, schema: mode }),
  globals: { language: 'de' },
  play: () => fieldForm.isRefused('1 Problem zu lösen'),
})
export const Phone = meta.story({
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '640px' } } } } },
  globals: { viewport: { value: 'phone' } },
  args: { orientation: 'horizontal' },
  decorators: inWatchedForm({ value: 'WEEKLY' }),
})

Default.test('writes the chosen option and is dirty then', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  await userEvent.click(screen.getByText('Monthly'))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('MONTHLY', { reason: 'input' })
  await fieldForm.is('dirty, untouched')
  await userEvent.click(screen.getByText('Daily'))
  await expect(radio('Monthly')).not.toBeChecked()
  await fieldForm.save()
  await fieldForm.saved('"DAILY"')
  await fieldForm.is('dirty, touched')
})

Filled.test('is chosen and submitted by keyboard alone', async () => {
  await userEvent.tab()
  await expect(radio('Weekly')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(radio('Daily')).toBeChecked()
  await fieldForm.is('dirty')
  await userEvent.keyboard('{ArrowUp}')
  await fieldForm.is('clean')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await fieldForm.saved('"MONTHLY"')
})

Filled.test('a reset brings the saved option back, another one changes nothing', async ({ args }) => {
  await userEvent.click(radio('Irregular'))
  await fieldForm.reset()
  await waitFor(() => expect(radio('Weekly')).toBeChecked())
  await fieldForm.is('clean, untouched')
  await fieldForm.reset()
  await fieldForm.reset()
  await expect(radio('Weekly')).toBeChecked()
  await fieldForm.is('clean, untouched')
  await expect(args.onValueChange).toHaveBeenCalledOnce()
})

Required.test('says that it is missing, takes the focus, and is solved by an option', async () => {
  const group = screen.getByRole('radiogroup', { name: /Interval/ })
  await fieldForm.goToProblem('Interval')
  await expect(radio('Monthly')).toHaveFocus()
  await expect(group).toBeInvalid()
  await expect(group).toBeRequired()
  await expect(group).toHaveAccessibleDescription('This field is required')
  await userEvent.keyboard(' ')
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
  await fieldForm.save()
  await fieldForm.saved('"MONTHLY"')
})

Required.test('is found again after a choice was taken back by a reset', async () => {
  await userEvent.click(radio('Daily'))
  await fieldForm.reset()
  await waitFor(() => expect(radio('Daily')).not.toBeChecked())
  await fieldForm.saveInVain()
  await fieldForm.goToProblem('Interval')
  await expect(radio('Monthly')).toHaveFocus()
})

Phone.test('fits', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

Disabled.test('is out of use with the form', async () => {
  await expect(radio('Weekly')).toBeDisabled()
  await expect(radio('Daily')).toBeDisabled()
})

ReadOnly.test('shows the chosen one as text', async () => {
  await expect(screen.getByRole('group', { name: 'Interval' })).toHaveTextContent('Weekly')
  await expect(screen.queryByRole('radio')).toBeNull()
  await fieldForm.save()
  await fieldForm.saved('"WEEKLY"')
})
