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
const radio = (name: string) => screen.getByRole('radio', { name })

export const Default = meta.story({
  args: { description: 'Chosen periods are kept' },
  decorators: inWatchedForm({ value: 'WEEKLY', schema: mode }),
})
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: null, schema: mode }),
  play: fieldForm.saveInVain,
})

Default.test(
  'writes the chosen option by mouse and keyboard, and is clean again with the saved one',
  async ({ args }) => {
    await fieldForm.is('clean, untouched')
    await userEvent.click(screen.getByText('Monthly'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('MONTHLY', { reason: 'input' })
    await fieldForm.is('dirty, untouched')
    await fieldForm.save()
    await fieldForm.saved('"MONTHLY"')
    await fieldForm.is('dirty, touched')
    await userEvent.tab({ shift: true })
    await expect(radio('Monthly')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await fieldForm.is('clean')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(radio('Weekly')).not.toBeChecked()
    await fieldForm.saved('"DAILY"')
  },
)

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
