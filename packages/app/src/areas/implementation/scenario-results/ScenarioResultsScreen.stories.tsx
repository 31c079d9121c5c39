import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, screen, waitFor, within } from 'storybook/test'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { ScenarioResultsScreen } from './ScenarioResultsScreen.js'

const meta = preview.meta({ component: ScenarioResultsScreen })

const path = 'implementation/scenario-results'
const page = (search = '', language?: string) => `${sceneAddress(path, language)}${search}`
const runs = () => screen.findByRole('grid', { name: 'Runs' })
const loaded = async () => {
  const grid = await runs()
  await within(grid).findAllByText('SC-0007')
  return grid
}
const rowOf = async (name: RegExp) => within(await loaded()).findByRole('row', { name })
/** The newest run of the seventh scenario: it is finished, and some of it failed. */
const last = /SC-0007.*2 Finished/

/** The cell of a row that selects it. */
const selectOf = (row: HTMLElement): Element => {
  const cell = row.querySelector('.emb-table-select')
  if (!cell) throw new Error('The row is not to be selected.')
  return cell
}

/** Every run over all scenarios, the newest first. */
export const Default = meta.story({ ...at(page()), play: async () => void (await loaded()) })

/** Those of one release that are finished. */
export const View = meta.story({
  ...at(page('?state=finished&release=2025.2&sort=-failed')),
  play: async () => void (await loaded()),
})

/** Every result of every run: the failed ones. */
export const Results = meta.story({
  ...at(page('?view=results&result=fail')),
  play: async () => {
    const grid = await screen.findByRole('grid', { name: 'Results' })
    await within(grid).findAllByText('Fail')
  },
})

/** On a phone: what failed, and the way to run it again. */
export const Phone = meta.story({
  ...at(page(), { phone: true }),
  play: async () => void (await screen.findAllByText('SC-0007')),
})

/** In German. */
export const German = meta.story({
  ...at(page('', 'de')),
  play: async () => void (await within(await screen.findByRole('grid', { name: 'Läufe' })).findAllByText('SC-0007')),
})

/** Nothing was run yet. */
export const Empty = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(listAnswer.empty('/implementation/test-runs')),
  play: async () => void (await screen.findByText('No runs yet')),
})

/** The runs could not be loaded. */
export const Failing = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing('/implementation/test-runs')),
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
})

/** Two runs of one scenario: what changed comes first, the rest is folded. */
export const Compare = meta.story({
  ...at(page('?view=compare&from=TR-00001&to=TR-00002')),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /^Compare runs: / })
    await screen.findByRole('table', { name: /^Broken: / })
  },
})

/** The same on a phone. */
export const ComparePhone = meta.story({
  ...at(page('?view=compare&from=TR-00001&to=TR-00002'), { phone: true }),
  play: async () => {
    await screen.findByRole('table', { name: /^Broken: / })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** No scenario is chosen. */
export const CompareEmpty = meta.story({
  ...at(page('?view=compare')),
  play: async () => void (await screen.findByText('Choose a scenario first')),
})

/** Two runs of two scenarios are not compared. */
export const CompareAliens = meta.story({
  ...at(page('?view=compare&from=TR-00001&to=TR-00005')),
  play: async () => void (await screen.findByText('These runs are of two scenarios')),
})

/** A run with its evidence. */
export const Report = meta.story({
  ...at(page('?view=report&run=TR-00020')),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /, Run 2$/ })
    const [result] = await screen.findAllByText('Fail')
    await expect(result).toBeInTheDocument()
    await asAnother.post('/processes/documents/DOC-00011/subjects', {
      subject: { kind: 'scenarioResults', id: await firstResult() },
    })
    // As who comes back to this tab.
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(document.querySelector('.emb-app-run-report-evidence img')).not.toBeNull())
  },
})

