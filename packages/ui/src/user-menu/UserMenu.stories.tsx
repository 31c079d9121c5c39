import { LogOut, Settings } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import type { MenuItem } from '../menu/Menu.js'
import { UserMenu } from './UserMenu.js'

const signOut = fn()
const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const teal =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Cpath fill="teal" d="M0 0h2v2H0z"/%3E%3C/svg%3E'

const items: readonly MenuItem[] = [
  { id: 'settings', label: 'Settings', icon: <Settings {...glyph} /> },
  { separator: true, id: 'line' },
  { id: 'out', label: 'Sign out', icon: <LogOut {...glyph} />, onAction: signOut },
]

const meta = preview.meta({
  component: UserMenu,
  beforeEach: () => {
    signOut.mockClear()
  },
  args: {
    name: 'Marta Kowalczyk',
    email: 'm.kowalczyk@example.test',
    items,
  },
})

const opened = () => waitFor(() => expect(screen.getByRole('menu')).toBeVisible())

export const Default = meta.story({})
export const Open = meta.story({ args: { defaultOpen: true }, play: opened })
export const LongText = meta.story({
  args: {
    defaultOpen: true,
    name: 'Maximiliana Wilhelmine von Hohenberg-Lichtenfels',
    email: 'maximiliana.wilhelmine.von.hohenberg@terranova-group.example.test',
  },
  play: opened,
})
export const States = meta.story(
  states(UserMenu, {
    'With name': { showName: true },
    'With picture': { showName: true, picture: teal },
    'Long text': {
      showName: true,
      name: 'Maximiliana Wilhelmine von Hohenberg-Lichtenfels',
      style: { maxInlineSize: 200 },
    },
    Disabled: { disabled: true },
    'Disabled, with name': { disabled: true, showName: true },
    'Disabled, with picture': { disabled: true, showName: true, picture: teal },
  }),
)

Default.test('says whose it is, acts by keyboard and gives the focus back', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'User menu: Marta Kowalczyk' })
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  const menu = await screen.findByRole('menu', { name: 'User menu' })
  await waitFor(() => expect(menu).toBeVisible())
  await expect(menu).toHaveAccessibleDescription(/Marta Kowalczyk\s*m\.kowalczyk@example\.test/)
  await userEvent.keyboard('{End}{Enter}')
  await expect(signOut).toHaveBeenCalledOnce()
  await waitFor(() => expect(trigger).toHaveFocus())
})

States.test('cannot be used where it is disabled, and looks so', async ({ canvas }) => {
  const colour = (state: string) => getComputedStyle(stateOf(canvas, state).getByRole('button')).color
  await expect(stateOf(canvas, 'Disabled, with name').getByRole('button')).toBeDisabled()
  await expect(colour('Disabled, with name')).not.toBe(colour('With name'))
})
