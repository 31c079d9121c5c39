import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
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

Default.test('copies the text and says so', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy host' }))
  await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
  await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('api.example.test')
  await expect(args.onCopied).toHaveBeenCalledOnce()
  await expect(args.onCopied).toHaveBeenCalledWith(true)
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(''), { timeout: 4000 })
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