/** The same on a phone: what failed alone. */
export const ReportPhone = meta.story({
  ...at(page('?view=report&run=TR-00020'), { phone: true }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Failed only' }))
    await waitFor(() => expect(screen.queryAllByText('Pass')).toHaveLength(0))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** A run that there is not. */
export const ReportGone = meta.story({
  ...at(page('?view=report&run=TR-99999')),
  play: async () => void (await screen.findByText('Entry not found')),
})

/** The id of the first result of the run of the report. */
async function firstResult(): Promise<string> {
  const step = document.querySelector<HTMLElement>('[data-result-id]')
  return step?.dataset.resultId ?? ''
}

Default.test('what failed is run again from the menu of its run, by keyboard', async ({ userEvent }) => {
  const row = await rowOf(last)
  const button = within(row).getByRole('button')
  button.focus()
  await userEvent.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: /^Re-run \d+ failed/ })
  const count = /\d+/.exec(item.textContent)?.[0]
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Open run/ })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(await screen.findByText(`0 of ${count}`, { selector: '.emb-app-run-progress b' })).toBeVisible()
})

Default.test('why a run cannot be run again is said', async ({ userEvent }) => {
  const row = await rowOf(/SC-0001.*3 Open/)
  await userEvent.click(within(row).getByRole('button'))
  const item = await screen.findByRole('menuitem', { name: /^Re-run/ })
  await expect(item).toHaveAttribute('aria-disabled', 'true')
  await expect(item).toHaveTextContent('Finish the open run first')
})

Default.test('two runs of one scenario that are selected are compared', async ({ userEvent }) => {
  await userEvent.click(selectOf(await rowOf(last)))
  const compare = await screen.findByRole('button', { name: 'Compare runs' })
  await expect(compare).toBeDisabled()
  await expect(screen.getByText('Choose two runs of the same scenario')).toBeVisible()
  await userEvent.click(selectOf(await rowOf(/SC-0007.*1 Finished/)))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Compare runs' })).toBeEnabled())
  await userEvent.click(screen.getByRole('button', { name: 'Compare runs' }))
  await expect(await screen.findByRole('heading', { level: 1, name: /^Compare runs: / })).toBeVisible()
})

Results.test('a result leads to its step in the run', async ({ userEvent }) => {
  const grid = await screen.findByRole('grid', { name: 'Results' })
  const [link] = await within(grid).findAllByRole('link')
  const name = link?.textContent ?? ''
  if (link) await userEvent.click(link)
  await expect(await screen.findByRole('heading', { level: 2, name: new RegExp(escaped(name)) })).toBeVisible()
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

Compare.test('another run is chosen, and what is unchanged is unfolded', async ({ userEvent }) => {
  await expect(screen.queryByRole('table', { name: /^Unchanged/ })).toBeNull()
  await userEvent.click(screen.getByRole('heading', { name: /^Unchanged: / }))
  await expect(await screen.findByRole('table', { name: /^Unchanged/ })).toBeVisible()
  await screen.findAllByRole('option', { name: /^Run 3/ })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Later run' }), 'TR-00003')
  await expect(await screen.findByRole('table', { name: /^Still failing: / })).toBeVisible()
})

Report.test('is saved as a spreadsheet, and what failed is run again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Save report' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /XLSX/ }))
  await screen.findByText(/exported/i)
  await userEvent.click(screen.getByRole('button', { name: /^Re-run \d+ failed/ }))
  await expect(await screen.findByText(/^0 of \d+$/, { selector: '.emb-app-run-progress b' })).toBeVisible()
})

/** A run is open by the time: the reason is said, with the way to it. */
export const Refused = meta.story({
  ...at(page('?view=report&run=TR-00020')),
  parameters: { ...at(page()).parameters, ...unpictured },
  play: async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: /^Re-run \d+ failed/ })
    await asAnother.post('/implementation/test-runs/start', {
      key: 'of-another',
      scenarioId: 'SC-00007',
      system: 'QAS 200',
    })
    await userEvent.click(button)
    await screen.findByText(/^A run of this scenario is open already/)
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the open run' }))
    await screen.findByRole('list', { name: 'Open test runs' })
  },
})
