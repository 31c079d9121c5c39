import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ChatPanel } from './ChatPanel.js'

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
async function open({ canvas, userEvent }: Play, name = /^Chat/) {
  await canvas.findByRole('heading', { level: 1 })
  await userEvent.click(await canvas.findByRole('button', { name }))
}
const panel = () => screen.findByRole('complementary', { name: 'Chat' })

/** Opens a chat in the panel. */
async function openChat(play: Play, name: RegExp) {
  await open(play)
  await play.userEvent.click(await within(await panel()).findByRole('button', { name }))
  await within(await panel()).findByRole('textbox')
}

/** A chat with what is unread in it; the button says what is left. */
export const Open = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  play: async (context) => {
    await openChat(context, /Jonas Albrecht/)
    await expect(await context.canvas.findByRole('button', { name: 'Chat, 5 unread' })).toBeVisible()
  },
})

/** In the dense layout. */
export const Dense = meta.story({
  ...at(`${page}?layout=dense`),
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

/** In German. */
export const German = meta.story({
  ...at(page.replace('/en/', '/de/')),
  parameters: { ...at(page).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
  play: (context) => openChat(context, /Jonas Albrecht/),
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
