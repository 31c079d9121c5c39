import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { chatOf } from '../../../chat/chats.fixture.js'
import { longChats } from '../../../chat/storyChats.fixture.js'
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
/** All chats, none of them open. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => void (await canvas.findByText('Jonas Albrecht')),
})

/** Nothing fits. */
export const NoMatch = meta.story({
  ...at(`${page}?q=zzzz`),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'No chat found' })),
})

/** The people one can write to. */
export const Contacts = meta.story({
  ...at(`${page}?list=contacts`),
  play: async ({ canvas }) => void (await canvas.findByText('Adaeze Obi')),
})

/** The own profile. */
export const Profile = meta.story({
  ...at(`${page}?info=me`),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => void (await canvas.findByRole('complementary', { name: 'My profile' })),
})

/** Nobody has written yet. */
export const Empty = meta.story({
  ...at(page),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, () => HttpResponse.json([]))),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'No chats yet' })),
})

/** The server fails. */
export const Failing = meta.story({
  ...at(page),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, () => HttpResponse.json({}, { status: 503 }))),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
})

/** The server takes its time. */
export const Slow = meta.story({
  ...at(`${page}?chat=chat-004`),
  beforeEach: ({ msw }) => msw.use(http.get(endpoint, pageState.never)),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
})

/** An address with a chat that does not exist. */
export const UnknownChat = meta.story({
  ...at(`${page}?chat=nope&page=2`),
  play: async ({ canvas }) => void (await canvas.findByText('It was deleted, or the address is mistyped.')),
})

/** A link leads to a chat that came after the list was read. */
export const Unlisted = meta.story({
  ...at(`${page}?chat=new`),
  parameters: { ...at(page).parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(endpoint, () => HttpResponse.json([])),
      http.get('*/api/apps/chat/chat', () => HttpResponse.json(chatOf('new'))),
    ),
  play: async () => void (await screen.findByRole('textbox', { name: /^Message/ })),
})

/** On a phone: the list. */
export const Phone = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...phone },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await canvas.findByText('Jonas Albrecht')),
})

Default.test('opens a chat by the keyboard and counts it as read', async ({ canvas, userEvent }) => {
  const line = await canvas.findByRole('link', { name: /Jonas Albrecht.*2 unread messages/s })
  line.focus()
  await userEvent.keyboard('{Enter}')
  const field = await canvas.findByRole('textbox', { name: 'Message to Jonas Albrecht' })
  await waitFor(() => expect(field).toHaveFocus())
  await waitFor(() => expect(canvas.queryByRole('link', { name: /Jonas Albrecht.*unread/s })).toBeNull())
  await expect(canvas.getByRole('link', { name: /Jonas Albrecht/ })).toHaveAttribute('aria-current', 'true')
})

Default.test(
  'finds words in any order, says when there are none, and takes the search back',
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search chats' })
    await userEvent.type(field, 'test qa')
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { current: false, name: /Albrecht|Hartley/ })).toHaveLength(1),
    )
    await userEvent.type(field, ' zzzz')
    await userEvent.click(nth(await canvas.findAllByRole('button', { name: 'Clear search' }), 0))
    await waitFor(() => expect(canvas.getByText('William Hartley')).toBeVisible())
  },
)

Contacts.test('leads to the chat of a contact, and says where there is none', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: /Farid Benali/ }))
  await expect(await screen.findByText(/There is no chat with Farid Benali yet/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close panel' }))
  await userEvent.click(canvas.getByRole('link', { name: /Adaeze Obi/ }))
  await canvas.findByRole('textbox', { name: 'Message to Adaeze Obi' })
})

Failing.test('tries again', async ({ canvas, msw, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: 'Try again' })
  msw.use(http.get(endpoint, () => HttpResponse.json(longChats)))
  await userEvent.click(retry)
  await canvas.findByText('Person L')
})

UnknownChat.test(
  'says so, with the way back and the part of the address that says nothing',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/page=2/)).toBeVisible()
    await userEvent.click(nth(await canvas.findAllByRole('button', { name: 'Back to chats' }), -1))
    await canvas.findByRole('heading', { name: 'Choose a chat' })
  },
)
