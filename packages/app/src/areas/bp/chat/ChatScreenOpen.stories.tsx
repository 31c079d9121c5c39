import { at } from '@embpm/storybook/at'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fakeSocket } from '../../../chat/fakeSocket.fixture.js'
import { hostileChats, longChats } from '../../../chat/storyChats.fixture.js'
import { ChatScreen } from './ChatScreen.js'

const page = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bp/chat'
const endpoint = '*/api/apps/chat/chats'

const meta = preview.meta({ component: ChatScreen })

const phone = {
  viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
}
const wide = {
  viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '860px' } } } },
}
const dead = () => fakeSocket({ opens: false })

/** A chat from an address. */
export const Open = meta.story({
  ...at(`${page}?chat=chat-004`),
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: 'Message to William Hartley' })),
})

/** A chat and all about the other. */
export const Details = meta.story({
  ...at(`${page}?chat=chat-001&info=person-jonas-albrecht`),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => void (await canvas.findByRole('complementary', { name: 'Contact details' })),
})

/** The connection is lost, and a message waits for it. */
export const Reconnecting = meta.story({
  ...at(`${page}?chat=chat-004`),
  beforeEach: dead,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Message to/ }),
      'Shall we freeze on Friday?{Enter}',
    )
    await canvas.findByText('Waiting for the connection')
    await canvas.findByText(/^Connection lost/)
  },
})

/** The service refused a message. */
export const NotSent = meta.story({
  ...at(`${page}?chat=chat-004`),
  beforeEach: () =>
    fakeSocket({ opens: true, answers: { type: 'problem', problems: [{ path: 'value', message: 'Not now.' }] } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Message to/ }),
      'Shall we freeze on Friday?{Enter}',
    )
    await canvas.findByText('Not sent')
  },
})

/** The other types. */
export const Typing = meta.story({
  ...at(`${page}?chat=chat-004`),
  beforeEach: () => fakeSocket({ opens: true, tells: { type: 'typing', chatId: 'chat-004', isTyping: true } }),
  play: async ({ canvas }) => void (await canvas.findByText('William Hartley is typing')),
})

/** A chat of 3,000 messages. */
export const Long = meta.story({
  ...at(`${page}?chat=l`),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, () => HttpResponse.json(longChats))),
  play: async ({ canvas }) => void (await canvas.findByText(/^3000\./, { selector: 'p' })),
})

/** Names and messages that try to be markup. */
export const Hostile = meta.story({
  ...at(`${page}?chat=x`),
  beforeEach: ({ msw }) => {
    msw.use(http.get(endpoint, () => HttpResponse.json(hostileChats)))
    return dead()
  },
  play: async ({ canvas }) => {
    await canvas.findByText('<script>alert(4)</script>')
    await expect((await canvas.findAllByText('<img src=x onerror=alert(1)>')).length).toBeGreaterThan(0)
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
})

/** In German. */
export const German = meta.story({
  ...at(`${page.replace('/en/', '/de/')}?chat=chat-001`),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: /^Nachricht an/ })),
})

/** From right to left. */
export const RightToLeft = meta.story({
  ...at(`${page}?chat=chat-003`),
  parameters: { ...at(page).parameters, direction: 'rtl' },
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: /^Message to/ })),
})

/** On a phone: a chat. */
export const PhoneOpen = meta.story({
  ...at(`${page}?chat=chat-001`),
  parameters: { ...at(page).parameters, ...phone },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: /^Message to/ })),
})

Open.test('sends with Enter, begins a line with Shift and Enter, and gets an answer', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox', { name: /^Message to/ })
  await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two')
  await expect(field).toHaveValue('One\ntwo')
  // Held down it sends once.
  await userEvent.keyboard('{Enter>3/}')
  await expect(field).toHaveValue('')
  const log = canvas.getByRole('region', { name: 'Messages with William Hartley' })
  await waitFor(() => expect(within(log).getByText((_, element) => element?.textContent === 'One\ntwo')).toBeVisible())
  await waitFor(() => expect(within(log).queryByText('Sending …')).toBeNull())
  // The answer is read out.
  await waitFor(() => expect(canvas.getAllByText(/Good point\. I will note it/, {}).length).toBeGreaterThan(1))
  await userEvent.keyboard('{Enter}')
  await expect(
    within(log).getAllByText((_, element) => element?.tagName === 'P' && element.textContent === 'One\ntwo'),
  ).toHaveLength(1)
})

