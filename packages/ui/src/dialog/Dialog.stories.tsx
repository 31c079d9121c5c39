import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Button } from '../button/index.js'
import { TextField } from '../text-field/TextField.js'
import { Dialog } from './Dialog.js'
import type { DialogSize } from './DialogRoot.js'

const content = (
  <>
    <Dialog.Header title="Edit interface" context="Vendor invoice inbound" />
    <Dialog.Body>
      <div style={{ display: 'grid', gap: 14 }}>
        <TextField label="Name" defaultValue="Vendor invoice inbound" />
        <TextField label="Host" defaultValue="erp.terranova.example" />
      </div>
    </Dialog.Body>
    <Dialog.Footer start="Unsaved changes">
      <Button slot="close">Cancel</Button>
      <Button variant="primary">Save interface</Button>
    </Dialog.Footer>
  </>
)

const paragraphs = Array.from({ length: 40 }, (_, index) => <p key={index}>Line {index + 1} of a long text.</p>)

const meta = preview.meta({ component: Dialog, args: { onOpenChange: fn(), children: content } })

export const Default = meta.story({ args: { defaultOpen: true } })
export const Small = meta.story({ args: { defaultOpen: true, size: 's' } })
export const Widest = meta.story({ args: { defaultOpen: true, size: 'xxl' } })
export const Fullscreen = meta.story({ args: { defaultOpen: true, size: 'fullscreen' } })
const sizes = [
  ['s', 400],
  ['m', 512],
  ['l', 720],
  ['xl', 920],
  ['xxl', 1120],
] as const satisfies readonly (readonly [DialogSize, number])[]

/** The width of each size. */
export const Sizes = meta.story({
  parameters: unpictured,
  render: function Render(args) {
    const [size, setSize] = useState<DialogSize>('s')
    return (
      <Dialog {...args} defaultOpen size={size}>
        {sizes.map(([name]) => (
          <Button key={name} onPress={() => setSize(name)}>
            {name}
          </Button>
        ))}
      </Dialog>
    )
  },
  args: { 'aria-label': 'Sizes' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sizes' })
    for (const [name, width] of sizes) {
      await userEvent.click(screen.getByRole('button', { name }))
      await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(width))
    }
  },
})
/** It stays on Escape and goes by its button. */
export const NotDismissible = meta.story({
  args: { defaultOpen: true, dismissible: false },
  parameters: unpictured,
  play: async ({ userEvent }) => {
    // React Aria shows a dialog a moment after it mounts it, so that an on-screen keyboard does not shift it.
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
/** The body alone scrolls. */
export const LongContent = meta.story({
  args: {
    defaultOpen: true,
    children: (
      <>
        <Dialog.Header
          title="A title that is so long that it has to wrap to a second line in a dialog of standard width"
          context="Vendor invoice inbound"
        />
        <Dialog.Body tabIndex={0} role="region" aria-label="Text">
          {paragraphs}
        </Dialog.Body>
        <Dialog.Footer>
          <Button slot="close">Close</Button>
        </Dialog.Footer>
      </>
    ),
  },
  play: async () => {
    const body = await screen.findByRole('region', { name: 'Text' })
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
    const dialog = screen.getByRole('dialog')
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})
/** One dialog over the other. */
export const Nested = meta.story({
  args: {
    trigger: <Button>Edit</Button>,
    children: (
      <>
        <Dialog.Header title="Outer" />
        <Dialog.Body>
          <Dialog size="s" trigger={<Button>Open inner</Button>}>
            <Dialog.Header title="Inner" />
            <Dialog.Body>Something smaller.</Dialog.Body>
          </Dialog>
        </Dialog.Body>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Open inner' }))
    await screen.findByRole('dialog', { name: 'Inner' })
  },
})
/** Opened by its trigger it keeps the focus inside, leaves the page in its place, and gives the focus back. */
export const WithTrigger = meta.story({
  args: { trigger: <Button>Edit</Button> },
  parameters: unpictured,
  render: (args) => (
    <div style={{ blockSize: 2000 }}>
      <Dialog {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Edit' })
    const { left } = trigger.getBoundingClientRect()
    const width = document.documentElement.clientWidth
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Edit interface' })
    await expect(document.documentElement.clientWidth).toBe(width)
    await expect(trigger.getBoundingClientRect().left).toBe(left)
    for (let step = 0; step < 7; step += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
})
/** Without a trigger the focus goes back to what had it. */
export const Controlled = meta.story({
  parameters: unpictured,
  render: function Render(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open without a trigger
        </button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
})

Default.test('is closed by X and by a button in its close slot', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Nested.test('Escape closes the topmost, and the focus goes back step by step', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open inner' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus())
})
