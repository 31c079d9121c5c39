import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { upload } from '../../../entity/import/importStory.fixture.js'
import { BuildScreen } from './BuildScreen.js'
import { buildStory } from './buildStory.fixture.js'

const page = sceneAddress('bp/task')
/** Create deliveries: published. */
const process = 'PRC-00082'
const published = `${page}?process=${process}`

const meta = preview.meta({ component: BuildScreen, beforeEach: buildStory.forget })

const wide = {
  viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
}
const onWide = (address: string) => ({
  ...at(address),
  parameters: { ...at(address).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
})

/** Presses keys, as far as it is needed here. */
interface User {
  keyboard: (keys: string) => Promise<void>
  click: (element: Element) => Promise<void>
}

const task = (name: string) => screen.findByRole('button', { name: new RegExp(`^(User|Service) task ${name}`) })
/** What is wrong with it is found out beside the page, by a worker that is loaded last: on a busy machine that takes a while. */
const checked = () => screen.findByRole('button', { name: /^\d+ (problems?|Probleme?)$/ })
const drawn = async () => {
  await checked()
  return task('Approve')
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name: new RegExp(name) }))
const conflict = () => screen.findByRole('region', { name: 'Conflicting changes' })

/** Draws by keyboard: a step is chosen on the canvas and deleted. */
async function remove(userEvent: User, name: string) {
  const element = await task(name)
  element.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(element).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(element).not.toBeInTheDocument())
}

/** Waits for what the bar says of the drawing. */
const says = (text: string) =>
  waitFor(() => expect(document.querySelector('.emb-app-save-status')).toHaveTextContent(text))
const savedNow = () => says('Saved just now')

/** The newest revision to draw over, with a chosen step. */
export const Default = meta.story({
  ...onWide(`${published}&step=Step_2`),
  play: async () => {
    await checked()
    const step = await task('Complete data')
    await waitFor(() => expect(step).toHaveAttribute('aria-pressed', 'true'))
  },
})

Default.test('what is drawn is saved by itself as the newest revision', async ({ userEvent }) => {
  const before = await buildStory.newest(process)
  await drawn()
  await remove(userEvent, 'Approve')
  await savedNow()
  const after = await buildStory.newest(process)
  await expect(before.bpmnXml).toContain('name="Approve"')
  await expect(after.bpmnXml).not.toContain('name="Approve"')
  await expect(screen.getByText('Draft')).toBeVisible()
})

Default.test('what was drawn is taken back and brought again by the buttons', async ({ userEvent }) => {
  await drawn()
  await expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await remove(userEvent, 'Approve')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await drawn()
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^User task Approve/ })).toBeNull())
  await savedNow()
})

Default.test('what is chosen in the list is chosen on the canvas', async ({ userEvent }) => {
  const element = await drawn()
  await userEvent.click(within(screen.getByRole('tree')).getByRole('treeitem', { name: /^User task Approve/ }))
  await waitFor(() => expect(element).toHaveAttribute('aria-pressed', 'true'))
})

