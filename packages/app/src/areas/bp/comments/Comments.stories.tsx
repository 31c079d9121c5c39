import { at, sceneAddress } from '@embpm/storybook/at'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ViewScreen } from '../view/ViewScreen.js'
import { commentBy, threadOf } from './thread.fixture.js'

/** Create deliveries: published, with comments on two of its steps, and on one that it has not any more. */
const address = (more: string, language: 'en' | 'de' = 'en') =>
  sceneAddress(`bp/view?process=PRC-00082${more}`, language)
/** Those on a step that has two open threads. */
const onStep = '&step=Step_4&show=comments&comments=step'

const meta = preview.meta({ component: ViewScreen })

const onWide = (path: string, options: Parameters<typeof at>[1] = {}) => ({
  ...at(path, options),
  parameters: {
    ...at(path, options).parameters,
    viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'wide' } },
})

const threads = '*/api/processes/processes/*/threads'
const starting = '*/api/processes/revisions/*/threads'
const drawn = () => screen.findByRole('button', { name: /^User task Approve/ })
const threadBy = (name: string) => screen.findByRole('region', { name: `Comments, started by ${name}` })
const newComment = () => screen.findByRole('textbox', { name: 'Comment on Approve' })
const reply = (name: string) => screen.findByRole('textbox', { name: `Reply to ${name}` })
const actionsOf = (name: string) => screen.findByRole('button', { name: `Actions for the comment of ${name}` })
const segment = (name: RegExp) => screen.findByRole('radio', { name })
const people = async () => within(await screen.findByRole('listbox', { name: 'People' }))
const steps = () => within(screen.getByRole('list', { name: 'Steps' }))
const send = '{Control>}{Enter}{/Control}'

/** The comments on a step, and how many there are at each step of the diagram. */
export const Default = meta.story({
  ...onWide(address(onStep)),
  play: async () => {
    await drawn()
    await threadBy('Jonas Feld')
    await screen.findByTitle('4 open comments')
  },
})

Default.test('a reply is sent by Ctrl and Enter, and the focus stays in its field', async ({ userEvent }) => {
  const field = await reply('Jonas Feld')
  await userEvent.type(field, `Done${send}`)
  const thread = within(await threadBy('Jonas Feld'))
  await expect(await thread.findByText('4 comments')).toBeVisible()
  await expect(await thread.findByText('Done', { ignore: 'textarea' })).toBeVisible()
  await expect(await screen.findByText('Comment sent')).toBeInTheDocument()
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toHaveValue('')
  await expect(await screen.findByTitle('5 open comments')).toBeVisible()
})

