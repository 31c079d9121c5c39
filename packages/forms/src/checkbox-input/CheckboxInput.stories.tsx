import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { inWatchedForm } from '../testing/inWatchedForm.fixture.js'
import { CheckboxInput } from './CheckboxInput.js'

const meta = preview.meta({
  component: CheckboxInput,
  args: { name: 'value', label: 'Keep the chosen periods', onValueChange: fn(), onBlur: fn() },
})

const long = 'Keep the periods that were chosen before the interval was changed, wherever they still exist in it'
const field = () => screen.getByRole('checkbox')

export const Default = meta.story({ decorators: inWatchedForm({ value: false, schema: z.boolean() }) })
export const States = meta.story({
  ...states(CheckboxInput, {
    'With help': { description: 'Periods that do not exist any more are removed' },
    Disabled: { disabled: true },
    'Read-only': { readOnly: true },
    'Read-only, not checked': { name: 'other', readOnly: true },
    'Without a label': { label: undefined, 'aria-label': 'Keep the chosen periods' },
    'Long text': { label: long, description: `${long}.` },
  }),
  decorators: inWatchedForm({ value: true }),
})
export const Required = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ value: false, schema: z.literal(true, 'required') }),
  play: fieldForm.saveInVain,
})

Default.test('writes true and false by mouse and keyboard, and Enter submits', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  await userEvent.click(screen.getByText('Keep the chosen periods'))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(true, { reason: 'input' })
  await fieldForm.is('dirty, untouched')
  await fieldForm.save()
  await fieldForm.saved('true')
  await fieldForm.is('dirty, touched')
  await expect(args.onBlur).toHaveBeenCalledOnce()
  await userEvent.tab({ shift: true })
  await expect(field()).toHaveFocus()
  await userEvent.keyboard(' ')
  await fieldForm.is('clean')
  await userEvent.keyboard('{Enter}')
  await fieldForm.saved('false')
})

States.test('is described by its help, and read-only keeps its state and the focus', async ({ canvas, args }) => {
  await expect(stateOf(canvas, 'With help').getByRole('checkbox')).toHaveAccessibleDescription(
    'Periods that do not exist any more are removed',
  )
  const fixed = stateOf(canvas, 'Read-only').getByRole('checkbox')
  await userEvent.click(fixed)
  await expect(fixed).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(fixed).toHaveAttribute('aria-readonly', 'true')
  await expect(fixed).toBeChecked()
  await expect(args.onValueChange).not.toHaveBeenCalled()
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
