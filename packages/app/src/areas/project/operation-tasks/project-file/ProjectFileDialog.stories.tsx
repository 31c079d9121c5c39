import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, screen, waitFor, within } from 'storybook/test'
import { upload } from '../../../../entity/import/importStory.fixture.js'
import { OperationTasksGantt } from '../OperationTasksGantt.js'
import { savedFiles } from '../gantt/savedFiles.fixture.js'
import { fromProject } from './projectFiles.fixture.js'

const meta = preview.meta({ component: OperationTasksGantt })

const chart = sceneAddress('project/operation-tasks?view=gantt&orderId=OO-00041')
type Typing = { click: (element: Element) => Promise<void> }

const choose = async (userEvent: Typing, item: string, button = 'Export the chart') => {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const open = async (userEvent: Typing) => {
  await choose(userEvent, 'Import a project file')
  return within(await screen.findByRole('dialog', { name: 'Import a project file' }))
}
const xml = (text: string) => new File([text], 'rollout.xml', { type: 'text/xml' })

/** A file of Microsoft Project: what becomes of each task, and what of the file is left out. */
export const Default = meta.story({
  ...at(chart),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent)
    await upload(xml(fromProject))
    await dialog.findByText(/^3 tasks are new\./)
    await userEvent.click(dialog.getByText(/parts of the file are left out/))
  },
})

/** A file that is broken: why, and in which line. */
export const Broken = meta.story({
  ...at(chart),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent)
    await upload(xml(fromProject.replace('PT20H0M0S', '40 hours')))
    await dialog.findByText('Line 14: This cannot be understood: Duration 40 hours')
  },
})

/** In German. */
export const German = meta.story({
  ...at(chart.replace('/en/', '/de/')),
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Projektdatei importieren', 'Diagramm exportieren')
    const dialog = within(await screen.findByRole('dialog', { name: 'Projektdatei importieren' }))
    await upload(xml(fromProject))
    await dialog.findByText(/^3 Aufgaben sind neu\./)
  },
})

const grid = () => screen.findByRole('treegrid', { name: 'Plan of the tasks' })
const rowOf = async (title: string) => within(await grid()).queryByRole('row', { name: new RegExp(title) })

Default.test('is brought into the order as a whole, and taken back as a whole', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog', { name: 'Import a project file' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Import 3 tasks' }))
  await expect(await screen.findByText('3 tasks imported')).toBeVisible()
  await waitFor(async () => expect(await rowOf('Prepare & check')).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await rowOf('Prepare & check')).toBeNull())
})

Broken.test('takes a file that is right then', async () => {
  const dialog = within(screen.getByRole('dialog', { name: 'Import a project file' }))
  await expect(dialog.getByRole('button', { name: 'Import 0 tasks' })).toBeDisabled()
  await upload(xml(fromProject))
  await expect(await dialog.findByRole('button', { name: 'Import 3 tasks' })).toBeEnabled()
})

/** The chart before anything is opened. */
export const Closed = meta.story({
  ...unpictured,
  ...at(chart),
  play: async () => void (await within(await grid()).findByRole('row', { name: /Go-live/ })),
})

Closed.test('what is saved as a project file changes nothing when it is read again', async ({ userEvent }) => {
  const files = savedFiles()
  await choose(userEvent, 'Chart as a project file (XML)')
  await waitFor(() => expect(files.count()).toBe(1))
  const text = await files.text()
  files.end()
  await expect(text).toContain('<Name>Go-live</Name>')
  const dialog = await open(userEvent)
  await upload(xml(text))
  await expect(await dialog.findByText(/20 stay as they are\.$/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 0 tasks' })).toBeDisabled()
})
