import { LogOut, Settings } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import type { MenuItem } from '../menu/index.js'
import { UserMenu } from './UserMenu.js'

const signOut = fn()
const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

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
export const WithName = meta.story({ args: { showName: true } })
export const Disabled = meta.story({ args: { disabled: true, showName: true } })
export const LongText = meta.story({
  args: {
    defaultOpen: true,
    name: 'Maximiliana Wilhelmine von Hohenberg-Lichtenfels',
    email: 'maximiliana.wilhelmine.von.hohenberg@terranova-group.example.test',
  },
  play: opened,
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { defaultOpen: true },
  play: opened,
})

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
