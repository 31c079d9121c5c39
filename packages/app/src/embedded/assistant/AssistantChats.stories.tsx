import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AssistantChats } from './AssistantChats.js'
import {
  answered,
  answersWith,
  assistantAddress,
  assistantScene,
  event,
  keepEarlierChats,
  text,
} from './assistantStory.fixture.js'

const meta = preview.meta({ component: AssistantChats })

interface Person {
  canvas: ReturnType<typeof within>
  userEvent: {
    type: (element: Element, text: string) => Promise<void>
    click: (element: Element) => Promise<void>
    keyboard: (text: string) => Promise<void>
    tab: () => Promise<void>
  }
}

const box = (canvas: Person['canvas']) => canvas.findByRole('textbox', { name: /Sample assistant/ })
const log = (canvas: Person['canvas'], name = 'Conversation') => canvas.findByRole('region', { name })

async function ask({ canvas, userEvent }: Person, question: string) {
  await userEvent.type(await box(canvas), `${question}{Enter}`)
}

const question = 'Why is October 2026 still open in Kassel?'

/** A new conversation, with what one could ask; earlier ones beside it. */
export const Default = meta.story({
  ...assistantScene(assistantAddress()),
  beforeEach: keepEarlierChats,
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /purchase orders/ })),
})

/** An answer with its sources, one of which has no page here. */
export const Answer = meta.story({
  ...assistantScene(assistantAddress()),
  beforeEach: ({ msw }) => {
    keepEarlierChats()
    msw.use(answersWith(answered))
  },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, question)
    await canvas.findByRole('button', { name: 'Copy answer' })
  },
})

/** The server fails in the middle: what came is kept, as is the question. In German. */
export const Failed = meta.story({
  ...assistantScene(assistantAddress('de')),
  beforeEach: ({ msw }) =>
    msw.use(
      answersWith(
        [
          text('Vier Ausführungen sind offen.\n\n- Anna Nowak hat'),
          event('error', { message: 'Kontingent erschöpft' }),
        ],
        answered,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'Was ist in Woche 44 offen?')
    await canvas.findByRole('alert')
  },
})

/** On a phone. */
export const Phone = meta.story({
  ...assistantScene(assistantAddress(), { phone: true }),
  beforeEach: ({ msw }) => {
    keepEarlierChats()
    msw.use(answersWith(answered))
  },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, question)
    await canvas.findByRole('button', { name: 'Copy answer' })
  },
})

const hostile = '<img src=x onerror="document.title=1"><script>document.title = 1</script>'

/** An answer that is HTML, a table of thousands of rows and a word without an end, and has no end itself. */
export const Hostile = meta.story({
  ...assistantScene(assistantAddress()),
  beforeEach: ({ msw }) =>
    msw.use(
      answersWith([
        event('source', { number: 1, kind: 'processes', key: '../../x', title: hostile }),
        event('source', { number: 2, kind: 'constructor', key: '//evil.test/x', title: 'x'.repeat(500) }),
        text(`${hostile} [1] [javascript:alert(1)](javascript:alert(1)) ‮evil\n\n`),
        text(Array.from({ length: 3000 }, (_, row) => `| ${row} | cell |`).join('\n')),
        text(Array.from({ length: 3000 }, (_, row) => `\n- ${row}`).join('')),
        text(`\n\n${'endless'.repeat(20_000)}`),
        event('done', {}),
      ]),
    ),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, hostile)
    await canvas.findByText('The answer had no end in sight and was ended here.')
  },
})

