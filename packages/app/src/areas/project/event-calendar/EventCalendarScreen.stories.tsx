import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { upload } from '../../../entity/import/importStory.fixture.js'
import { savedFiles } from '../operation-tasks/gantt/savedFiles.fixture.js'
import { broken, fromGoogle, fromOutlook } from './calendarFiles.fixture.js'
import { EventCalendarScreen } from './EventCalendarScreen.js'

const meta = preview.meta({ component: EventCalendarScreen })

const zone = 'zone=Europe%2FBerlin'
const address = (search = '') => sceneAddress(`project/calendar?${zone}${search}`)
const onPhone = (search = '') => at(address(search), { phone: true })

/** An event as the grid or the agenda shows it: the first of that name. */
const event = (name: RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const [found] = screen.queryAllByText(name).flatMap((one) => one.closest<HTMLElement>('[data-event]') ?? [])
    if (!found) throw new Error(`There is no event ${name}`)
    return found
  })
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const saysSo = (text: RegExp) => screen.findByText(text)

/** November 2026: events of five calendars, series among them, and the days off. */
export const Default = meta.story({
  ...at(address()),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Calendar, November 2026' })
    await event(/^Regression test, O2C and P2P$/)
  },
})

/** A week by the hour. */
export const Week = meta.story({
  ...at(address('&view=week')),
  play: async () => {
    await event(/^Cutover plan, hour by hour$/)
    await screen.findByText('W47')
  },
})

/** One day. */
export const Day = meta.story({
  ...at(address('&view=day')),
  play: async () => void (await event(/^Cutover rehearsal 3, briefing$/)),
})

/** What happens from today on, day by day, with everything that is due beside it. */
export const Agenda = meta.story({
  ...at(address('&view=agenda&layer=orders&layer=periods&layer=tasks&layer=holidays')),
  play: async () => {
    await event(/^Cutover rehearsal 3, briefing$/)
    await screen.findByRole('link', { name: /^W47, open$/ })
  },
})

/** A series in the editor: how often, with its next dates. */
export const Editor = meta.story({
  ...at(address('&event=EVT-00004&at=2026-11-30T15:00')),
  play: async () => {
    const panel = await dialog('Period close')
    await panel.findByText('Next: Nov 30, 2026 · Dec 31, 2026 · Jan 29, 2027 and more')
    await expect(panel.getByRole('combobox', { name: 'Repeats' })).toHaveValue('MONTHLY')
  },
})

/** A series is saved: which of it is meant. */
export const SeriesQuestion = meta.story({
  ...at(address('&event=EVT-00005&at=2026-11-20T11:00')),
  play: async ({ userEvent }) => {
    const panel = await dialog('SIT 2, defect triage')
    const title = await panel.findByRole('textbox', { name: /^Title/ })
    await userEvent.clear(title)
    await userEvent.type(title, 'Defect triage')
    await userEvent.click(panel.getByRole('button', { name: 'Save event' }))
    await (await dialog('What is to be changed?')).findByRole('radio', { name: 'This and following' })
  },
})

/** An event is moved by keys. */
export const Move = meta.story({
  ...at(address('&view=agenda')),
  play: async ({ userEvent }) => {
    const one = await event(/^Cutover rehearsal 3, briefing$/)
    one.focus()
    await userEvent.keyboard('{Alt>}m{/Alt}')
    await (await dialog('Move the event')).findByRole('group', { name: /^Day/ })
  },
})

/** A file of another program: what is taken, and what is not, with line and reason. */
export const Import = meta.story({
  ...at(address()),
  play: async ({ userEvent }) => {
    await openImport(userEvent)
    await upload(new File([fromOutlook], 'outlook.ics', { type: 'text/calendar' }))
    const shown = await dialog('Import a calendar file')
    await shown.findByText('Its time zone is not known.')
    await shown.findByText(/^1 event is taken\. 3 parts are not\.$/)
  },
})

/** A file that is broken: where. */
export const BrokenImport = meta.story({
  ...at(address()),
  play: async ({ userEvent }) => {
    await openImport(userEvent)
    await upload(new File([broken], 'damaged.ics', { type: 'text/calendar' }))
    await (await dialog('Import a calendar file')).findByText('Line 5 is no property: it has no name, or no colon.')
  },
})

/** A year in which nobody has planned anything yet. */
export const Empty = meta.story({
  ...at(address('&view=agenda&day=2020-03-02&layer=')),
  play: async ({ canvas }) => void (await canvas.findByText('Nothing planned')),
})

