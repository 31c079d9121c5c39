import { at, sceneAddress } from '@embpm/storybook/at'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ReportScreen } from './ReportScreen.js'

const page = sceneAddress('bp/report')
const endpoint = '*/api/processes/report'

const meta = preview.meta({ component: ReportScreen })

const wide = {
  viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
}
const onWide = (address: string, options?: Parameters<typeof at>[1]) => ({
  ...at(address, options),
  parameters: { ...at(address, options).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
})

const grid = async (name = 'Portfolio') => screen.findByRole('grid', { name })
const loaded = async (name?: string) => {
  const found = await grid(name)
  await within(found).findByText(/H2R-10-10/)
  return found
}
const rowOf = (rows: HTMLElement, code: string) => {
  const row = within(rows).getByText(code).closest<HTMLElement>('[role=row]')
  if (!row) throw new Error(`There is no row of ${code}.`)
  return row
}
const figures = () => within(screen.getByRole('region', { name: 'Figures' }))
const foot = (text: RegExp) => screen.findByText(text, { selector: '.emb-app-report-foot span' })

/** All processes of the samples. */
export const Default = meta.story({ ...onWide(page), play: async () => void (await loaded()) })

Default.test('a figure opens the list of those it is about, and all of them again', async ({ userEvent }) => {
  await loaded()
  await foot(/^301 processes/)
  await userEvent.click(figures().getByRole('link', { name: /^Problems/ }))
  await waitFor(() => expect(figures().getByRole('link', { name: /^Problems/ })).toHaveAttribute('aria-current'))
  const problems = /in (\d+) processes/.exec(figures().getByRole('link', { name: /^Problems/ }).textContent)?.[1]
  await foot(new RegExp(`^${problems} processes`))
  await userEvent.click(figures().getByRole('link', { name: /^Problems/ }))
  await foot(/^301 processes/)
  await userEvent.click(figures().getByRole('link', { name: /^Planned/ }))
  const planned = figures()
    .getByRole('link', { name: /^Planned/ })
    .querySelector('b')?.textContent
  await foot(new RegExp(`^${planned} processes`))
})

Default.test('the keyboard reaches each figure of a row, and Enter opens what is behind it', async ({ userEvent }) => {
  const rows = await loaded()
  rows.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  const column = () => document.getElementById(rows.getAttribute('aria-activedescendant') ?? '')
  const head = () => Number(column()?.getAttribute('aria-colindex'))
  for (let step = head(); step < 6; step += 1) await userEvent.keyboard('{ArrowRight}')
  await expect(column()?.textContent).toMatch(/^\d+ %$/)
  await userEvent.keyboard('{Enter}')
  await expect(await screen.findByRole('grid', { name: /RACI/ })).toBeVisible()
})

Default.test('the menu of a row leads to the process, its diagram and its steps', async ({ userEvent }) => {
  const rows = await loaded()
  const row = rowOf(rows, 'H2R-10-10')
  await userEvent.click(within(row).getByRole('button'))
  const menu = within(await screen.findByRole('menu'))
  await expect(menu.getAllByRole('menuitem').map((item) => item.textContent.trim())).toEqual([
    'Open process',
    'View diagram',
    'Open in Build',
    'Who answers for its steps',
    'Steps and what covers them',
  ])
})

/** A view from an address, sorted by what is worst. */
export const View = meta.story({
  ...onWide(`${page}?area=P2P+Procure+to+pay&roles=<100&sort=roles`),
  play: async () => void (await foot(/process/)),
})

/** Where nothing meets the filter. */
export const Empty = meta.story({
  ...onWide(`${page}?area=P2P+Procure+to+pay&owner=Nobody`),
  play: async () => void (await screen.findByRole('heading', { name: 'No process in this area.' })),
})

Empty.test('the filter can be cleared', async ({ userEvent }) => {
  await screen.findByRole('heading', { name: 'No process in this area.' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }))
  await foot(/^301 processes/)
})

