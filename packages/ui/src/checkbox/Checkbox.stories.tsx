import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Checkbox } from './Checkbox.js'

const meta = preview.meta({ component: Checkbox, args: { children: 'Include inactive', onCheckedChange: fn() } })

export const Default = meta.story({})
export const Checked = meta.story({ args: { defaultChecked: true } })
export const Indeterminate = meta.story({ args: { indeterminate: true } })
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } })
export const Invalid = meta.story({ args: { invalid: true } })
export const DisabledOff = meta.story({ args: { disabled: true } })
export const DisabledIndeterminate = meta.story({ args: { disabled: true, indeterminate: true } })
export const InvalidChecked = meta.story({ args: { invalid: true, defaultChecked: true } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultChecked: true } })
export const ReadOnlyOff = meta.story({ args: { readOnly: true } })
export const ReadOnlyIndeterminate = meta.story({ args: { readOnly: true, indeterminate: true } })
export const Required = meta.story({ args: { required: true } })
export const WithoutLabel = meta.story({ args: { children: undefined, 'aria-label': 'Select row' } })
export const LongText = meta.story({
  args: {
    children: 'Send the rejected rows to the owner of the interface, with the reason for each of them',
    style: { maxInlineSize: 240 },
  },
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { defaultChecked: true } })

Default.test('is toggled by its label and by Space', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox', { name: 'Include inactive' })
  await userEvent.click(canvas.getByText('Include inactive'))
  await expect(box).toBeChecked()
  await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  box.focus()
  await userEvent.keyboard(' ')
  await expect(box).not.toBeChecked()
  await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
})

Indeterminate.test('is partly checked', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
})

Disabled.test('stays as it is', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('Include inactive'))
  await expect(canvas.getByRole('checkbox')).toBeChecked()
  await expect(args.onCheckedChange).not.toHaveBeenCalled()
})

Required.test('says that it is required', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: 'Include inactive' })).toBeRequired()
})

Invalid.test('says that it is invalid', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBeInvalid()
})

ReadOnly.test('takes the focus, says so and stays as it is', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox', { name: 'Include inactive' })
  await userEvent.click(canvas.getByText('Include inactive'))
  await userEvent.keyboard(' ')
  await expect(box).toHaveFocus()
  await expect(box).toBeChecked()
  await expect(box).toHaveAttribute('aria-readonly', 'true')
  await expect(args.onCheckedChange).not.toHaveBeenCalled()
})

ReadOnlyIndeterminate.test('stays partly checked', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox'))
  await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
})
