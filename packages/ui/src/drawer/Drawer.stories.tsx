import { useState } from 'react'
import { Ellipsis } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button, IconButton } from '../button/index.js'
import { KeyValue } from '../key-value/KeyValue.js'
import { Menu } from '../menu/Menu.js'
import { Page } from '../page/Page.js'
import { TextField } from '../text-field/TextField.js'
import { Drawer } from './Drawer.js'

const sized = (name: string, width: string, height: string) => ({
  parameters: { viewport: { options: { [name]: { name, styles: { width, height } } } } },
  globals: { viewport: { value: name } },
})
const wide = sized('wide', '1440px', '900px')
const tablet = sized('tablet', '960px', '700px')
const phone = sized('phone', '390px', '844px')

const details = (
  <KeyValue
    items={[
      { label: 'Host', value: 's4p.example.test' },
      { label: 'Technology', value: 'OData' },
      { label: 'WBS', value: '1.3.2' },
    ]}
  />
)

const meta = preview.meta({
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Vendor invoice inbound', children: details, onOpenChange: fn<(open: boolean) => void>() },
  render: function Render({ open: given, defaultOpen = false, onOpenChange, ...args }) {
    const [open, setOpen] = useState(given ?? defaultOpen)
    return (
      <div style={{ display: 'flex', blockSize: '100dvh' }}>
        <Page>
          <Page.Head title="Services" actions={<Button onPress={() => setOpen(!open)}>Details</Button>} />
        </Page>
        <Drawer
          {...args}
          open={open}
          onOpenChange={(next) => {
            setOpen(next)
            onOpenChange?.(next)
          }}
        />
      </div>
    )
  },
})

export const Docked = meta.story({ ...wide, args: { defaultOpen: true } })
export const Over = meta.story({ ...tablet, args: { defaultOpen: true } })
/** On a phone, with more text than there is room for. */
export const Phone = meta.story({
  ...phone,
  args: {
    defaultOpen: true,
    title: 'The interface between the warehouse and the transport management system',
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Line {index + 1} of a long text.</p>),
  },
})
export const WithFooter = meta.story({
  ...wide,
  args: {
    defaultOpen: true,
    title: 'Chat',
    actions: (
      <Menu
        aria-label="Chat"
        trigger={<IconButton label="More" icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />} />}
        items={[{ id: 'mute', label: 'Mute' }]}
      />
    ),
    footer: (
      <>
        <div style={{ flex: 1 }}>
          <TextField aria-label="Message" placeholder="Message" />
        </div>
        <Button variant="primary">Send</Button>
      </>
    ),
  },
})
export const RightToLeft = meta.story({
  ...wide,
  parameters: { ...wide.parameters, direction: 'rtl', layout: 'fullscreen' },
  args: { defaultOpen: true },
})

Docked.test('leaves the page usable, goes by its X, and comes with the focus', async ({ canvas, userEvent, args }) => {
  const trigger = canvas.getByRole('button', { name: 'Details' })
  trigger.focus()
  await expect(trigger).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect(canvas.getByRole('complementary')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Close panel' }))
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await expect(args.onOpenChange).toHaveBeenCalledOnce()
  await userEvent.click(trigger)
  const panel = canvas.getByRole('complementary', { name: 'Vendor invoice inbound' })
  await expect(panel).toHaveFocus()
  await expect(panel.getBoundingClientRect().width).toBe(400)
  await expect(trigger.getBoundingClientRect().right).toBeLessThan(panel.getBoundingClientRect().left)
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await waitFor(() => expect(trigger).toHaveFocus())
  await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
})

WithFooter.test('leaves Escape to a menu inside', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await expect(canvas.getByRole('complementary')).toBeVisible()
})

Over.test('keeps the focus inside and goes with Escape', async ({ userEvent, args }) => {
  const panel = await screen.findByRole('dialog', { name: 'Vendor invoice inbound' })
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  for (let step = 0; step < 3; step += 1) {
    await userEvent.tab()
    await expect(panel.contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(args.onOpenChange).toHaveBeenCalledOnce()
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})

RightToLeft.test('pushes the page from the left', async ({ canvas }) => {
  const panel = canvas.getByRole('complementary').getBoundingClientRect()
  await expect(panel.left).toBe(0)
  await expect(canvas.getByRole('button', { name: 'Details' }).getBoundingClientRect().left).toBeGreaterThan(
    panel.right,
  )
})
