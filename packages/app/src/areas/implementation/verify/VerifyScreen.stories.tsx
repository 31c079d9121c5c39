import { at, sceneAddress } from '@embpm/storybook/at'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http, type HttpHandler } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { rules } from './rules/rules.js'
import { smallModel } from './smallModel.fixture.js'
import { VerifyScreen } from './VerifyScreen.js'

const meta = preview.meta({
  component: VerifyScreen,
  beforeEach: ({ msw }) => msw.use(...smallModel),
})

const path = 'implementation/verify'
const page = (search = '', language?: string) => `${sceneAddress(path, language)}${search}`
const known = '*/api/implementation/model-check'

/** Runs the check, and waits until its outcome is stored. */
async function check(name = 'Run check') {
  const button = await screen.findByRole('button', { name })
  button.click()
  await screen.findByRole('button', { name: 'Cancel check' })
  await screen.findByRole('button', { name: 'Run again' })
  await screen.findByText(/ objects in /)
}

const rule = async (title: RegExp | string) =>
  within(await screen.findByRole('navigation', { name: 'Rules' })).findByRole('button', { name: title })
const grid = () => screen.findByRole('grid')
const rows = async () =>
  within(await grid())
    .getAllByRole('row')
    .slice(1)

/** A check that found nothing. */
const clean: HttpHandler = http.get(known, () =>
  HttpResponse.json({
    runs: [],
    latest: {
      id: 'r',
      key: 'k',
      byId: 'USR-00001',
      by: 'Marta Kowalczyk',
      at: '2026-11-20T08:00:00.000Z',
      before: null,
      objects: 11_420,
      milliseconds: 9000,
      mended: [],
      rules: rules.map(({ id, severity }) => ({ id, severity, count: 0, checked: 'yes', findings: [] })),
    },
    ignored: [],
  }),
)

/** After a check: what was found, by rules. */
export const Default = meta.story({
  ...at(page('?rule=instanceEnded')),
  play: async () => {
    await check()
    await grid()
  },
})

/** Before the first check. */
export const Empty = meta.story({
  ...at(page()),
  play: async () => void (await screen.findByText('Not checked yet')),
})

/** While a check is going on: rules tick off one by one. */
export const Running = meta.story({
  ...at(page()),
  // How many objects and rules are through is a matter of the moment.
  parameters: { ...at(page()).parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/implementation/test-tasks', ({ request }) =>
        request.url.includes('sort=id') ? pageState.never() : undefined,
      ),
    ),
  play: async () => {
    ;(await screen.findByRole('button', { name: 'Run check' })).click()
    await screen.findByRole('progressbar', { name: 'Checking the model' })
    await rule(/^Passed Every project has a manager/)
    await rule(/^Not checked yet Every test task has a tester/)
  },
})

/** Nothing was found. */
export const Clean = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(clean),
  play: async () => void (await screen.findByText(`Nothing found in ${rules.length} rules`)),
})

/** Something could not be read: its rules say so. */
export const PartFailed = meta.story({
  ...at(page('?rules=all&topic=technology')),
  beforeEach: ({ msw }) => {
    let failures = 1
    msw.use(
      http.get('*/api/implementation/technologies', ({ request }) => {
        if (!request.url.includes('sort=id') || failures === 0) return undefined
        failures -= 1
        return HttpResponse.json({}, { status: 400 })
      }),
    )
  },
  play: async () => {
    await check()
    await screen.findByText('Not everything could be read')
  },
})

/** What was found last cannot be loaded. */
export const Failing = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(http.get(known, () => HttpResponse.json({}, { status: 503 }))),
  play: async () => void (await screen.findByText('The last check could not be loaded')),
})

/** Without a network what was found last is shown. */
export const Offline = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => {
    msw.use(clean)
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async () => {
    await screen.findByText(`Nothing found in ${rules.length} rules`)
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    window.dispatchEvent(new Event('offline'))
    await screen.findByText('No network')
    await expect(screen.getByRole('button', { name: 'Run again' })).toBeDisabled()
  },
})

