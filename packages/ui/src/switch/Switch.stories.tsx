import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Switch } from './Switch.js'

const meta = preview.meta({
  component: Switch,
  args: { label: 'Send reminders', onValueChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({})
export const On = meta.story({ args: { defaultValue: true } })
export const WithHelp = meta.story({ args: { defaultValue: true, description: 'Each Monday at 8, by e-mail' } })
export const Required = meta.story({ args: { required: true } })
export const WithError = meta.story({ args: { required: true, errorMessage: 'Reminders are needed for this period' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const DisabledOn = meta.story({ args: { disabled: true, defaultValue: true } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: true } })
export const WithoutLabel = meta.story({ args: { label: undefined, 'aria-label': 'Send reminders' } })
export const Compact = meta.story({ parameters: { density: 'compact' }, args: { defaultValue: true } })
export const LongText = meta.story({
  args: {
    defaultValue: true,
    label: 'Send the rejected rows to the owner of the interface, with the reason for each of them',
    description: 'Only for interfaces that have an owner with an e-mail address in this organisation',
  },
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { defaultValue: true, description: 'Each Monday at 8, by e-mail' },
})

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

WithError.test('is invalid, required and described by its error', async ({ canvas }) => {
  const control = canvas.getByRole('switch')
  await expect(control).toBeInvalid()
  await expect(control).toBeRequired()
  await expect(control).toHaveAccessibleDescription('Reminders are needed for this period')
})

ReadOnly.test('keeps its state and the focus', async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('switch')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(canvas.getByRole('switch')).toBeChecked()
  await expect(canvas.getByRole('switch')).toHaveAttribute('aria-readonly', 'true')
  await expect(args.onValueChange).not.toHaveBeenCalled()
})
