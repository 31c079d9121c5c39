import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { TextField } from '../text-field/index.js'
import { Dialog } from './Dialog.js'

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
export const Large = meta.story({ args: { defaultOpen: true, size: 'l' } })
export const ExtraLarge = meta.story({ args: { defaultOpen: true, size: 'xl' } })
export const Widest = meta.story({ args: { defaultOpen: true, size: 'xxl' } })
export const Fullscreen = meta.story({ args: { defaultOpen: true, size: 'fullscreen' } })
export const WithTrigger = meta.story({ args: { trigger: <Button>Edit</Button> } })
export const NotDismissible = meta.story({ args: { defaultOpen: true, dismissible: false } })
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
})
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
})
export const OnLongPage = meta.story({
  args: { trigger: <Button>Edit</Button> },
  render: (args) => (
    <div style={{ blockSize: 2000 }}>
      <Dialog {...args} />
    </div>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
})
export const Controlled = meta.story({
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
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { defaultOpen: true } })

WithTrigger.test(
  'opens, keeps the focus inside, closes with Escape and gives the focus back',
  async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Edit' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: 'Edit interface' })
    for (let step = 0; step < 7; step += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      )
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
)

Default.test('is closed by X and by a button in its close slot', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

NotDismissible.test('stays on Escape, goes by its button', async ({ userEvent }) => {
  // React Aria shows a dialog a moment after it mounts it, so that an on-screen keyboard does not shift it.
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Nested.test('Escape closes the topmost, and the focus goes back step by step', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
  const inner = await screen.findByRole('button', { name: 'Open inner' })
  await userEvent.click(inner)
  await screen.findByRole('dialog', { name: 'Inner' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull())
  await waitFor(() => expect(inner).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus())
})

LongContent.test('scrolls in its body only', async () => {
  const body = screen.getByRole('region', { name: 'Text' })
  await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
  const dialog = screen.getByRole('dialog')
  await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight)
  await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
})

OnLongPage.test('does not shift the page', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Edit' })
  const before = trigger.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  await userEvent.click(trigger)
  await screen.findByRole('dialog')
  await expect(document.documentElement.clientWidth).toBe(width)
  await expect(trigger.getBoundingClientRect().left).toBe(before.left)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Controlled.test('gives the focus back to what had it', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button')
  await userEvent.click(button)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
})
