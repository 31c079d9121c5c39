import { expect, fn, screen, waitFor } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Button } from '../button/index.js'
import { Dialog } from '../dialog/Dialog.js'
import { ToastRegion } from './ToastRegion.js'
import { toasts } from './toasts.js'

const undo = fn()

const meta = preview.meta({
  component: ToastRegion,
  beforeEach: () => {
    toasts.clear()
    undo.mockClear()
    return () => toasts.clear()
  },
  render: () => (
    <>
      <Button
        onPress={() => toasts.add({ text: '3 rows deleted', icon: 'delete', action: { label: 'Undo', onPress: undo } })}
      >
        Delete rows
      </Button>
      <ToastRegion />
    </>
  ),
})

/** A toast goes by its action, by itself, and by its id. */
export const Empty = meta.story({
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete rows' })
    await userEvent.click(button)
    const text = await screen.findByText('3 rows deleted')
    await expect(text.closest('[aria-live="polite"]')).not.toBeNull()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('3 rows deleted')).toBeNull())
    await expect(button).toHaveFocus()

    // Not while it is hovered.
    toasts.add({ text: 'Short', timeout: 150 })
    const short = await screen.findByText('Short')
    await userEvent.hover(short)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(short).toBeVisible()
    await userEvent.unhover(short)
    await waitFor(() => expect(screen.queryByText('Short')).toBeNull())

    const id = toasts.add({ text: 'Loading', timeout: Infinity })
    await screen.findByText('Loading')
    toasts.close(id)
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  },
})
export const Kinds = meta.story({
  play: () => {
    toasts.add({ text: 'Copied host to clipboard', icon: 'success' })
    toasts.add({ text: '3 rows deleted', icon: 'delete', action: { label: 'Undo', onPress: undo } })
    toasts.add({ text: 'A newer version is ready', icon: 'info' })
    toasts.add({ text: 'The message could not be sent', icon: 'error', action: { label: 'Send again', onPress: undo } })
    toasts.add({ title: 'Copy', text: 'Copied', icon: 'success' })
    toasts.add({
      text: 'The interface between the warehouse and the transport management system was moved to the archive',
      action: { label: 'Undo', onPress: undo },
    })
  },
})
export const OverDialog = meta.story({
  render: () => (
    <>
      <Dialog defaultOpen>
        <Dialog.Header title="Select service" />
        <Dialog.Body>Rows</Dialog.Body>
      </Dialog>
      <ToastRegion />
    </>
  ),
  play: () => {
    toasts.add({ text: 'Copied host to clipboard', icon: 'success' })
  },
})

OverDialog.test('can be used while a dialog is open, which stays', async ({ userEvent }) => {
  toasts.add({ text: 'Row restored' })
  await screen.findByText('Row restored')
  await userEvent.click(nth(screen.getAllByRole('button', { name: 'Close message' }), -1))
  await waitFor(() => expect(screen.queryByText('Row restored')).toBeNull())
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
})
