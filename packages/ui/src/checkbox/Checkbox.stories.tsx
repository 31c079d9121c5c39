import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { Checkbox } from './Checkbox.js'

const meta = preview.meta({ component: Checkbox, args: { children: 'Include inactive', onCheckedChange: fn() } })

export const Default = meta.story({})
export const States = meta.story(
  states(Checkbox, {
    Checked: { defaultChecked: true },
    Indeterminate: { indeterminate: true },
    Disabled: { disabled: true, defaultChecked: true },
    'Disabled, off': { disabled: true },
    'Disabled, indeterminate': { disabled: true, indeterminate: true },
    Invalid: { invalid: true },
    'Invalid, checked': { invalid: true, defaultChecked: true },
    'Read only': { readOnly: true, defaultChecked: true },
    'Read only, off': { readOnly: true },
    'Read only, indeterminate': { readOnly: true, indeterminate: true },
    Required: { required: true },
    'Without label': { children: undefined, 'aria-label': 'Select row' },
    'Long text': {
      children: 'Send the rejected rows to the owner of the interface, with the reason for each of them',
      style: { maxInlineSize: 240 },
    },
  }),
)

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

States.test('says that it is partly checked, required or invalid', async ({ canvas }) => {
  await expect(stateOf(canvas, 'Indeterminate').getByRole('checkbox')).toBePartiallyChecked()
  await expect(stateOf(canvas, 'Required').getByRole('checkbox', { name: 'Include inactive' })).toBeRequired()
  await expect(stateOf(canvas, 'Invalid').getByRole('checkbox')).toBeInvalid()
})

States.test('stays as it is while it is disabled or read only', async ({ canvas, userEvent, args }) => {
  const disabled = stateOf(canvas, 'Disabled')
  await userEvent.click(disabled.getByText('Include inactive'))
  await expect(disabled.getByRole('checkbox')).toBeChecked()
  const some = stateOf(canvas, 'Read only, indeterminate').getByRole('checkbox')
  await userEvent.click(some)
  await expect(some).toBePartiallyChecked()
  const readOnly = stateOf(canvas, 'Read only')
  const box = readOnly.getByRole('checkbox', { name: 'Include inactive' })
  await userEvent.click(readOnly.getByText('Include inactive'))
  await userEvent.keyboard(' ')
  await expect(box).toHaveFocus()
  await expect(box).toBeChecked()
  await expect(box).toHaveAttribute('aria-readonly', 'true')
  await expect(args.onCheckedChange).not.toHaveBeenCalled()
})