/** On a phone: the week, and what happens from the chosen day on. */
export const Phone = meta.story({
  ...onPhone(),
  play: async () => {
    await event(/^Cutover rehearsal 3, briefing$/)
    await screen.findByRole('button', { name: /^Fri\s+20\s+November 2026, \d+ events$/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** The month on a phone. */
export const PhoneMonth = meta.story({
  ...onPhone('&view=month'),
  play: async () => void (await screen.findAllByText('20')),
})

/** In German. */
export const German = meta.story({
  ...at(address('&view=week&layer=periods&layer=holidays').replace('/en/', '/de/')),
  play: async () => {
    await event(/^Cutover plan, hour by hour$/)
    await screen.findByText('KW47')
  },
})

/** The server fails. */
export const Failing = meta.story({
  ...at(address()),
  parameters: { ...at(address()).parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/project/event-schedule/read', () => HttpResponse.json({}, { status: 503 }))),
  play: async ({ canvas }) => void (await canvas.findByText('The calendar could not be loaded')),
})

interface User {
  click: (element: Element) => Promise<void>
}

const openImport = async (user: User) => {
  await event(/^Regression test, O2C and P2P$/)
  await user.click(screen.getByRole('button', { name: 'Import and export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Import events (.ics)' }))
  await screen.findByRole('dialog', { name: 'Import a calendar file' })
}

/** An event of the agenda whose line has a text, and none where it has not. */
const lineOf = (name: RegExp, text: RegExp) => waitFor(async () => expect(await event(name)).toHaveTextContent(text))

Default.test('is shown as another view, and of other days, by keys', async ({ userEvent }) => {
  await event(/^Regression test, O2C and P2P$/)
  await userEvent.keyboard('a')
  await screen.findByRole('heading', { name: 'Fri, November 20' })
  await userEvent.keyboard('w')
  await screen.findByRole('heading', { level: 1, name: /^Calendar, November 16\D+22, 2026$/ })
  await userEvent.keyboard('j')
  await screen.findByRole('heading', { level: 1, name: /^Calendar, November 23\D+29, 2026$/ })
  await userEvent.keyboard('m')
  await userEvent.keyboard('t')
  await screen.findByRole('heading', { level: 1, name: 'Calendar, November 2026' })
})

Default.test('hides a calendar, and finds events by their title', async ({ userEvent }) => {
  await event(/^Regression test, O2C and P2P$/)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Test windows' }))
  await waitFor(() => expect(screen.queryByText('Regression test, O2C and P2P')).toBeNull())
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search events' }), 'rehearsal 2')
  await waitFor(() => expect(screen.queryByText('Scope freeze, wave 2')).toBeNull())
  await event(/^Cutover rehearsal 2, Poland$/)
})

Default.test('shows order intervals that lead to their orders', async ({ userEvent }) => {
  await event(/^Regression test, O2C and P2P$/)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Order intervals' }))
  const [first] = await screen.findAllByText(/^\d+ orders, /)
  await expect(first?.closest('a')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/project\/execution\/orders\?year=2026/),
  )
})

Default.test('makes a calendar, and an event in it', async ({ userEvent }) => {
  await event(/^Regression test, O2C and P2P$/)
  await userEvent.click(await screen.findByRole('button', { name: 'New calendar' }))
  const naming = await dialog('New calendar')
  await userEvent.type(await naming.findByRole('textbox', { name: /^Name/ }), 'Audits')
  await userEvent.click(naming.getByRole('radio', { name: 'Plum' }))
  await userEvent.click(naming.getByRole('button', { name: 'Create' }))
  await screen.findByRole('checkbox', { name: 'Audits' })
  await userEvent.click(screen.getByRole('button', { name: 'New event' }))
  const panel = await dialog('New event')
  await userEvent.click(panel.getByRole('button', { name: 'Create event' }))
  await panel.findByText('Give it a title')
  await userEvent.type(panel.getByRole('textbox', { name: /^Title/ }), 'Audit of the suppliers')
  await userEvent.selectOptions(panel.getByRole('combobox', { name: /^Calendar/ }), 'Audits')
  await userEvent.click(panel.getByRole('button', { name: 'Create event' }))
  await saysSo(/^“Audit of the suppliers” created$/)
  await event(/^Audit of the suppliers$/)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText('Audit of the suppliers')).toBeNull())
})

Agenda.test('opens an event, changes and deletes it, and takes it back', async ({ userEvent }) => {
  await userEvent.click(await event(/^Cutover rehearsal 3, briefing$/))
  const panel = await dialog('Cutover rehearsal 3, briefing')
  const place = await panel.findByRole('textbox', { name: 'Location' })
  await userEvent.type(place, 'Room Eder')
  await userEvent.click(panel.getByRole('button', { name: 'Save event' }))
  await lineOf(/^Cutover rehearsal 3, briefing$/, /Room Eder/)
  await userEvent.click(await event(/^Cutover rehearsal 3, briefing$/))
  await userEvent.click(await (await dialog('Cutover rehearsal 3, briefing')).findByRole('button', { name: 'Delete' }))
  await saysSo(/^“Cutover rehearsal 3, briefing” deleted$/)
  const undo = screen.getAllByRole('button', { name: 'Undo' }).at(-1)
  if (undo) await userEvent.click(undo)
  await lineOf(/^Cutover rehearsal 3, briefing$/, /Room Eder/)
})

SeriesQuestion.test('changes that one alone, or it and the following', async ({ userEvent }) => {
  await userEvent.click((await dialog('What is to be changed?')).getByRole('button', { name: 'Save' }))
  await saysSo(/^“Defect triage” saved$/)
  await waitFor(() => expect(screen.getAllByText('Defect triage')).toHaveLength(1))
  await waitFor(() => expect(screen.getAllByText('SIT 2, defect triage').length).toBeGreaterThan(1))
})

Move.test('moves it, and puts it back', async ({ userEvent }) => {
  const shown = await dialog('Move the event')
  const time = await shown.findByRole('combobox', { name: 'Time' })
  await userEvent.clear(time)
  await userEvent.type(time, '8')
  await userEvent.click(shown.getByRole('button', { name: 'Move' }))
  await lineOf(/^Cutover rehearsal 3, briefing$/, /08:00/)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await lineOf(/^Cutover rehearsal 3, briefing$/, /16:00/)
})

Agenda.test('moves by a quarter of an hour with Alt and arrows; of a series it asks which', async ({ userEvent }) => {
  ;(await event(/^Cutover rehearsal 3, briefing$/)).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await lineOf(/^Cutover rehearsal 3, briefing$/, /16:15/)
  ;(await event(/^SIT 2, defect triage$/)).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await userEvent.click((await dialog('What is to be changed?')).getByRole('button', { name: 'Save' }))
  await lineOf(/^SIT 2, defect triage$/, /10:45/)
})

Editor.test('somebody else was faster: the entries stay', async ({ userEvent }) => {
  const panel = await dialog('Period close')
  await asAnother.save('/project/calendar-events/EVT-00004', { location: 'Room Fulda' })
  await userEvent.type(await panel.findByRole('textbox', { name: 'Location' }), 'Kassel')
  await userEvent.click(panel.getByRole('button', { name: 'Save event' }))
  await userEvent.click((await dialog('What is to be changed?')).getByRole('button', { name: 'Save' }))
  await panel.findByText(/^Somebody else changed it in the meantime/)
  await expect(panel.getByRole('textbox', { name: 'Location' })).toHaveValue('Kassel')
  await userEvent.click(panel.getByRole('button', { name: 'Load anew' }))
  await waitFor(async () =>
    expect((await dialog('Period close')).getByRole('textbox', { name: 'Location' })).toHaveValue('Room Fulda'),
  )
})

Default.test('takes a file of another program, and gives one', async ({ userEvent }) => {
  await openImport(userEvent)
  await upload(new File([fromGoogle], 'google.ics', { type: 'text/calendar' }))
  const shown = await dialog('Import a calendar file')
  await userEvent.click(await shown.findByRole('button', { name: 'Import 4 events' }))
  await event(/^Fair in Hanover$/)
  const files = savedFiles()
  await userEvent.click(screen.getByRole('button', { name: 'Import and export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save Operations, Kassel (.ics)' }))
  await waitFor(() => expect(files.count()).toBe(1))
  await expect(await files.text()).toContain('SUMMARY:Fair in Hanover')
  files.end()
})

Phone.test('shows another day, and hides a calendar', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Tue\s+17\s+November 2026/ }))
  await event(/^Accrual list walk-through$/)
  await userEvent.click(screen.getByRole('button', { name: 'Calendars' }))
  const side = await dialog('Calendars')
  await userEvent.click(await side.findByRole('checkbox', { name: 'Period close' }))
  const [, close] = side.getAllByRole('button', { name: 'Close' })
  if (close) await userEvent.click(close)
  await waitFor(() => expect(screen.queryByText('Accrual list walk-through')).toBeNull())
})
