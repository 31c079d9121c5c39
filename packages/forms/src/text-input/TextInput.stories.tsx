import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { inWatchedForm } from '../testing/inWatchedForm.fixture.js'
import { TextInput } from './TextInput.js'

const meta = preview.meta({
  component: TextInput,
  args: { name: 'value', label: 'Name', onValueChange: fn(), onBlur: fn() },
})

const name = z.string().min(1).max(40)
const field = () => screen.getByRole('textbox', { name: /Name/ })

export const Default = meta.story({
  args: { description: 'As the users of the service call it', maxLength: 30 },
  decorators: inWatchedForm({ value: 'Sales order', schema: name }),
})
export const Invalid = meta.story({
  args: { required: true },
  decorators: inWatchedForm({ schema: name }),
  play: fieldForm.saveInVain,
})

Default.test('writes what is typed, is dirty then, and touched once it is left', async ({ args }) => {
  await fieldForm.is('clean, untouched')
  await expect(field()).toHaveValue('Sales order')
  await userEvent.type(field(), ' item')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('Sales order item', { reason: 'input' })
  await fieldForm.is('dirty, untouched')
  await expect(args.onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await fieldForm.is('dirty, touched')
  await expect(args.onBlur).toHaveBeenCalledOnce()
  await fieldForm.save()
  await fieldForm.saved('"Sales order item"')
})

Default.test('a reset brings the saved text back, another one changes nothing', async ({ args }) => {
  await userEvent.type(field(), 's')
  await fieldForm.is('dirty')
  await fieldForm.reset()
  await waitFor(() => expect(field()).toHaveValue('Sales order'))
  await fieldForm.is('clean, untouched')
  await fieldForm.reset()
  await fieldForm.reset()
  await expect(field()).toHaveValue('Sales order')
  await fieldForm.is('clean, untouched')
  await expect(args.onValueChange).toHaveBeenCalledOnce()
})

Default.test('keeps a text over its limit, and is not submitted until it fits', async () => {
  await userEvent.click(field())
  await userEvent.paste(' item of the customer')
  await expect(field()).toHaveValue('Sales order item of the customer')
  await fieldForm.saveInVain()
  await fieldForm.goToProblem('Name')
  await expect(field()).toHaveAccessibleDescription('32 of 30 characters: 2 too many')
  await userEvent.keyboard('{End}{Backspace}{Backspace}')
  await fieldForm.save()
  await fieldForm.saved('"Sales order item of the custom"')
})

Invalid.test('takes the focus, is solved by a text, and is missing again once it is emptied', async () => {
  await fieldForm.goToProblem('Name')
  await expect(field()).toHaveFocus()
  await expect(field()).toBeInvalid()
  await expect(field()).toHaveAccessibleDescription('This field is required')
  await userEvent.keyboard('S')
  await waitFor(() => expect(field()).toBeValid())
  await expect(screen.queryByText('This field is required')).toBeNull()
  await userEvent.keyboard('{Backspace}')
  await waitFor(() => expect(field()).toBeInvalid())
  await fieldForm.saved('')
})

Invalid.test('is found again after a reset', async () => {
  await fieldForm.reset()
  await waitFor(() => expect(screen.queryByText('This field is required')).toBeNull())
  await fieldForm.saveInVain()
  await fieldForm.goToProblem('Name')
  await expect(field()).toHaveFocus()
})