/** What an address asks for in vain is named. */
export const Ignored = meta.story({
  ...onWide(`${page}?tab=costs&status=GONE`),
  play: async () => {
    await loaded()
    await expect(screen.getByText(/tab=costs/)).toBeVisible()
  },
})

export const Loading = meta.story({
  ...onWide(page),
  beforeEach: ({ msw }) => {
    msw.use(http.get(endpoint, pageState.never))
  },
  play: async () => void (await screen.findByRole('progressbar', { name: 'Loading the report' })),
})

let failing = true
export const Failed = meta.story({
  ...onWide(page),
  beforeEach: ({ msw }) => {
    failing = true
    msw.use(http.get(endpoint, () => (failing ? HttpResponse.json({}, { status: 503 }) : undefined)))
  },
  play: async () => void (await screen.findByRole('alert')),
})

Failed.test('can be tried again', async ({ userEvent }) => {
  await expect(await screen.findByText('The report could not be calculated.')).toBeVisible()
  failing = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await loaded()
})

export const Phone = meta.story({ ...at(page, { phone: true }), play: async () => void (await loaded()) })

export const German = meta.story({
  ...onWide(sceneAddress('bp/report', 'de')),
  play: async () => void (await loaded()),
})

/** Which share of the steps is covered by what. */
export const Coverage = meta.story({
  ...onWide(`${page}?tab=coverage`),
  play: async () => void (await loaded('Coverage')),
})

Coverage.test('a cell opens its steps, which lead to their place in the diagram', async ({ userEvent }) => {
  const rows = await loaded('Coverage')
  const row = rowOf(rows, 'H2R-10-20')
  const [cell] = within(row).getAllByRole('link', { name: /^\d+ %$/ })
  if (!cell) throw new Error('There is no cell.')
  await userEvent.click(cell)
  const steps = await screen.findByRole('link', { name: 'Enter request' })
  await expect(steps).toHaveAttribute('href', expect.stringMatching(/bp\/view\?process=PRC-\d+.*step=/))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Covered by' }), 'Transactions')
  await expect(await screen.findByRole('heading', { name: /^Missing \d+$/ })).toBeVisible()
})

/** The steps behind a figure. */
export const Steps = meta.story({
  ...onWide(`${page}?tab=coverage&process=PRC-00079&of=transactions`),
  play: async () => {
    await loaded('Coverage')
    await screen.findByRole('heading', { name: /^Missing/ })
  },
})

export const CoveragePhone = meta.story({
  ...at(`${page}?tab=coverage`, { phone: true }),
  play: async () => void (await loaded('Coverage')),
})

const whereUsed = `${page}?tab=where&kind=transactions&id=TX-00001`

/** Which steps use a transaction. */
export const WhereUsed = meta.story({
  ...onWide(whereUsed),
  play: async () => void (await screen.findByRole('button', { name: /^Process steps \d+/ })),
})

WhereUsed.test('a group can be closed, and another kind of object chosen', async ({ userEvent }) => {
  const group = await screen.findByRole('button', { name: /^Process steps \d+/ })
  const steps = () => screen.queryAllByRole('link', { name: 'Draw up plan' })
  await expect(steps().length).toBeGreaterThan(3)
  await userEvent.click(group)
  await waitFor(() => expect(steps()).toEqual([]))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Process role')
  await expect(await screen.findByRole('heading', { name: 'Choose an object' })).toBeVisible()
})

/** Nothing is chosen yet. */
export const WhereToChoose = meta.story({
  ...onWide(`${page}?tab=where`),
  play: async () => void (await screen.findByRole('heading', { name: 'Choose an object' })),
})

/** Who takes part in steps, by role; on a phone groups below each other. */
export const WherePhone = meta.story({
  ...at(`${page}?tab=where&kind=processRoles&id=ROL-00002`, { phone: true }),
  play: async () => void (await screen.findByRole('button', { name: /^Process steps \d+/ })),
})