Default.test('names the revision', async ({ userEvent }) => {
  await drawn()
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Name the revision' }))
  const naming = await dialog('Name the revision')
  await userEvent.type(naming.getByRole('textbox', { name: 'Name of the revision' }), 'As agreed')
  await userEvent.click(naming.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Named')).toBeVisible()
})

Default.test('compares what is drawn with a revision', async ({ userEvent }) => {
  await drawn()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Compare' })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
  const [first] = await screen.findAllByRole('menuitem', { name: /Revision 1/ })
  if (first) await userEvent.click(first)
  const shown = await dialog('See the difference')
  await expect(await shown.findByText('No differences between these revisions')).toBeVisible()
  await userEvent.click(shown.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** Somebody else saves while one draws, and it is said. */
async function inConflict(userEvent: User) {
  await drawn()
  // Before the first stroke, which is saved two seconds after it.
  await buildStory.saveMeanwhile(process, (text) => text.replace('name="Complete data"', 'name="Complete it"'))
  await remove(userEvent, 'Approve')
  return within(await screen.findByRole('region', { name: 'Conflicting changes' }))
}

Default.test('keeps mine: over theirs, which stays a revision', async ({ userEvent }) => {
  const panel = await inConflict(userEvent)
  await userEvent.click(panel.getByRole('button', { name: 'Keep mine' }))
  await savedNow()
  await expect((await buildStory.newest(process)).bpmnXml).not.toContain('name="Approve"')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

Default.test('keeps theirs: it is shown, and mine is a revision with a name', async ({ userEvent }) => {
  const panel = await inConflict(userEvent)
  await userEvent.click(panel.getByRole('button', { name: 'Take theirs' }))
  await task('Complete it')
  await drawn()
  await expect((await buildStory.labels(process)).slice(0, 2)).toEqual(['', expect.stringMatching(/^Put aside on/)])
})

Default.test('asks before one leaves with what is not saved', async ({ userEvent }) => {
  await drawn()
  await remove(userEvent, 'Approve')
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Build' }))
  const asking = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await userEvent.click(asking.getByRole('button', { name: 'Keep editing' }))
  await savedNow()
})

/** On a phone: the list below a small picture of the diagram. */
export const Phone = meta.story({
  ...at(published, { phone: true }),
  play: async () => {
    await screen.findByRole('tree')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open diagram' })).toBeEnabled())
  },
})

Phone.test('opens the diagram to look at, and the properties of what is chosen', async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open diagram' })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Open diagram' }))
  const looking = await dialog('Create deliveries')
  await looking.findByRole('button', { name: /^User task Approve/ })
  await userEvent.click(looking.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Properties' }))
  await dialog('Properties')
})

/** In German. */
export const German = meta.story({
  ...onWide(sceneAddress(`bp/task?process=${process}&step=Step_2`, 'de')),
  play: async () => {
    await checked()
    await screen.findByRole('button', { name: /Approve, / })
  },
})

/** Which process is it to be? */
export const Chooser = meta.story({
  ...onWide(page),
  play: async () => void (await screen.findByRole('treeitem', { name: /Order to cash/ })),
})

Chooser.test('leads to the process that is searched and chosen', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search processes' }), 'create deliveries')
  await userEvent.click(await screen.findByRole('treeitem', { name: /^Create deliveries/ }))
  await drawn()
})

/** Nobody has drawn anything yet. */
export const Empty = meta.story({
  ...onWide(`${page}?process=PRC-00001`),
  play: async () => void (await screen.findByRole('button', { name: 'Add start event' })),
})

/** A variant that nobody has drawn: it can begin with a copy of its main process. */
export const EmptyVariant = meta.story({
  ...onWide(`${page}?process=PRC-03081`),
  play: async () => void (await screen.findByRole('button', { name: 'Begin with a copy of Create service requests' })),
})

EmptyVariant.test('begins with what is published there, element by element the same', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Begin with a copy of Create service requests' }))
  await task('Approve')
  await savedNow()
  const { bpmnXml } = await buildStory.newest('PRC-03081')
  await expect(bpmnXml).toBe((await buildStory.newest('PRC-00192')).bpmnXml)
})

Empty.test('begins with a start event, which is saved', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add start event' }))
  await screen.findByRole('button', { name: /^Start event/ })
  await savedNow()
  await expect((await buildStory.newest('PRC-00001')).bpmnXml).toContain('startEvent')
})

/** The model cannot be fetched: it says so, and asks again. */
export const Failing = meta.story({
  ...onWide(published),
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/processes/revisions/*', () => HttpResponse.json({}, { status: 400 }), { once: true })),
  play: async () => void (await screen.findByRole('heading', { name: 'The diagram could not be loaded' })),
})

Failing.test('tries again', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await drawn()
})

/** The model cannot be drawn: what is saved is safe, and can be taken along. */
export const Unreadable = meta.story({
  ...onWide(published),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/processes/revisions/*', () =>
        HttpResponse.json({ ...buildStory.theirs, bpmnXml: '<definitions>' }),
      ),
    ),
  play: async () => void (await screen.findByText(/The last saved revision is safe/)),
})

/** A closed tab has left something that the server does not have. */
export const Kept = meta.story({
  ...onWide(published),
  beforeEach: async () => {
    const { id, bpmnXml } = await buildStory.newest(process)
    await buildStory.keep({
      processId: process,
      basedOn: id,
      bpmnXml: bpmnXml.replace('name="Approve"', 'name="Approve at last"'),
    })
  },
  play: async () => void (await screen.findByRole('heading', { name: /Drawn on .* and not saved/ })),
})

Kept.test('goes on with it, and saves it', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await task('Approve at last')
  await savedNow()
  await expect((await buildStory.newest(process)).bpmnXml).toContain('Approve at last')
})

Kept.test('shows the difference before one decides', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'See the difference' }))
  const shown = await dialog('See the difference')
  await expect(await shown.findByRole('button', { name: /Approve at last.*Name/ })).toBeVisible()
})