/** A finding that is ignored for a reason. */
export const Ignored = meta.story({
  ...at(page('?rule=instanceEnds')),
  // What was said of it goes away by itself.
  parameters: { ...at(page()).parameters, ...unpictured },
  play: async ({ userEvent }) => {
    await check()
    await userEvent.click((await rows())[0] ?? document.body)
    await userEvent.click(await screen.findByRole('button', { name: 'Ignore' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The vendor keeps it.')
    await userEvent.click(dialog.getByRole('button', { name: 'Ignore' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await screen.findByRole('radio', { name: 'Ignored 1' }))
    await screen.findByText(/The vendor keeps it\.$/)
  },
})

/** On a phone: findings as cards, rules in a sheet. */
export const Phone = meta.story({
  ...at(page('?rule=instanceEnded'), { phone: true }),
  play: async () => {
    await check()
    await grid()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** In German. */
export const German = meta.story({
  ...at(page('?rule=instanceEnded', 'de')),
  play: async () => {
    ;(await screen.findByRole('button', { name: 'Prüfung starten' })).click()
    await screen.findByText(/ Objekte in /)
    await grid()
  },
})

const ended = () => rule(/No technology past its end of life/)
const soon = () => screen.findByRole('heading', { name: 'Technologies last another 180 days' })
/** How many findings the rule about technologies that end soon has. */
const ending = async () => Number((await rule(/Technologies last another 180 days/)).querySelector('b')?.textContent)
const firstId = async () => {
  const link = within((await rows())[0] ?? document.body).getAllByRole('link')[0]
  return link?.getAttribute('href')?.split('/').at(-1)?.split('?')[0] ?? ''
}

Default.test('a finding that is mended on its page is gone with the next check', async ({ userEvent }) => {
  const before = Number((await ended()).querySelector('b')?.textContent)
  const id = await firstId()
  await userEvent.click(within((await rows())[0] ?? document.body).getByRole('link', { name: 'Replace' }))
  await screen.findByRole('button', { name: 'Save' })
  // A technology that lasts until 2033.
  await asAnother.save(`/implementation/technology-instances/${id}`, { technologyId: 'TEC-00004' })
  await userEvent.click(screen.getByRole('link', { name: 'Verify' }))
  await check('Run again')
  await waitFor(async () => expect((await ended()).querySelector('b')).toHaveTextContent(String(before - 1)))
  await screen.findByText(/ 1 mended/)
  await userEvent.click(await screen.findByRole('radio', { name: 'Mended 1' }))
  await waitFor(async () => expect(await firstId()).toBe(id))
})

Default.test('by keys: arrows go to a finding, I ignores it, Enter opens what mends it', async ({ userEvent }) => {
  const first = await rule(/Technologies last another 180 days/)
  first.focus()
  await userEvent.keyboard('{Enter}')
  await soon()
  const before = await ending()
  const table = await grid()
  table.focus()
  await userEvent.keyboard('{ArrowDown}i')
  const dialog = within(await screen.findByRole('dialog'))
  const reason = await dialog.findByRole('textbox', { name: /^Reason/ })
  await waitFor(() => expect(reason).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await dialog.findByText('Say why it can be ignored.')
  await userEvent.keyboard('It is archived{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(await ending()).toBe(before - 1))
  ;(await grid()).focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Rules' })).toBeNull())
})

Default.test('where another was faster, both decisions are told', async ({ userEvent }) => {
  await userEvent.click(await rule(/Technologies last another 180 days/))
  await soon()
  const id = await firstId()
  await userEvent.click((await rows())[0] ?? document.body)
  await userEvent.click(await screen.findByRole('button', { name: 'Ignore' }))
  const dialog = within(await screen.findByRole('dialog'))
  await asAnother.post('/implementation/model-check/ignored', {
    key: `instanceEnds:technologyInstances:${id}:`,
    reason: 'It is archived',
    lockVersion: null,
  })
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The vendor keeps it')
  const ignore = dialog.getByRole('button', { name: 'Ignore' })
  await userEvent.click(ignore)
  await dialog.findByText(/ignored this finding in the meantime: It is archived/)
  await userEvent.click(ignore)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

Default.test('rules are filtered, and the address says so', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Filter rules' }))
  const filters = within(await screen.findByRole('dialog', { name: 'Filter rules' }))
  await userEvent.selectOptions(filters.getByRole('combobox', { name: 'Severity' }), 'Error')
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Filter rules, filter is set' })
  await waitFor(() => expect(screen.queryByRole('button', { name: /Technologies last another 180 days/ })).toBeNull())
})

Running.test('a check is cancelled, and nothing of it is stored', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel check' }))
  await screen.findByText('The check was cancelled')
  await screen.findByText('The check was cancelled. Nothing was stored.')
})

PartFailed.test('what could not be read is tried again', async ({ userEvent }) => {
  await rule(/^Could not be checked No technology past its end of life/)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Not everything could be read')).toBeNull())
  await screen.findByText(/ objects in /)
  await rule(/^Error No technology past its end of life/)
})

Ignored.test('it is taken back', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))
  await screen.findByRole('radio', { name: 'Ignored 0' })
})

Phone.test('rules are chosen in a sheet', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Rules' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Rules' }))
  await userEvent.click(await sheet.findByRole('button', { name: /Technologies last another 180 days/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('heading', { name: 'Technologies last another 180 days' })
})

Failing.test('it can be tried again, and a check can be run', async ({ userEvent, msw }) => {
  msw.use(clean)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(`Nothing found in ${rules.length} rules`)
})
