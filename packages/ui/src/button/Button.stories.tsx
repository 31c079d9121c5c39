import { Plus, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { Button } from './Button.js'

const meta = preview.meta({ component: Button, args: { children: 'Export', onPress: fn() } })

const plus = <Plus size={16} strokeWidth={1.5} aria-hidden="true" />

export const Default = meta.story({})
export const States = meta.story(
  states(Button, {
    Primary: { variant: 'primary', children: 'Save' },
    Ghost: { variant: 'ghost', children: 'Clear' },
    Danger: {
      variant: 'danger',
      icon: <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />,
      children: 'Delete',
    },
    'With icon': { icon: plus, children: 'Add row' },
    Small: { size: 's', children: 'Try again' },
    Disabled: { disabled: true },
    'Disabled primary': { disabled: true, variant: 'primary', children: 'Save' },
    'Disabled ghost': { disabled: true, variant: 'ghost', children: 'Clear' },
    Pending: { pending: true, variant: 'primary', children: 'Save' },
    'Pending with icon': { pending: true, icon: plus, children: 'Add row' },
    'Long text': { children: 'Export all filtered rows as a spreadsheet', style: { maxInlineSize: 180 } },
  }),
)

Default.test('is pressed by mouse, Enter and Space', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Export' })
  await userEvent.click(button)
  button.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await expect(args.onPress).toHaveBeenCalledTimes(3)
})

States.test(
  'does nothing while it is disabled or pending; a pending one keeps the focus and says so',
  async ({ canvas, userEvent, args }) => {
    const disabled = stateOf(canvas, 'Disabled').getByRole('button', { name: 'Export' })
    await expect(disabled).toBeDisabled()
    await userEvent.click(disabled)
    const pending = stateOf(canvas, 'Pending').getByRole('button', { name: /^Save\s+Please wait$/ })
    await expect(pending).toHaveAttribute('aria-disabled', 'true')
    stateOf(canvas, 'Small').getByRole('button').focus()
    // The disabled ones between them are no stops.
    await userEvent.tab()
    await expect(pending).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
)