Kept.test('asks before it discards, and draws over the newest revision then', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  const asking = within(await screen.findByRole('alertdialog'))
  await userEvent.click(asking.getByRole('button', { name: 'Discard' }))
  await drawn()
  await expect(screen.queryByRole('button', { name: /Approve at last/ })).toBeNull()
})

/** Somebody else has saved while one drew. */
export const Conflict = meta.story({
  ...onWide(published),
  beforeEach: async ({ msw }) => {
    const { bpmnXml } = await buildStory.newest(process)
    msw.use(...buildStory.savedByOther(bpmnXml.replace('name="Approve"', 'name="Approve in writing"')))
  },
  play: async ({ userEvent }) => {
    await drawn()
    await remove(userEvent, 'Approve')
    await waitFor(conflict)
  },
})

Conflict.test('says what the difference is', async ({ userEvent }) => {
  const panel = within(await conflict())
  await expect(panel.getByText(/Saved by Nora Eriksen at/)).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'See the difference' }))
  const shown = await dialog('See the difference')
  await expect((await shown.findAllByRole('button', { name: /Approve in writing/ }))[0]).toBeVisible()
})

/** Without network: what is drawn stays on this device. */
export const Offline = meta.story({
  ...onWide(published),
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
  play: async ({ userEvent }) => {
    await drawn()
    await remove(userEvent, 'Approve')
    await says('Kept on this device')
  },
})

Offline.test('is saved when the network is back', async () => {
  Reflect.deleteProperty(navigator, 'onLine')
  dispatchEvent(new Event('online'))
  await savedNow()
})

/** The server refuses what is drawn, with its reason. */
export const Refused = meta.story({
  ...onWide(published),
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/processes/processes/:id/revisions', () =>
        HttpResponse.json(
          {
            defined: true,
            code: 'UNREADABLE',
            status: 422,
            message: 'No model',
            data: { reason: 'cycle', line: 7, detail: 'Lane_1' },
          },
          { status: 422 },
        ),
      ),
    ),
  play: async ({ userEvent }) => {
    await drawn()
    await remove(userEvent, 'Approve')
    await screen.findByText(/The server could not read what is drawn/)
  },
})

/** Asks for a name before it publishes, and says what should be mended. */
export const Publish = meta.story({
  ...onWide(`${page}?process=PRC-00080`),
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: /^Start event/ })
    await userEvent.click(screen.getByRole('button', { name: 'Publish revision' }))
    await (await dialog('Publish revision')).findByText(/^1 problem/)
  },
})

Publish.test('publishes the newest by its name', async ({ userEvent }) => {
  const asking = await dialog('Publish revision')
  await userEvent.type(asking.getByRole('textbox', { name: 'Name of the revision' }), 'First release')
  await userEvent.click(asking.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [badge] = screen.getAllByText('Published')
  await expect(badge).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Publish revision' })).toBeDisabled()
})

Publish.test('leads to what should be mended', async ({ userEvent }) => {
  await userEvent.click((await dialog('Publish revision')).getByRole('button', { name: 'Show the first' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.querySelector('.djs-element[aria-pressed="true"]')).not.toBeNull())
})

async function importing(userEvent: User, text: string) {
  await drawn()
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import BPMN' }))
  await dialog('Import BPMN')
  await upload(new File([text], 'order.bpmn', { type: 'application/bpmn+xml' }))
}

/** What is in a file, before it takes the place of the drawing. */
export const Import = meta.story({
  ...onWide(published),
  play: async ({ userEvent }) => {
    await importing(userEvent, buildStory.foreign)
    await (await dialog('Import BPMN')).findByText(/They were laid out/)
  },
})

Import.test('replaces the drawing by one revision; what was there stays', async ({ userEvent }) => {
  const before = await buildStory.newest(process)
  await userEvent.click((await dialog('Import BPMN')).getByRole('button', { name: 'Replace the drawing' }))
  await task('Check order')
  await savedNow()
  const after = await buildStory.newest(process)
  await expect(after.id).not.toBe(before.id)
  await expect(after.bpmnXml).toContain('Check order')
})

/** A file that cannot be read says why, and where. */
export const ImportRefused = meta.story({
  ...onWide(published),
  play: async ({ userEvent }) => {
    await importing(userEvent, buildStory.foreign.replace('</process>', '</proces>'))
    await (await dialog('Import BPMN')).findByText(/It is not well-formed XML. \(line 9\)/)
  },
})
