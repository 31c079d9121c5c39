import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { ConfirmDialog } from './ConfirmDialog.js'

const meta = preview.meta({
  component: ConfirmDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
  // Its code is loaded first.
  play: () => waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible()),
})

const deletion = {
  tone: 'danger',
  title: 'Delete 3 work packages?',
  message: 'They are used in 2 execution orders. You can undo this for 10 seconds.',
  confirmLabel: 'Delete',
} as const

export const Default = meta.story({})
/** It destroys something, and its question needs two lines. */
export const Danger = meta.story({
  args: {
    ...deletion,
    title: 'Delete the interface between the warehouse and the transport management system?',
    message: 'It is used in 14 process steps, 3 test cases and 2 execution orders, all of which lose their link to it.',
  },
})
/** It stays open when what it confirmed fails, and Escape cancels it. */
export const Fails = meta.story({
  args: { ...deletion, dismissible: true, onConfirm: fn(() => Promise.reject(new Error('offline'))) },
  parameters: unpictured,
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled'))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

Default.test('has the words of the specification and cannot be dismissed', async ({ userEvent, args }) => {
  const dialog = screen.getByRole('alertdialog', { name: 'Confirm action' })
  await expect(dialog).toHaveAccessibleDescription('Are you sure you want to confirm this action?')
  await userEvent.keyboard('{Escape}')
  await expect(args.onOpenChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await expect(args.onConfirm).toHaveBeenCalledOnce()
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})

Danger.test('asks once: a double click confirms once, however long it takes', async ({ userEvent, args }) => {
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }))
  await expect(args.onConfirm).toHaveBeenCalledOnce()
  // It is still on the screen here, as it is while it fades away elsewhere.
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await expect(args.onConfirm).toHaveBeenCalledOnce()
})

Danger.test('begins on Cancel, which does nothing', async ({ userEvent, args }) => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await expect(args.onConfirm).not.toHaveBeenCalled()
  await expect(args.onOpenChange).toHaveBeenCalledWith(false)
})
