import { Copy, CornerDownRight, Plus, Trash2 } from 'lucide-react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Button } from '../button/index.js'
import type { MenuItem } from '../menu/Menu.js'
import { ContextMenu } from './ContextMenu.js'

const remove = fn()
const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const items: readonly MenuItem[] = [
  { id: 'child', label: 'Add child', icon: <CornerDownRight {...glyph} /> },
  { id: 'sibling', label: 'Add sibling', icon: <Plus {...glyph} /> },
  { id: 'copy', label: 'Copy', shortcut: 'Ctrl C', icon: <Copy {...glyph} /> },
  { separator: true, id: 'line' },
  { id: 'delete', label: 'Delete', shortcut: 'Del', danger: true, icon: <Trash2 {...glyph} />, onAction: remove },
]

const area = (
  <div
    style={{
      display: 'grid',
      gap: 12,
      placeItems: 'center',
      blockSize: 240,
      border: '1px solid var(--emb-border)',
      borderRadius: 10,
    }}
  >
    <p>Order to cash</p>
    <Button>Open process</Button>
  </div>
)

const meta = preview.meta({
  component: ContextMenu,
  beforeEach: () => {
    remove.mockClear()
  },
  args: {
    'aria-label': 'Process',
    items,
    children: area,
    onOpen: fn<(target: Element) => void>(),
    onOpenChange: fn<(open: boolean) => void>(),
  },
})

const rightClick = async (element: Element, place: { clientX: number; clientY: number }) => {
  // By mouse, whatever the story before ended with: after a key the menu would show its focus.
  await fireEvent.pointerDown(element, { button: 2, pointerType: 'mouse', ...place })
  await fireEvent.contextMenu(element, { button: 2, ...place })
}

const closed = async (leave: () => Promise<void>) => {
  await leave()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await rightClick(canvas.getByText('Order to cash'), { clientX: 160, clientY: 80 })
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await rightClick(canvas.getByText('Order to cash'), { clientX: 640, clientY: 80 })
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
})
/** The browser's own menu stays in its place. */
export const Disabled = meta.story({
  args: { disabled: true },
  parameters: unpictured,
  play: async ({ canvas }) => {
    const left = fireEvent.contextMenu(canvas.getByText('Order to cash'), { clientX: 100, clientY: 50 })
    await expect(await left).toBe(true)
    await expect(screen.queryByRole('menu')).toBeNull()
  },
})

const boxOf = (menu: HTMLElement): DOMRect => {
  const box = menu.closest('.emb-menu')
  if (!box) throw new Error('The menu has no box.')
  return box.getBoundingClientRect()
}

Default.test('opens at the pointer and acts', async ({ canvas, userEvent, args }) => {
  const menu = screen.getByRole('menu', { name: 'Process' })
  await expect(args.onOpen).toHaveBeenCalledWith(canvas.getByText('Order to cash'))
  await expect(boxOf(menu).left).toBe(160)
  await expect(boxOf(menu).top).toBe(80)
  await closed(() => userEvent.click(screen.getByRole('menuitem', { name: /Delete/ })))
  await expect(remove).toHaveBeenCalledOnce()
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
})

Default.test(
  'opens by Shift+F10 and the menu key at the focus, moves by keys, gives the focus back',
  async ({ canvas, userEvent }) => {
    await closed(() => userEvent.keyboard('{Escape}'))
    const button = canvas.getByRole('button', { name: 'Open process' })
    for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      button.focus()
      await userEvent.keyboard(keys)
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Add child' })).toHaveFocus())
      const { left, top } = boxOf(screen.getByRole('menu'))
      const place = button.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(Math.floor(place.left))
      await expect(left).toBeLessThan(place.right)
      await expect(top).toBeGreaterThan(place.top)
      await userEvent.keyboard('{End}')
      await expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveFocus()
      await userEvent.keyboard('{Home}{ArrowDown}')
      await expect(screen.getByRole('menuitem', { name: 'Add sibling' })).toHaveFocus()
      await closed(() => userEvent.keyboard('{Escape}'))
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
)

Default.test('opens by a long press, not by a scrolling finger', async ({ canvas, userEvent }) => {
  await closed(() => userEvent.keyboard('{Escape}'))
  const text = canvas.getByText('Order to cash')
  const touch = { pointerType: 'touch', clientX: 120, clientY: 60 }
  await fireEvent.pointerDown(text, touch)
  await fireEvent.pointerMove(text, { ...touch, clientY: 90 })
  await new Promise((resolve) => setTimeout(resolve, 600))
  await expect(screen.queryByRole('menu')).toBeNull()
  await fireEvent.pointerDown(text, touch)
  await expect(await screen.findByRole('menu')).toBeInTheDocument()
  await fireEvent.pointerUp(text, touch)
})

RightToLeft.test('opens to the left of the pointer', async () => {
  await expect(boxOf(screen.getByRole('menu')).right).toBe(640)
})
