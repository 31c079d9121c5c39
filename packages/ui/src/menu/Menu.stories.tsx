import { useState } from 'react'
import { Copy, Ellipsis, PencilLine, Plus, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button, IconButton } from '../button/index.js'
import { LinkProvider } from '../link/Link.js'
import { Menu } from './Menu.js'
import type { MenuItem } from './MenuItem.js'

const rename = fn()
const remove = fn()
const navigate = fn()
const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const items: readonly MenuItem[] = [
  { id: 'rename', label: 'Rename', shortcut: 'F2', icon: <PencilLine {...glyph} />, onAction: rename },
  { id: 'add', label: 'Add child', shortcut: 'Ins', icon: <Plus {...glyph} /> },
  { id: 'copy', label: 'Copy', shortcut: 'Ctrl C', icon: <Copy {...glyph} />, disabled: true },
  { separator: true, id: 'line' },
  { id: 'delete', label: 'Delete', shortcut: 'Del', danger: true, icon: <Trash2 {...glyph} />, onAction: remove },
]

const meta = preview.meta({
  component: Menu,
  args: {
    'aria-label': 'Actions',
    trigger: (
      <IconButton label="More" variant="secondary" icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />} />
    ),
    items,
  },
})

const opened = () => waitFor(() => expect(screen.getByRole('menu')).toBeVisible())

export const Default = meta.story({ args: { defaultOpen: true }, play: opened })
/** Links, and more words than usual. */
export const Links = meta.story({
  args: {
    defaultOpen: true,
    trigger: <Button>Account</Button>,
    items: [
      { id: 'settings', label: 'Settings', href: '/settings' },
      { id: 'export', label: 'Export all filtered rows with their history as a spreadsheet', shortcut: 'Ctrl E' },
    ],
  },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: opened,
})
export const Checks = meta.story({
  args: { defaultOpen: true, trigger: <Button>Columns</Button> },
  play: opened,
  render: function Render(args) {
    const [on, setOn] = useState<readonly string[]>(['host'])
    const toggle = (id: string) => setOn(on.includes(id) ? on.filter((other) => other !== id) : [...on, id])
    return (
      <Menu
        {...args}
        items={[
          { id: 'host', label: 'Host', checked: on.includes('host'), onAction: () => toggle('host') },
          { id: 'link', label: 'Link', checked: on.includes('link'), onAction: () => toggle('link') },
          { separator: true, id: 'line' },
          { id: 'reset', label: 'Reset columns' },
        ]}
      />
    )
  },
})

/** Alternatives of one choice, beside what is on or off by itself. */
export const Choice = meta.story({
  args: { defaultOpen: true, trigger: <Button>View</Button> },
  play: opened,
  render: function Render(args) {
    const [size, setSize] = useState('Comfortable')
    return (
      <Menu
        {...args}
        items={[
          ...['Comfortable', 'Compact'].map((id) => ({
            id,
            label: id,
            choice: 'size',
            checked: size === id,
            onAction: () => setSize(id),
          })),
          { id: 'lines', label: 'Lines', checked: true },
        ]}
      />
    )
  },
})

Default.test('leaves with Escape, opens by keyboard and acts; the focus returns', async ({ canvas, userEvent }) => {
  rename.mockClear()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  const trigger = canvas.getByRole('button', { name: 'More' })
  trigger.focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible())
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /Rename/ })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await expect(rename).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(trigger).toHaveFocus())
})

Default.test('jumps by letter and skips what is disabled', async ({ userEvent }) => {
  remove.mockClear()
  await userEvent.keyboard('d')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveFocus())
  await userEvent.keyboard('{ArrowUp}')
  await expect(screen.getByRole('menuitem', { name: /Add child/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(remove).not.toHaveBeenCalled()
})

Links.test('goes to an address through the router', async ({ userEvent }) => {
  navigate.mockClear()
  const link = await screen.findByRole('menuitem', { name: 'Settings' })
  await expect(link).toHaveAttribute('href', '/settings')
  await userEvent.click(link)
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  await expect(navigate).toHaveBeenCalledWith('/settings', expect.anything())
})

Checks.test('toggles an entry and stays open', async ({ userEvent }) => {
  const item = await screen.findByRole('menuitemcheckbox', { name: 'Link' })
  await expect(item).toHaveAttribute('aria-checked', 'false')
  await userEvent.click(item)
  await expect(screen.getByRole('menuitemcheckbox', { name: 'Link' })).toHaveAttribute('aria-checked', 'true')
  await expect(screen.getByRole('menuitem', { name: 'Reset columns' })).toBeVisible()
})

Choice.test('has one alternative on, and never none', async ({ userEvent }) => {
  const item = (name: string) => screen.findByRole('menuitemradio', { name })
  await userEvent.click(await item('Compact'))
  await expect(await item('Compact')).toHaveAttribute('aria-checked', 'true')
  await expect(await item('Comfortable')).toHaveAttribute('aria-checked', 'false')
  await userEvent.click(await item('Compact'))
  await expect(await item('Compact')).toHaveAttribute('aria-checked', 'true')
  await expect(screen.getByRole('menuitemcheckbox', { name: 'Lines' })).toHaveAttribute('aria-checked', 'true')
})
