import type { ReactNode } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { ToastRegion, toasts } from '../toast/index.js'
import { CopyButton } from './CopyButton.js'

const copyCommand = fn(() => true)

const meta = preview.meta({
  component: CopyButton,
  args: { text: 'api.example.test', label: 'Copy host', onCopied: fn() },
})

export const Default = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    return () => write.mockRestore()
  },
})
export const IconOnly = meta.story({ args: { iconOnly: true } })
export const Disabled = meta.story({ args: { disabled: true } })
export const WithoutClipboard = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const command = spyOn(document, 'execCommand').mockImplementation(copyCommand)
    return () => {
      write.mockRestore()
      command.mockRestore()
    }
  },
})
export const Failing = meta.story({
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    const command = spyOn(document, 'execCommand').mockReturnValue(false)
    return () => {
      write.mockRestore()
      command.mockRestore()
    }
  },
})
const clipboard = (refuses: boolean) => () => {
  toasts.clear()
  const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(() =>
    refuses ? Promise.reject(new Error('denied')) : Promise.resolve(),
  )
  const command = spyOn(document, 'execCommand').mockReturnValue(false)
  return () => {
    toasts.clear()
    write.mockRestore()
    command.mockRestore()
  }
}
const withRegion = (Story: () => ReactNode) => (
  <>
    <Story />
    <ToastRegion />
  </>
)
const copy = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Copy host' }))
  await screen.findByText('Copy')
}
export const WithAlert = meta.story({ beforeEach: clipboard(false), decorators: [withRegion], play: copy })
export const FailingWithAlert = meta.story({ beforeEach: clipboard(true), decorators: [withRegion], play: copy })

Default.test('copies the text and says so', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy host' }))
  await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
  await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('api.example.test')
  await expect(args.onCopied).toHaveBeenCalledOnce()
  await expect(args.onCopied).toHaveBeenCalledWith(true)
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(''))
})

WithoutClipboard.test('copies without the clipboard API and keeps the focus', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Copy host' })
  await userEvent.click(button)
  await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
  await expect(copyCommand).toHaveBeenCalledWith('copy')
  await expect(button).toHaveFocus()
  await expect(args.onCopied).toHaveBeenCalledOnce()
  await expect(args.onCopied).toHaveBeenCalledWith(true)
})

Failing.test('says when it could not copy', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy host' }))
  await expect(canvas.getByRole('status')).toHaveTextContent('Could not copy')
  await expect(args.onCopied).toHaveBeenCalledOnce()
  await expect(args.onCopied).toHaveBeenCalledWith(false)
})

WithAlert.test('says it in an alert of title and text, once', async ({ canvas }) => {
  const title = screen.getByText('Copy')
  await expect(title.parentElement).toHaveTextContent(/^Copy\s*Copied$/)
  await expect(title.closest('[aria-live="polite"]')).not.toBeNull()
  await expect(canvas.getByRole('status')).toHaveTextContent('')
})

FailingWithAlert.test('tells the failure', async () => {
  await expect(screen.getByText('Copy').parentElement).toHaveTextContent(/^Copy\s*Could not copy$/)
})
