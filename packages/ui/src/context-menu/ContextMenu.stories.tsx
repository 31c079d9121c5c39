import { Copy, CornerDownRight, Plus, Trash2 } from 'lucide-react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import type { MenuItem } from '../menu/index.js'
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

const rightClick = (element: Element, place: { clientX: number; clientY: number }) =>
  fireEvent.contextMenu(element, { button: 2, ...place })

export const Default = meta.story({})
export const Open = meta.story({
  play: async ({ canvas }) => {
    await rightClick(canvas.getByText('Order to cash'), { clientX: 160, clientY: 80 })
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
})
export const AtFocusedElement = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
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
export const Disabled = meta.story({ args: { disabled: true } })

Default.test('opens at the pointer and acts', async ({ canvas, userEvent, args }) => {
  const text = canvas.getByText('Order to cash')
  await rightClick(text, { clientX: 160, clientY: 80 })
  const menu = await screen.findByRole('menu', { name: 'Process' })
  await waitFor(() => expect(menu).toBeVisible())
  await expect(args.onOpen).toHaveBeenCalledWith(text)
  const box = menu.closest('.emb-menu')?.getBoundingClientRect()
  await expect(box?.left).toBe(160)
  await expect(box?.top).toBe(80)
  await userEvent.click(screen.getByRole('menuitem', { name: /Delete/ }))
  await expect(remove).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
})

Default.test(
  'opens by Shift+F10 and the menu key, moves by keys, gives the focus back',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open process' })
    for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      button.focus()
      await userEvent.keyboard(keys)
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Add child' })).toHaveFocus())
      await userEvent.keyboard('{End}')
      await expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveFocus()
      await userEvent.keyboard('{Home}{ArrowDown}')
      await expect(screen.getByRole('menuitem', { name: 'Add sibling' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
)

Default.test('opens by a long press, not by a scrolling finger', async ({ canvas }) => {
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

Disabled.test("leaves the browser's menu in place", async ({ canvas }) => {
  const left = fireEvent.contextMenu(canvas.getByText('Order to cash'), { clientX: 100, clientY: 50 })
  await expect(await left).toBe(true)
  await expect(screen.queryByRole('menu')).toBeNull()
})