Open.test('keeps a draft for each chat', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox', { name: /^Message to/ })
  await userEvent.type(field, 'Half a sentence')
  await userEvent.click(canvas.getByRole('link', { name: /Eleni Markou/ }))
  const other = await canvas.findByRole('textbox', { name: 'Message to Eleni Markou' })
  await expect(other).toHaveValue('')
  await expect(await canvas.findByText('Half a sentence')).toBeVisible()
  await expect(localStorage.getItem('chatNotes')).toContain('Half a sentence')
  await userEvent.click(canvas.getByRole('link', { name: /William Hartley/ }))
  await expect(await canvas.findByRole('textbox', { name: 'Message to William Hartley' })).toHaveValue(
    'Half a sentence',
  )
})

Open.test('mutes, and takes back what could not be saved', async ({ canvas, msw, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mute' }))
  await waitFor(() => expect(canvas.getAllByRole('img', { name: 'Muted' }).length).toBe(4))
  // It shows before it is saved.
  await pageState.settled()
  msw.use(http.patch('*/api/apps/chat/chat', () => HttpResponse.json({}, { status: 503 })))
  await userEvent.click(canvas.getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unmute' }))
  await expect(await screen.findByText('The change could not be saved')).toBeVisible()
  await waitFor(() => expect(canvas.getAllByRole('img', { name: 'Muted' }).length).toBe(4))
})

Open.test('keeps a chat for later', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }))
  await canvas.findByRole('link', { name: /William Hartley.*1 unread message/s })
  await expect(canvas.getByRole('heading', { name: 'Choose a chat' })).toBeVisible()
})

Open.test('keeps a text that is too long and says by how much', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox', { name: /^Message to/ })
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(4002))
  await expect(await canvas.findByText('2 characters too many')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect(field).toHaveValue('x'.repeat(4002))
})

Reconnecting.test('sends what waits as soon as the connection is back, once', async ({ canvas, userEvent }) => {
  await canvas.findByText('Waiting for the connection')
  // Found before: the connection may also come back by itself.
  const now = await canvas.findByRole('button', { name: 'Try now' })
  fakeSocket({
    opens: true,
    answers: {
      type: 'message',
      unreadCount: 0,
      message: {
        id: 'm1',
        chatId: 'chat-004',
        contactId: 'me',
        value: 'Shall we freeze on Friday?',
        createdAt: '2026-11-20T09:00:01.000Z',
        isMine: true,
      },
    },
  })
  await userEvent.click(now)
  await waitFor(() => expect(canvas.queryByText('Waiting for the connection')).toBeNull())
  await waitFor(() => expect(canvas.queryByText(/^Connection lost/)).toBeNull())
  await waitFor(() =>
    expect(canvas.getAllByText('Shall we freeze on Friday?', { selector: '.emb-app-chat-bubble' })).toHaveLength(1),
  )
  await waitFor(() => expect(localStorage.getItem('chatNotes')).toBeNull())
})

NotSent.test('can be sent again, or deleted', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  await canvas.findByText('Not sent')
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(canvas.queryByText('Shall we freeze on Friday?')).toBeNull())
  await expect(localStorage.getItem('chatNotes')).toBeNull()
})

Long.test('holds a window of the messages and shows older ones on the way back', async ({ canvas, userEvent }) => {
  const log = await canvas.findByRole('region', { name: 'Messages with Person L' })
  const count = () => within(log).getAllByRole('listitem').length
  await expect(count()).toBeLessThan(120)
  const before = count()
  log.scrollTo({ top: -log.scrollHeight })
  await waitFor(() => expect(count()).toBeGreaterThan(before))
  await userEvent.click(await canvas.findByRole('button', { name: 'Latest messages' }))
  await waitFor(() => expect(log.scrollTop).toBe(0))
})

PhoneOpen.test('goes back to the list', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Back to chats' }))
  await waitFor(() => expect(canvas.getByText('William Hartley')).toBeVisible())
  await expect(canvas.queryByRole('textbox', { name: /^Message to/ })).toBeNull()
})
