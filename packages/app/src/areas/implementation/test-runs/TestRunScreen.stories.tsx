import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { pasteFiles } from '../../../uploads/uploadFiles.fixture.js'
import { runOf } from './run.fixture.js'
import { TestRunScreen } from './TestRunScreen.js'

const meta = preview.meta({
  component: TestRunScreen,
  // What a story did not send is not sent by the next one.
  beforeEach: () => void indexedDB.deleteDatabase('embpm-evidence'),
})

const path = 'implementation/test-task/run'
const page = (search = '?run=TR-00003', language?: string) => `${sceneAddress(path, language)}${search}`

const isAt = (number: number) =>
  waitFor(() =>
    expect(screen.getByText(`Step ${number}`, { selector: '.emb-app-run-where > span' })).toBeInTheDocument(),
  )
const done = (text: string) => screen.findByText(text, { selector: '.emb-app-run-progress b' })
const actual = () => screen.findByRole('textbox', { name: 'Actual' })
const waiting = (count: number) =>
  screen.findByText(count === 1 ? '1 result is not sent yet' : `${count} results are not sent yet`, {
    selector: '.emb-app-run-messages *',
  })
const stored = () => waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull())

/** What another tester records of the eighth step. */
const anotherRecords = () =>
  asAnother.post('/implementation/test-runs/record', {
    results: [
      {
        key: 'key-of-another',
        earlier: [],
        id: 'RES-00068',
        lockVersion: 4,
        result: 'fail',
        actual: 'The tax code is wrong.',
        defectRef: 'DEF-0500',
        seconds: 30,
        executedAt: '2026-11-20T08:31:00.000Z',
      },
    ],
  })

/** Takes the network away, or gives it back. */
function network(isThere: boolean) {
  if (isThere) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
}

/** A screenshot as the clipboard holds it. */
async function screenshot(): Promise<File> {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [320, 180]
  const context = canvas.getContext('2d')
  for (const [nth, colour] of ['#8aa4f0', '#e8ebf2', '#c9d2e3', '#3d8f5f'].entries()) {
    if (!context) break
    context.fillStyle = colour
    context.fillRect(0, nth * 45, 320, 45)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(blob ? [blob] : [], 'posting-log.png', { type: 'image/png' })
}

/** A run in the middle, as one opens it: at the first step that is not run. */
export const Default = meta.story({
  ...at(page()),
  play: async () => {
    await isAt(8)
    await screen.findByText('Run 2, ', { exact: false })
  },
})

/** A failure needs to be described first. */
export const SaysFirst = meta.story({
  ...at(page()),
  play: async ({ userEvent }) => {
    await isAt(8)
    await userEvent.keyboard('f')
    await waitFor(async () => expect(await actual()).toHaveFocus())
    await screen.findByText(/^Say what you saw/)
  },
})

/** With a screenshot that was pasted. */
export const Pasted = meta.story({
  ...at(page()),
  play: async () => {
    await isAt(8)
    await pasteFiles(await screenshot())
    const panel = within(screen.getByRole('complementary', { name: 'Evidence' }))
    await panel.findByRole('link', { name: 'posting-log' })
    await waitFor(() => expect(document.querySelector('.emb-app-run-evidence img')).not.toBeNull())
  },
})

/** Another tester was faster: both results are shown. */
export const Conflict = meta.story({
  ...at(page()),
  play: async ({ userEvent }) => {
    await isAt(8)
    await anotherRecords()
    await userEvent.keyboard('p')
    await screen.findByText(/ recorded step 8 as well/)
  },
})

/** Without a network: one goes on, and what is recorded is kept. */
export const Offline = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => {
    msw.use(http.all('*/api/*', () => (navigator.onLine ? undefined : HttpResponse.error())))
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ userEvent }) => {
    await isAt(8)
    network(false)
    await userEvent.keyboard('pp')
    await isAt(10)
    await waiting(2)
    await screen.findByText('Could not be loaded.')
  },
})

/** A run that is finished. */
export const Finished = meta.story({
  ...at(page('?run=TR-00001')),
  play: async () => void (await screen.findByText(/^This run is finished/)),
})

/** The runs that one can go on with. */
export const Runs = meta.story({
  ...at(page('')),
  play: async () => void (await screen.findByRole('list', { name: 'Open test runs' })),
})

/** A run that is started. */
export const Start = meta.story({
  ...at(page('?scenario=SC-00007')),
  play: async ({ userEvent }) => {
    await screen.findByText('No run is open')
    const [start] = screen.getAllByRole('button', { name: 'Start run' })
    if (start) await userEvent.click(start)
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /^Scenario/ })).toHaveValue('SC-0007 Journal entries, domestic'),
    )
  },
})

