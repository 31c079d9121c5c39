import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { inWatchedForm } from '../testing/inWatchedForm.fixture.js'
import { SwitchInput } from './SwitchInput.js'

const meta = preview.meta({
  component: SwitchInput,
  args: { name: 'value', label: 'Send reminders', onValueChange: fn(), onBlur: fn() },
})

const field = () => screen.getByRole('switch')

export const Default = meta.story({
  args: { description: 'Each Monday at 8, by e-mail' },
  decorators: inWatchedForm({ value: true, schema: z.boolean() }),
})
/** `null` in the form shows as off. */
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: null, schema: z.literal(true, 'required') }),
  play: fieldForm.saveInVain,
})

Default.test('writes false and true by mouse and keyboard, and Enter submits', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  await userEvent.click(screen.getByText('Send reminders'))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(false, { reason: 'input' })
  await fieldForm.is('dirty, untouched')
  await fieldForm.save()
  await fieldForm.saved('false')
  await fieldForm.is('dirty, touched')
  await expect(args.onBlur).toHaveBeenCalledOnce()
  await userEvent.tab({ shift: true })
  await expect(field()).toHaveFocus()
  await userEvent.keyboard(' ')
  await fieldForm.is('clean')
  await userEvent.keyboard('{Enter}')
  await fieldForm.saved('true')
})

Required.test('says that it is missing, takes the focus, and is solved by turning it on', async () => {
  await fieldForm.goToProblem('Send reminders')
  await expect(field()).toHaveFocus()
  await expect(field()).toBeInvalid()
  await expect(field()).toBeRequired()
  await expect(field()).toHaveAccessibleDescription('This field is required')
  await userEvent.keyboard(' ')
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
  await fieldForm.save()
  await fieldForm.saved('true')
})
