import type { ReactNode } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { ToastRegion, toasts } from '../toast/index.js'
import { CopyButton } from './CopyButton.js'

const write = fn<(text: string) => Promise<void>>()
const command = fn<() => boolean>()

const denied = () => Promise.reject(new Error('denied'))

const meta = preview.meta({
  component: CopyButton,
  args: { text: 'api.example.test', label: 'Copy host', onCopied: fn() },
  // In place of the browser's own: what it allows depends on the machine.
  beforeEach: () => {
    toasts.clear()
    write.mockReset().mockResolvedValue()
    command.mockReset().mockReturnValue(false)
    const spies = [
      spyOn(navigator.clipboard, 'writeText').mockImplementation(write),
      spyOn(document, 'execCommand').mockImplementation(command),
    ]
    return () => {
      toasts.clear()
      for (const spy of spies) spy.mockRestore()
    }
  },
})

/** What goes away by itself stays for its pictures, however long a busy machine takes for them. */
const stay = () => {
  const own = window.setTimeout
  const later = (run: (...args: unknown[]) => void, time = 0, ...args: unknown[]) =>
    time >= 1000 && time < 10_000 ? 0 : own(run, time, ...args)
  Reflect.set(window, 'setTimeout', later)
  return () => void Reflect.set(window, 'setTimeout', own)
}

const withRegion = (Story: () => ReactNode) => (
  <>
    <Story />
    <ToastRegion />
  </>
)
const copy = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Copy host' }))
  return await screen.findByText('Copy')
}

export const Default = meta.story({})
export const States = meta.story(
  states(CopyButton, {
    'Icon only': { iconOnly: true },
    Disabled: { disabled: true },
    'Icon only, disabled': { iconOnly: true, disabled: true },
  }),
)
export const WithAlert = meta.story({
  decorators: [withRegion],
  beforeEach: stay,
  play: async () => {
    const title = await copy()
    await expect(title.parentElement).toHaveTextContent(/^Copy\s*Copied$/)
  },
})
export const FailingWithAlert = meta.story({
  decorators: [withRegion],
  beforeEach: stay,
  play: async () => {
    write.mockImplementation(denied)
    const title = await copy()
    await expect(title.parentElement).toHaveTextContent(/^Copy\s*Could not copy$/)
  },
})

Default.test('copies the text and says so', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy host' }))
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  await expect(write).toHaveBeenCalledWith('api.example.test')
  await expect(args.onCopied).toHaveBeenCalledOnce()
  await expect(args.onCopied).toHaveBeenCalledWith(true)
  await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
})

Default.test('copies without the clipboard API and keeps the focus', async ({ canvas, userEvent, args }) => {
  write.mockImplementation(denied)
  command.mockReturnValue(true)
  const button = canvas.getByRole('button', { name: 'Copy host' })
  await userEvent.click(button)
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
  await expect(command).toHaveBeenCalledWith('copy')
  await expect(button).toHaveFocus()
  await expect(args.onCopied).toHaveBeenCalledOnce()
  await expect(args.onCopied).toHaveBeenCalledWith(true)
})

Default.test('says when it could not copy', async ({ canvas, userEvent, args }) => {
  write.mockImplementation(denied)
  await userEvent.click(canvas.getByRole('button', { name: 'Copy host' }))
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'))
  await expect(args.onCopied).toHaveBeenCalledOnce()
  await expect(args.onCopied).toHaveBeenCalledWith(false)
})

WithAlert.test('says it in the alert alone', async ({ canvas }) => {
  await expect(screen.getByText('Copy').closest('[aria-live="polite"]')).not.toBeNull()
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
})