/** On a phone: buttons for each result below, steps in a sheet. */
export const Phone = meta.story({
  ...at(page(), { phone: true }),
  play: async () => {
    await isAt(8)
    await screen.findByRole('button', { name: 'Photo' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** In German. */
export const German = meta.story({
  ...at(page(undefined, 'de')),
  play: async () => void (await screen.findByText('Schritt 8', { selector: '.emb-app-run-where > span' })),
})

/** 2,000 steps, while the server does not answer. */
export const Large = meta.story({
  ...at(page('?run=TR-00099')),
  parameters: { ...at(page()).parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/implementation/test-runs/TR-00099/read', () =>
        HttpResponse.json(runOf(Array.from({ length: 2000 }, () => 'not run' as const))),
      ),
      http.post('*/api/implementation/test-runs/record', () => HttpResponse.json({}, { status: 503 })),
    ),
  play: async () => isAt(1),
})

Default.test('a whole run by keyboard alone, with a failure and a pasted screenshot', async ({ userEvent }) => {
  await isAt(8)
  await userEvent.keyboard('p')
  await isAt(9)
  await userEvent.keyboard('f')
  await waitFor(async () => expect(await actual()).toHaveFocus())
  await userEvent.keyboard('The amount is wrong.{Escape}')
  await pasteFiles(await screenshot())
  await screen.findByRole('link', { name: 'posting-log' })
  await userEvent.keyboard('f')
  await isAt(10)
  for (let number = 10; number < 30; number += 1) {
    await userEvent.keyboard('p')
    await isAt(number + 1)
  }
  await userEvent.keyboard('p')
  await done('30 of 30')
  await stored()
  await userEvent.click(screen.getByRole('button', { name: 'Finish run' }))
  await expect(await screen.findByText(/^This run is finished/)).toBeVisible()
})

Default.test('U takes the last result back, arrows go from step to step', async ({ userEvent }) => {
  await userEvent.keyboard('b')
  await waitFor(async () => expect(await actual()).toHaveFocus())
  await userEvent.keyboard('pp no access{Escape}b')
  await isAt(9)
  await done('8 of 30')
  await userEvent.keyboard('u')
  await isAt(8)
  await done('7 of 30')
  await expect(await actual()).toHaveValue('')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await isAt(6)
  await userEvent.keyboard('{ArrowRight}')
  await isAt(7)
})

Default.test('what another tester records is seen', async () => {
  await anotherRecords()
  // As who comes back to this tab.
  window.dispatchEvent(new Event('visibilitychange'))
  await done('8 of 30')
})

Conflict.test('mine is recorded over it', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Record mine again' }))
  await waitFor(() => expect(screen.queryByText(/ recorded step 8 as well/)).toBeNull())
  await stored()
})

Conflict.test('or theirs is kept', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep theirs' }))
  await userEvent.keyboard('{ArrowLeft}')
  await isAt(8)
  await waitFor(async () => expect(await actual()).toHaveValue('The tax code is wrong.'))
})

Offline.test('it is sent once there is a network again', async () => {
  network(true)
  await stored()
  await done('9 of 30')
})

Offline.test('so is the rest of the run, with a failure and a pasted screenshot', async ({ userEvent }) => {
  await userEvent.keyboard('f')
  await waitFor(async () => expect(await actual()).toHaveFocus())
  await userEvent.keyboard('The amount is wrong.{Escape}')
  await pasteFiles(await screenshot())
  await userEvent.keyboard('f')
  for (let number = 11; number < 30; number += 1) {
    await isAt(number)
    await userEvent.keyboard('p')
  }
  await isAt(30)
  await userEvent.keyboard('p')
  await done('30 of 30')
  await waiting(23)
  network(true)
  await stored()
  await userEvent.click(screen.getByRole('button', { name: 'Finish run' }))
  await screen.findByText(/^This run is finished/)
  await userEvent.click(screen.getByRole('button', { name: /^10 / }))
  await isAt(10)
  await expect(await actual()).toHaveValue('The amount is wrong.')
  await screen.findByRole('link', { name: 'posting-log' })
})

Start.test('opens with its first step', async ({ userEvent }) => {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start run' }))
  await isAt(1)
  await done('0 of 30')
})

Phone.test('a result leads to the next step, and steps are in a sheet', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: /^Pass/ }))
  await isAt(9)
  await userEvent.click(screen.getByRole('button', { name: 'Steps' }))
  const sheet = within(await screen.findByRole('dialog'))
  const [first] = sheet.getAllByRole('button', { name: /^1 / })
  if (first) await userEvent.click(first)
  await isAt(1)
})

Large.test('goes on by a key, and draws what is in sight', async ({ userEvent }) => {
  await userEvent.keyboard('ppp')
  await isAt(4)
  await waiting(3)
  await expect(screen.getByRole('list', { name: 'Steps' }).children.length).toBeLessThan(80)
})
