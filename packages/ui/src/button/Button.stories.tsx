import { Plus, Trash2 } from 'lucide-react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { press } from '@embpm/storybook/press'
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

Default.test(
  'takes presses for one until what it began has ended, and a double click in any case',
  async ({ canvas, userEvent, args }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const onPress = mocked(args.onPress)
    onPress?.mockReturnValueOnce(promise)
    const button = canvas.getByRole('button', { name: 'Export' })
    // Both before React can have rendered anything.
    button.click()
    button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(button)
    await expect(onPress).toHaveBeenCalledOnce()
    resolve()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    onPress?.mockReturnValueOnce(Promise.resolve())
    await userEvent.tripleClick(button)
    await expect(onPress).toHaveBeenCalledTimes(2)
  },
)

Default.test('is pressed as often as one likes where a press is done at once', async ({ canvas, userEvent, args }) => {
  await userEvent.tripleClick(canvas.getByRole('button', { name: 'Export' }))
  await expect(args.onPress).toHaveBeenCalledTimes(3)
})

States.test('leaves alone the rest of a double click that began on another button', async ({ canvas, args }) => {
  press(stateOf(canvas, 'Primary').getByRole('button'), 1)
  press(stateOf(canvas, 'Danger').getByRole('button'), 2)
  await expect(args.onPress).toHaveBeenCalledOnce()
  press(stateOf(canvas, 'Danger').getByRole('button'), 1)
  await expect(args.onPress).toHaveBeenCalledTimes(2)
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
