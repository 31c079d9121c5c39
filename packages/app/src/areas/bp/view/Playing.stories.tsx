import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { eventful } from './eventful.fixture.js'
import { ViewScreen } from './ViewScreen.js'

/** Create deliveries: published, with two decisions. */
const published = 'bp/view?process=PRC-00082'

const meta = preview.meta({ component: ViewScreen })

const wide = {
  viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
}
const onWide = (address: string) => ({
  ...at(address),
  parameters: { ...at(address).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
})

interface User {
  click: (element: Element) => Promise<void>
  keyboard: (text: string) => Promise<void>
}

const words = {
  en: { play: 'Play', pause: 'Pause', player: 'Player', next: 'Next step' },
  de: { play: 'Abspielen', pause: 'Pause', player: 'Wiedergabe', next: 'Nächster Schritt' },
}

/** Begins to play and pauses at once. */
async function begin(user: User, language: keyof typeof words = 'en') {
  const { play, pause, player } = words[language]
  await user.click(await screen.findByRole('button', { name: play }))
  const group = within(await screen.findByRole('group', { name: player }))
  await user.click(group.getByRole('button', { name: pause }))
  return group
}

const said = () =>
  screen.getByRole('group', { name: /Player|Wiedergabe/ }).querySelector('[role="status"]')?.textContent

/** Presses Next until something is said; it may have gone on by itself before it was paused. */
async function stepTo(user: User, text: RegExp, language: keyof typeof words = 'en') {
  for (let count = 0; count < 20 && !text.test(said() ?? ''); count++)
    await user.click(screen.getByRole('button', { name: words[language].next }))
  await expect(said()).toMatch(text)
}

const steps = () => within(screen.getByRole('list', { name: 'Steps' }))

/** In the middle of a path: what was passed is marked, and where it is now. */
export const Playing = meta.story({
  ...onWide(sceneAddress(`${published}&path=1`)),
  play: async ({ userEvent }) => {
    await begin(userEvent)
    await stepTo(userEvent, /Approve/)
  },
})

Playing.test('says where it is, and selects that in the list and in the diagram', async () => {
  await expect(said()).toMatch(/^Step \d of \d+: Approve, Head of sales$/)
  await expect(steps().getByRole('button', { name: /Approve/ })).toHaveAttribute('aria-current', 'step')
  await expect(screen.getByRole('button', { name: /^User task Approve/ })).toHaveAttribute('aria-pressed', 'true')
  // What is behind is not marked yet.
  const marked = document.querySelectorAll('.djs-shape.emb-path')
  await expect([...marked].map((one) => one.getAttribute('data-element-id'))).not.toContain('End')
  await expect(document.querySelectorAll('.emb-current')).toHaveLength(1)
})

Playing.test('is worked by keys: arrows step, Space plays and pauses, Escape stops', async ({ userEvent }) => {
  const player = within(screen.getByRole('group', { name: 'Player' }))
  player.getByRole('button', { name: 'Play' }).focus()
  const before = said()
  await userEvent.keyboard('{ArrowRight}')
  await expect(said()).not.toBe(before)
  await userEvent.keyboard('{ArrowLeft}')
  await expect(said()).toBe(before)
  await userEvent.keyboard(' ')
  await expect(await player.findByRole('button', { name: 'Pause' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect(await player.findByRole('button', { name: 'Play' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus())
  await expect(screen.queryByRole('group', { name: 'Player' })).toBeNull()
  await expect(document.querySelector('.emb-current')).toBeNull()
  // Who plays goes on with the keys.
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus())
})

Playing.test('goes on by itself, and as fast as one wants', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
  await expect(said()).toMatch(/^Step 1 of/)
  await userEvent.click(screen.getByRole('button', { name: 'Speed 1×' }))
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await expect(screen.getByRole('button', { name: 'Speed 2×' })).toBeVisible()
  await waitFor(() => expect(said()).not.toMatch(/^Step 1 of/))
})

Playing.test('lets one look at another step meanwhile, and goes on from where it was', async ({ userEvent }) => {
  const first = steps().getByRole('button', { name: /Enter request/ })
  await userEvent.click(first)
  await expect(await screen.findByRole('heading', { name: 'Enter request' })).toBeVisible()
  await expect(first).toHaveAttribute('aria-current', 'step')
  await expect(said()).toMatch(/Approve/)
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }))
  // Details that are open follow.
  await expect(await screen.findByRole('heading', { name: 'Within limit?' })).toBeVisible()
})

/** At a decision it asks which way to take. */
export const Asking = meta.story({
  ...onWide(sceneAddress(published)),
  play: async ({ userEvent }) => {
    await begin(userEvent)
    await stepTo(userEvent, /Which way\?/)
  },
})

Asking.test('the arrow key goes to the first way, and choosing goes on by it', async ({ userEvent }) => {
  screen.getByRole('button', { name: 'Play' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  const ways = within(screen.getByRole('group', { name: 'Which way?' }))
  const [no, yes] = ways.getAllByRole('button')
  await expect(no).toHaveTextContent('No')
  await expect(no).toHaveFocus()
  await expect(yes).toHaveTextContent('Yes')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(said()).not.toMatch(/Which way/))
  await userEvent.click(screen.getByRole('button', { name: 'Step back' }))
  await expect(said()).toMatch(/Which way\?$/)
})

/** At its end. */
export const Ended = meta.story({
  ...onWide(sceneAddress(`${published}&path=2`)),
  play: async ({ userEvent }) => {
    await begin(userEvent)
    await stepTo(userEvent, /The process has ended\.$/)
  },
})

Ended.test('numbers the steps as the path passes them', async () => {
  await expect(said()).toMatch(/^Step 9 of 9: Request closed/)
  const textOf = (button: HTMLElement, part: string) => button.querySelector(`.emb-app-step-${part}`)?.textContent
  const numbered = steps()
    .getAllByRole('button')
    .map((button) => `${textOf(button, 'number')} ${textOf(button, 'name')}`)
  await expect(numbered.slice(5)).toEqual([
    '6 Within limit?',
    ' Reject with reason',
    '7 Record in the system',
    ' Check automatically',
    '8 Inform requester',
    '9 Request closed',
  ])
})

Ended.test('has no next step, and plays again from the beginning', async ({ userEvent }) => {
  await expect(screen.getByRole('button', { name: 'Next step' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await waitFor(() => expect(said()).toMatch(/^Step 1 of/))
})

/** Who does each step and who answers for it, beside what it uses. */
export const Roles = meta.story({
  ...onWide(sceneAddress(`${published}&show=roles&show=links`)),
  play: async () =>
    void (await screen.findByRole('button', {
      name: 'User task Approve, lane Head of sales, responsible: Head of sales, accountable: Head of sales',
    })),
})

Roles.test('nobody hears the roles twice, and none is wider than its step', async () => {
  const all = () => [...document.querySelectorAll<HTMLElement>('.emb-app-step-roles')]
  await waitFor(() => expect(all().length).toBeGreaterThan(4))
  const labels = all()
  for (const label of labels) await expect(label).toHaveAttribute('aria-hidden', 'true')
  const boxes = labels.map((label) => label.getBoundingClientRect())
  const overlapping = boxes.filter((box, index) =>
    boxes.some(
      (other, at) =>
        at > index &&
        box.left < other.right &&
        other.left < box.right &&
        box.top < other.bottom &&
        other.top < box.bottom,
    ),
  )
  await expect(overlapping).toEqual([])
})

Roles.test('Enter on the selected step goes to its details', async ({ userEvent }) => {
  steps()
    .getByRole('button', { name: /Request received/ })
    .focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(await screen.findByRole('heading', { name: 'Enter request' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect(screen.getByRole('button', { name: 'Step before' })).toHaveFocus()
})

/** At a step that an event can end: it is offered beside the usual way. */
export const WithEvent = meta.story({
  ...onWide(sceneAddress(published)),
  beforeEach: ({ msw }) => msw.use(http.get('*/api/processes/revisions/*', () => HttpResponse.json(eventful))),
  play: async ({ userEvent }) => {
    await begin(userEvent)
    await stepTo(userEvent, /Wait for the answer/)
    await expect(screen.getByRole('group', { name: 'Or this happens:' })).toBeVisible()
  },
})

WithEvent.test('goes on by the event, and says where nothing comes any more', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Two days' }))
  await expect(said()).toMatch(/Two days$/)
  await stepTo(userEvent, /Both\?It waits here for a way that nothing comes by\.$/)
  await expect(screen.getByRole('button', { name: 'Next step' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Step back' }))
  await expect(said()).toMatch(/Remind$/)
})

/** On a phone the player lies below the diagram. */
export const PhonePlaying = meta.story({
  ...at(sceneAddress(published), { phone: true }),
  play: async ({ userEvent }) => {
    await begin(userEvent)
    await stepTo(userEvent, /Which way\?/)
  },
})

PhonePlaying.test('shows no details over the page while it goes on', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(said()).not.toMatch(/Which way/))
  await expect(screen.queryByRole('dialog')).toBeNull()
})

/** In German. */
export const GermanPlaying = meta.story({
  ...onWide(sceneAddress(`${published}&show=roles`, 'de')),
  play: async ({ userEvent }) => {
    await begin(userEvent, 'de')
    await stepTo(userEvent, /Welcher Weg\?/, 'de')
  },
})