Default.test('an @ offers people: arrows mark, Escape closes, Enter takes', async ({ userEvent }) => {
  const field = await newComment()
  await userEvent.type(field, 'Ask @an')
  const options = (await people()).getAllByRole('option')
  await expect(options.length).toBeGreaterThan(1)
  await expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
  await userEvent.keyboard('{ArrowDown}')
  await expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id)
  await expect(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await userEvent.keyboard(', @jonas fe')
  await waitFor(async () => expect((await people()).getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}now')
  await expect(field).toHaveValue('Ask @an, @Jonas Feld now')
  await expect(field).toHaveAccessibleDescription('Will be told: Jonas Feld')
  await expect(screen.queryByRole('listbox')).toBeNull()
})

Default.test('Enter pressed before the people are there takes the first of them', async ({ userEvent }) => {
  const field = await newComment()
  await userEvent.type(field, '@')
  await people()
  await userEvent.keyboard('jonas fe{Enter}')
  await waitFor(() => expect(field).toHaveValue('@Jonas Feld '))
  await userEvent.keyboard('@')
  await people()
  await userEvent.keyboard('nobody at all{Enter}')
  await waitFor(() => expect(field).toHaveValue('@Jonas Feld @nobody at all\n'))
})

Default.test('what is sent names whom it mentions, and links addresses of the web', async ({ userEvent }) => {
  const field = await newComment()
  await userEvent.type(field, '@nora er')
  await userEvent.click(await (await people()).findByRole('option', { name: /Nora Eriksen/ }))
  await waitFor(() => expect(field).toHaveValue('@Nora Eriksen '))
  await userEvent.keyboard(`see https://example.com/x.`)
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[0] ?? field)
  const thread = within(await threadBy('Marta Kowalczyk'))
  await expect(thread.getByText('@Nora Eriksen')).toBeVisible()
  const link = thread.getByRole('link', { name: 'https://example.com/x' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await waitFor(() => expect(field).toHaveFocus())
})

Default.test('a draft outlives the panel', async ({ userEvent }) => {
  await userEvent.type(await newComment(), 'Half a thought')
  await userEvent.click(screen.getByRole('button', { name: 'Close the details' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  await userEvent.click(steps().getByRole('button', { name: /Approve/ }))
  await userEvent.click(await screen.findByRole('tab', { name: 'Comments 4' }))
  await expect(await newComment()).toHaveValue('Half a thought')
})

Default.test('an own comment is changed, and says so', async ({ userEvent }) => {
  await userEvent.click(await actionsOf('Marta Kowalczyk'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change' }))
  const field = await screen.findByRole('textbox', { name: 'Change the comment' })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.clear(field)
  await userEvent.type(field, `Agreed.${send}`)
  await expect(await screen.findByText('Agreed.', { ignore: 'textarea' })).toBeVisible()
  await expect(await screen.findByText('edited')).toBeVisible()
  await waitFor(async () => expect(await actionsOf('Marta Kowalczyk')).toHaveFocus())
})

Default.test('one that others have answered leaves its place when it is deleted', async ({ userEvent }) => {
  await userEvent.click(await actionsOf('Jonas Feld'))
  await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await expect(screen.queryByRole('menuitem', { name: 'Change' })).toBeNull()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this comment?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await expect(await screen.findByText('This comment was deleted.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

Default.test('what is resolved goes to the resolved ones, and comes back', async ({ userEvent }) => {
  const thread = within(await threadBy('Greta Lindqvist'))
  thread.getByRole('button', { name: 'Resolve' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('region', { name: /Greta/ })).toBeNull())
  await waitFor(() => expect(screen.getByRole('group', { name: 'Comments on Approve' })).toHaveFocus())
  await userEvent.click(await segment(/Resolved 1/))
  const resolved = within(await threadBy('Greta Lindqvist'))
  await expect(resolved.getByText(/^Resolved by Marta Kowalczyk/)).toBeVisible()
  resolved.getByRole('button', { name: 'Reopen' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Resolved/ })).toBeNull())
})

Default.test('a badge opens the thread, and the step that is chosen next shows its comments', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Details' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  await userEvent.click(await screen.findByTitle('4 open comments'))
  await waitFor(async () => expect(await threadBy('Greta Lindqvist')).toHaveFocus())
  await userEvent.click(steps().getByRole('button', { name: /Complete data/ }))
  await expect(await screen.findByText('Everything is resolved.')).toBeVisible()
  await expect(screen.getByRole('tab', { name: 'Comments' })).toHaveAttribute('aria-selected', 'true')
})

/** Whom the letters behind an @ name. */
export const Mentioning = meta.story({
  ...onWide(address(onStep)),
  play: async ({ userEvent }) => {
    await drawn()
    await threadBy('Jonas Feld')
    await userEvent.type(await newComment(), 'Can you say, @car')
    await people()
  },
})

/** Those on all steps of a process; the last ones are on a step that the revision does not have. */
export const All = meta.story({
  ...onWide(address('&comments=all')),
  play: async () => {
    await drawn()
    await screen.findByRole('heading', { name: 'On steps that are not in this revision' })
  },
})

All.test('leads to a step, and back to the button that opened it', async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Comments' })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Close the comments' }))
  const button = screen.getByRole('button', { name: 'Comments 5 open comments' })
  await waitFor(() => expect(button).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  const panel = within(await screen.findByRole('region', { name: 'Comments' }))
  await userEvent.click(await panel.findByRole('button', { name: 'Approve' }))
  await expect(await newComment()).toBeVisible()
})

/** What somebody was led to by a notification, on a step that is gone. */
export const Gone = meta.story({
  ...onWide(address('&step=Step_8&thread=CT-00004')),
  parameters: { ...onWide(address('')).parameters, ...unpictured },
  play: async () => {
    await waitFor(async () => expect(await threadBy('Diego Aranda')).toHaveFocus())
  },
})

/** A link to comments that were deleted says so. */
export const Deleted = meta.story({
  ...onWide(address('&step=Step_2&thread=CT-99999')),
  parameters: { ...onWide(address('')).parameters, ...unpictured },
  play: async () => void (await screen.findByText('These comments do not exist any more.')),
})

/** Somebody was led to what is resolved. */
export const Resolved = meta.story({
  ...onWide(address('&step=Step_2&thread=CT-00003')),
  play: async () => {
    await drawn()
    await waitFor(async () => expect(await threadBy('Inês Carvalho')).toHaveFocus())
    await screen.findByText(/^Resolved by Greta Lindqvist/)
  },
})

/** Nobody has commented on the step. */
export const Empty = meta.story({
  ...onWide(address('&step=Step_1&comments=step')),
  play: async () => {
    await drawn()
    await screen.findByText('Nobody has commented on this step yet.')
  },
})

/** Nobody has commented on the process. */
export const NoneAtAll = meta.story({
  ...onWide(address('&comments=all')),
  beforeEach: ({ msw }) => msw.use(http.get(threads, () => HttpResponse.json([]))),
  play: async () => {
    await drawn()
    await screen.findByRole('heading', { name: 'No comments yet' })
  },
})

/** Whatever somebody writes is text; only addresses of the web are links. */
export const Hostile = meta.story({
  ...onWide(address(onStep)),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(threads, () =>
        HttpResponse.json([
          threadOf([
            commentBy('<b>Bobby</b>', 3, '<img src=x onerror=alert(1)> javascript:alert(1) [x](javascript:alert(1))'),
            commentBy('\u202Eevil', 4, `https://example.com/${'long'.repeat(60)}\n\n\n${'W'.repeat(200)}`),
            { ...commentBy('Nora', 5, ''), deleted: true, body: [] },
            commentBy('Nora', 6, 'שלום https://user:secret@example.com '),
          ]),
        ]),
      ),
    ),
  play: async () => {
    await drawn()
    const thread = within(await threadBy('<b>Bobby</b>'))
    await expect(thread.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(0, 20))).toEqual([
      'https://example.com/',
    ])
  },
})

/** It could not be sent: it stays, says why, and is tried again. */
export const Failing = meta.story({
  ...onWide(address(onStep)),
  beforeEach: ({ msw }) => msw.use(http.post(starting, () => HttpResponse.json({}, { status: 503 }), { once: true })),
  play: async ({ userEvent }) => {
    await drawn()
    await threadBy('Jonas Feld')
    await userEvent.type(await newComment(), `Is it needed?${send}`)
    await screen.findByText(/^It could not be saved/)
  },
})

Failing.test('tries again', async ({ userEvent }) => {
  await expect(await newComment()).toHaveValue('Is it needed?')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect(await within(await threadBy('Marta Kowalczyk')).findByText('Is it needed?')).toBeVisible()
  await expect(await newComment()).toHaveValue('')
})

/** Without a network it is kept, and says so. */
export const Offline = meta.story({
  ...onWide(address(onStep)),
  beforeEach: ({ msw }) => {
    msw.use(http.post(starting, () => HttpResponse.error()))
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ userEvent }) => {
    await drawn()
    await threadBy('Jonas Feld')
    const field = await newComment()
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    await userEvent.type(field, `On the train${send}`)
    await screen.findByText(/^You are offline/)
  },
})

/** Somebody answered in the meantime: what they wrote is there, and nothing is resolved unseen. */
export const Conflict = meta.story({
  ...onWide(address(onStep)),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(threads, () => HttpResponse.json([threadOf([commentBy('Nora', 3, 'Does it stay?')])])),
      http.post('*/api/processes/threads/*/state', () =>
        HttpResponse.json(
          {
            defined: true,
            code: 'CONFLICT',
            status: 409,
            message: 'Somebody else changed it in the meantime.',
            data: {
              current: threadOf([commentBy('Nora', 3, 'Does it stay?'), commentBy('Piotr', 4, 'Wait!')], {
                lockVersion: 2,
              }),
            },
          },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ userEvent }) => {
    await drawn()
    await userEvent.click(within(await threadBy('Nora')).getByRole('button', { name: 'Resolve' }))
    await screen.findByText(/^Somebody changed or answered this/)
    await screen.findByText('Wait!')
  },
})

/** The comments cannot be fetched: it says so, and asks again. */
export const NotLoaded = meta.story({
  ...onWide(address(onStep)),
  beforeEach: ({ msw }) => msw.use(http.get(threads, () => HttpResponse.json({}, { status: 404 }))),
  play: async () => {
    await drawn()
    await screen.findByRole('heading', { name: 'The comments could not be loaded' })
  },
})

NotLoaded.test('asks again', async ({ msw, userEvent }) => {
  msw.use(http.get(threads, () => HttpResponse.json([threadOf([commentBy('Nora', 3, 'Does it stay?')])])))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await threadBy('Nora')
})

let hasArrived = false

/** What others write arrives when somebody comes back to the page, and is said. */
export const Arriving = meta.story({
  ...onWide(address(onStep)),
  parameters: { ...onWide(address('')).parameters, ...unpictured },
  beforeEach: ({ msw }) => {
    hasArrived = false
    const first = commentBy('Nora', 3, 'Does it stay?')
    msw.use(
      http.get(threads, () =>
        HttpResponse.json([threadOf(hasArrived ? [first, commentBy('Piotr', 4, 'It stays.')] : [first])]),
      ),
    )
  },
  play: async () => {
    await threadBy('Nora')
    hasArrived = true
    // As often as somebody looks: the first time the page may not have begun to follow them.
    await waitFor(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      await expect(screen.getByText('It stays.')).toBeVisible()
    })
    await screen.findByText('New comment from Piotr on Approve')
  },
})

/** Whoever is no administrator takes back their own comments alone. */
export const Ordinary = meta.story({
  ...onWide(address(onStep), { as: 'ordinary' }),
  parameters: { ...onWide(address(''), { as: 'ordinary' }).parameters, ...unpictured },
  play: async () => {
    await threadBy('Jonas Feld')
    await newComment()
    await expect(await screen.findAllByRole('button', { name: /^Actions for the comment/ })).toHaveLength(1)
  },
})

/** While they are loading. */
export const Loading = meta.story({
  ...onWide(address(onStep)),
  beforeEach: ({ msw }) => msw.use(http.get(threads, pageState.never)),
  play: async () => {
    await drawn()
    await newComment()
  },
})

/** On a phone: below the diagram, over the steps. */
export const Phone = meta.story({
  ...at(address(onStep), { phone: true }),
  play: async () => void (await threadBy('Jonas Feld')),
})

/** In German. */
export const German = meta.story({
  ...onWide(address('&comments=all', 'de')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Zu Schritten, die es in dieser Revision nicht gibt' })
    await screen.findByRole('button', { name: 'Kommentare 5 offene Kommentare' })
  },
})