Default.test(
  'asks by Enter, in lines, and keeps the conversation at its address',
  async ({ canvas, userEvent, msw }) => {
    msw.use(answersWith(answered))
    await userEvent.type(await box(canvas), 'Two{Shift>}{Enter}{/Shift}lines')
    await userEvent.keyboard('{Enter}')
    const turns = within(await log(canvas))
    await expect(turns.getByText(/Two\s+lines/)).toBeVisible()
    await canvas.findByRole('button', { name: 'Copy answer' })
    await expect(await box(canvas)).toHaveFocus()
    await expect(await box(canvas)).toHaveValue('')
    const history = within(canvas.getByRole('navigation', { name: 'Chats' }))
    await expect(history.getByRole('link', { name: /Two\s+lines/ })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(history.getByRole('link', { name: 'Steps without a transaction' }))
    await canvas.findByText('Nothing fits.')
    await expect(within(await log(canvas)).queryByText(/Two\s+lines/)).toBeNull()
    await userEvent.click(history.getByRole('link', { name: 'New chat' }))
    await canvas.findByRole('button', { name: /purchase orders/ })
  },
)

Default.test('says an answer to screen readers by whole sentences', async ({ canvas, userEvent, msw }) => {
  msw.use(answersWith({ hang: [text('Four are op'), text('en [1]. Anna has thr')] }))
  await ask({ canvas, userEvent }, 'What is open?')
  const announcer = () => document.querySelector('[data-live-announcer][aria-live="polite"]')
  await waitFor(() => expect(announcer()).toHaveTextContent('Four are open .'))
  await expect(announcer()).not.toHaveTextContent('Anna')
})

Default.test('stops, keeps what came, and asks again', async ({ canvas, userEvent, msw }) => {
  msw.use(answersWith({ hang: [text('Half of an answer')] }, answered))
  await userEvent.click(await canvas.findByRole('button', { name: /purchase orders/ }))
  await canvas.findByText('Half of an answer')
  await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
  await canvas.findByText('You stopped the answer.')
  await expect(canvas.getByText('Half of an answer')).toBeVisible()
  await expect(localStorage.getItem('assistantChats')).toContain('Half of an answer')
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await canvas.findByText(/Two things block the close/)
  await expect(canvas.queryByText('Half of an answer')).toBeNull()
  await expect(canvas.getAllByText(/purchase orders/)).toHaveLength(2)
})

Default.test('shows a failed answer of before, and deletes its conversation', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: /accountable for accruals/ }))
  await canvas.findByText('The assistant does not answer.')
  await userEvent.click(canvas.getByRole('button', { name: 'Delete this chat' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await canvas.findByRole('button', { name: /purchase orders/ })
  await expect(canvas.queryByRole('link', { name: /accountable for accruals/ })).toBeNull()
  await expect(localStorage.getItem('assistantChats')).not.toContain('accountable')
})

Answer.test('opens a source by the keyboard', async ({ canvas, userEvent }) => {
  const cards = within(canvas.getByRole('list', { name: 'Sources' }))
  await expect(cards.getAllByRole('link')).toHaveLength(2)
  canvas.getByRole('link', { name: 'Source 1: Order to cash' }).focus()
  await userEvent.tab()
  await expect(canvas.getByRole('link', { name: /^Source 2/ })).toHaveFocus()
  await userEvent.tab()
  await expect(cards.getAllByRole('link')[0]).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvas.queryByRole('textbox', { name: /Sample assistant/ })).toBeNull())
  await canvas.findByRole('heading', { level: 1 })
})

Failed.test('keeps the question, and asks it again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Kontingent erschöpft')
  await expect(canvas.getByText('Anna Nowak hat')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
  await canvas.findByText(/Two things block the close/)
  await expect(within(await log(canvas, 'Gespräch')).getByText('Was ist in Woche 44 offen?')).toBeVisible()
  await expect(canvas.queryByRole('alert')).toBeNull()
})

Hostile.test('is text, leads nowhere else, and fits into its page', async ({ canvas }) => {
  await expect(document.querySelector('img[src="x"]')).toBeNull()
  await expect(document.title).not.toBe('1')
  for (const link of (await log(canvas)).querySelectorAll('a'))
    await expect(link.getAttribute('href')).toMatch(/\/bp\/processes\/\.\.%2F\.\.%2Fx$/)
  await expect((await log(canvas)).querySelectorAll('li').length).toBeLessThan(1100)
  await expect((await log(canvas)).textContent.length).toBeLessThan(110_000)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

Phone.test('leads to the other conversations', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Chats' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Chats' }))
  await userEvent.click(drawer.getByRole('link', { name: 'Test cases for tax codes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(within(await log(canvas)).getByText('Test cases for tax codes')).toBeVisible()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
