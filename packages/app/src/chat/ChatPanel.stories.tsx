import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ChatPanel } from './ChatPanel.js'

/** A page that has nothing of its own to wait for. */
const page = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/nowhere-at-all'

const meta = preview.meta({ component: ChatPanel })

const wide = {
  viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '860px' } } } },
}
const tablet = {
  viewport: { options: { tablet: { name: '1024 px', styles: { width: '1024px', height: '768px' } } } },
}
interface Play {
  canvas: {
    findByRole: (role: string, options: { name: RegExp } | { level: number }) => Promise<HTMLElement>
  }
  userEvent: { click: (element: HTMLElement) => Promise<void> }
}

/** Opens the panel by the header's button. */
async function open({ canvas, userEvent }: Play, name = /^Chat/) {
  await canvas.findByRole('heading', { level: 1 })
  await userEvent.click(await canvas.findByRole('button', { name }))
}
const panel = () => screen.findByRole('complementary', { name: 'Chat' })

/** The chats beside the page. */
export const Default = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  play: async (context) => {
    await open(context)
    await within(await panel()).findByText('Jonas Albrecht')
  },
})

/** Over the page, where there is no room beside it. */
export const Tablet = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...tablet },
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await open(context)
    const dialog = await screen.findByRole('dialog', { name: 'Chat' })
    await within(dialog).findByText('Jonas Albrecht')
  },
})

Default.test('leaves the page usable, goes with Escape, and gives the focus back', async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Chat, 7 unread' })
  const aside = await panel()
  await waitFor(() => expect(aside.contains(document.activeElement)).toBe(true))
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  // The page goes on beside it.
  await userEvent.click(canvas.getByRole('button', { name: /^Search/ }))
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await expect(await panel()).toBeVisible()
  const chat = await within(aside).findByRole('button', { name: /William Hartley/ })
  chat.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(within(aside).getByRole('textbox', { name: 'Message to William Hartley' })).toHaveFocus())
  await userEvent.click(within(aside).getByRole('button', { name: 'Back to chats' }))
  await waitFor(() => expect(within(aside).getByRole('button', { name: /William Hartley/ })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Chat' })).toBeNull())
  await expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(await panel()).toBeVisible()
})

Default.test('says that there is a message in a chat that is not shown', async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Chat, 7 unread' })
  const socket = new WebSocket(`${window.location.origin.replace('http', 'ws')}/api/apps/chat/socket`)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ chatId: 'chat-004', value: 'From another device', isMine: true }))
  await waitFor(() => expect(canvas.getByText('New message from William Hartley')).toBeInTheDocument())
  await canvas.findByRole('button', { name: 'Chat, 8 unread' })
  socket.close()
})
