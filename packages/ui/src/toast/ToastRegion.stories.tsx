import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { Dialog } from '../dialog/index.js'
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

export const Empty = meta.story({})
export const Kinds = meta.story({
  play: () => {
    toasts.add({ text: 'Copied host to clipboard', icon: 'success' })
    toasts.add({ text: '3 rows deleted', icon: 'delete', action: { label: 'Undo', onPress: undo } })
    toasts.add({ text: 'A newer version is ready', icon: 'info' })
    toasts.add({ text: 'The message could not be sent', icon: 'error', action: { label: 'Send again', onPress: undo } })
  },
})
export const Titled = meta.story({
  play: () => {
    toasts.add({ title: 'Copy', text: 'Copied', icon: 'success' })
  },
})
export const LongText = meta.story({
  play: () => {
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
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  play: () => {
    toasts.add({ text: 'Copied host to clipboard', icon: 'success' })
  },
})

Empty.test('offers an action, which closes the toast; the focus returns', async ({ canvas, userEvent }) => {
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
})

Empty.test('goes by itself, but not while it is hovered', async ({ userEvent }) => {
  toasts.add({ text: 'Short', timeout: 150 })
  const text = await screen.findByText('Short')
  await userEvent.hover(text)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect(text).toBeVisible()
  await userEvent.unhover(text)
  await waitFor(() => expect(screen.queryByText('Short')).toBeNull())
})

Empty.test('is closed by id', async () => {
  const id = toasts.add({ text: 'Loading', timeout: Infinity })
  await screen.findByText('Loading')
  toasts.close(id)
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
})

OverDialog.test('can be used while a dialog is open, which stays', async ({ userEvent }) => {
  toasts.add({ text: 'Row restored' })
  await screen.findByText('Row restored')
  await userEvent.click(screen.getAllByRole('button', { name: 'Close message' }).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByText('Row restored')).toBeNull())
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
})
