import { Ellipsis } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { IconButton } from './IconButton.js'

const meta = preview.meta({
  component: IconButton,
  args: { label: 'More', icon: <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />, onPress: fn() },
})

export const Default = meta.story({})
export const States = meta.story(
  states(IconButton, {
    Secondary: { variant: 'secondary' },
    Small: { variant: 'secondary', size: 's' },
    Pressed: { 'aria-pressed': true },
    Pending: { variant: 'secondary', pending: true },
    Disabled: { disabled: true },
    'Disabled secondary': { variant: 'secondary', disabled: true },
  }),
)

Default.test('has its label as name and, on keyboard focus, as tooltip', async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  const button = canvas.getByRole('button', { name: 'More' })
  await expect(button).toHaveFocus()
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('More')
  await userEvent.keyboard('{Enter}')
  await expect(args.onPress).toHaveBeenCalledOnce()
})
