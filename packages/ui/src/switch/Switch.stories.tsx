import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { Switch } from './Switch.js'

const meta = preview.meta({
  component: Switch,
  args: { label: 'Send reminders', onValueChange: fn(), onBlur: fn(), style: { maxInlineSize: 320 } },
})

export const Default = meta.story({})
export const States = meta.story(
  states(Switch, {
    On: { defaultValue: true },
    'Read only': { readOnly: true, defaultValue: true },
    'Read only, off': { readOnly: true },
    'With help': { defaultValue: true, description: 'Each Monday at 8, by e-mail' },
    'With error': { required: true, errorMessage: 'Reminders are needed for this period' },
    Disabled: { disabled: true },
    'Disabled, on': { disabled: true, defaultValue: true },
    'Without label': { label: undefined, 'aria-label': 'Send reminders' },
    'Long text': {
      defaultValue: true,
      label: 'Send the rejected rows to the owner of the interface, with the reason for each of them',
      description: 'Only for interfaces that have an owner with an e-mail address in this organisation',
    },
  }),
)

Default.test('is toggled by its label and by Space', async ({ canvas, userEvent, args }) => {
  const control = canvas.getByRole('switch', { name: 'Send reminders' })
  await userEvent.click(canvas.getByText('Send reminders'))
  await expect(control).toBeChecked()
  await expect(args.onValueChange).toHaveBeenLastCalledWith(true, { reason: 'input' })
  await userEvent.keyboard(' ')
  await expect(control).not.toBeChecked()
  await expect(args.onValueChange).toHaveBeenLastCalledWith(false, { reason: 'input' })
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledOnce()
})

States.test('is invalid, required and described by its error', async ({ canvas }) => {
  const control = stateOf(canvas, 'With error').getByRole('switch')
  await expect(control).toBeInvalid()
  await expect(control).toBeRequired()
  await expect(control).toHaveAccessibleDescription('Reminders are needed for this period')
})

States.test('keeps its state and the focus where it is read only', async ({ canvas, userEvent, args }) => {
  const control = stateOf(canvas, 'Read only').getByRole('switch')
  stateOf(canvas, 'On').getByRole('switch').focus()
  await userEvent.tab()
  await expect(control).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(control).toBeChecked()
  await expect(control).toHaveAttribute('aria-readonly', 'true')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
