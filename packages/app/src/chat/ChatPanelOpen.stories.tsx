import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ChatPanel } from './ChatPanel.js'
import { fakeSocket } from './fakeSocket.fixture.js'
import { hostileChats, longChats } from './storyChats.fixture.js'

const endpoint = '*/api/apps/chat/chats'
/** A page that has nothing of its own to wait for. */
const page = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/nowhere-at-all'

const meta = preview.meta({ component: ChatPanel })

const phone = {
  viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
}
const wide = {
  viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '860px' } } } },
}
interface Play {
  canvas: {
    findByRole: (role: string, options: { name: RegExp } | { level: number }) => Promise<HTMLElement>
  }
  userEvent: { click: (element: HTMLElement) => Promise<void> }
}

/** Opens the panel by the header's button. */
async function open({ canvas, userEvent }: Play, name = /^(?:Chat|Czat)/) {
  await canvas.findByRole('heading', { level: 1 })
  await userEvent.click(await canvas.findByRole('button', { name }))
}
const panel = () => screen.findByRole('complementary', { name: /^(?:Chat|Czat)$/ })

/** Opens a chat in the panel. */
async function openChat(play: Play, name: RegExp) {
  await open(play)
  await play.userEvent.click(await within(await panel()).findByRole('button', { name }))
  await within(await panel()).findByRole('textbox')
}

/** A chat with what is unread in it. */
export const Open = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  play: (context) => openChat(context, /Jonas Albrecht/),
})

/** In the dense layout. */
export const Dense = meta.story({
  ...at(`${page}?layout=dense`),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  play: (context) => openChat(context, /Eleni Markou/),
})

/** In the view layout. */
export const View = meta.story({
  ...at(`${page}?layout=view`),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  play: (context) => openChat(context, /Eleni Markou/),
})

/** All about the other. */
export const Details = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  play: async (context) => {
    await openChat(context, /Jonas Albrecht/)
    await context.userEvent.click(await within(await panel()).findByRole('button', { name: 'More' }))
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Contact details' }))
    await within(await panel()).findByText('Lindenweg 8, Bremen')
  },
})

/** The connection is lost while one writes. */
export const Reconnecting = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => fakeSocket({ opens: false }),
  play: async (context) => {
    await openChat(context, /William Hartley/)
    await context.userEvent.type(await within(await panel()).findByRole('textbox'), 'Is the portal')
    await within(await panel()).findByText(/^Connection lost/)
  },
})

/** The service refused a message. */
export const NotSent = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  beforeEach: () =>
    fakeSocket({ opens: true, answers: { type: 'problem', problems: [{ path: 'value', message: 'Not now.' }] } }),
  play: async (context) => {
    await openChat(context, /William Hartley/)
    await context.userEvent.type(await within(await panel()).findByRole('textbox'), 'Is the portal ready?{Enter}')
    await within(await panel()).findByText('Not sent')
  },
})

/** A chat of 3,000 messages. */
export const Long = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, () => HttpResponse.json(longChats))),
  play: (context) => openChat(context, /Person L/),
})

/** Names and messages that try to be markup. */
export const Hostile = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  beforeEach: ({ msw }) => {
    msw.use(http.get(endpoint, () => HttpResponse.json(hostileChats)))
    return fakeSocket({ opens: false })
  },
  play: (context) => openChat(context, /onerror/),
})

/** In German. */
export const German = meta.story({
  ...at(page.replace('/en/', '/de/')),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  play: (context) => openChat(context, /Jonas Albrecht/),
})

/** From right to left. */
export const RightToLeft = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...wide, direction: 'rtl' },
  globals: { viewport: { value: 'wide' } },
  play: (context) => openChat(context, /Noor El Sayed/),
})

/** On a phone: the whole screen. */
export const Phone = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...phone },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await open(context)
    const dialog = await screen.findByRole('dialog', { name: 'Chat' })
    await context.userEvent.click(await within(dialog).findByRole('button', { name: /Jonas Albrecht/ }))
    await within(dialog).findByRole('textbox')
  },
})

Open.test('reads the chat, and the button says what is left', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Chat, 5 unread' })).toBeVisible()
})

Open.test('remembers what it showed, and the draft', async ({ canvas, userEvent }) => {
  const field = await within(await panel()).findByRole('textbox', { name: 'Message to Jonas Albrecht' })
  await userEvent.type(field, 'Gleich')
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Close panel' }))
  await userEvent.click(await canvas.findByRole('button', { name: /^Chat/ }))
  await expect(await within(await panel()).findByRole('textbox')).toHaveValue('Gleich')
})

Open.test('goes on on the page', async ({ canvas, userEvent }) => {
  await userEvent.click(within(await panel()).getByRole('link', { name: 'Open chat page' }))
  await canvas.findByRole('heading', { level: 1, name: 'Chat' })
  await canvas.findByRole('textbox', { name: 'Message to Jonas Albrecht' })
  await expect(screen.queryByRole('complementary', { name: 'Chat' })).toBeNull()
  // There is one chat on the screen: the button leads to its list.
  await userEvent.click(canvas.getByRole('button', { name: /^Chat/ }))
  await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search chats' })).toHaveFocus())
})

Phone.test('keeps the focus inside and goes with Escape', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Chat/ })).toHaveFocus())
})
