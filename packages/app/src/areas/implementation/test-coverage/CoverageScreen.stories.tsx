import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CoverageScreen } from './CoverageScreen.js'

const meta = preview.meta({ component: CoverageScreen })

const page = (search = '', language?: string) => `${sceneAddress('implementation/report', language)}${search}`
const endpoint = '*/api/implementation/test-coverage/read'
const wide = { viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } } }
const onWide = (address: string) => ({
  ...at(address),
  parameters: { ...at(address).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
})

const matrix = async (name = 'Test coverage') => {
  const grid = await screen.findByRole('treegrid', { name })
  await within(grid).findAllByRole('gridcell')
  return grid
}
const active = (grid: HTMLElement) => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
const panel = async (type: string, name: string) => {
  const title = await screen.findByText(name, { selector: '.emb-app-coverage-title' })
  await expect(within(title).getByText(type)).toBeVisible()
}
/** A cell of the row of all processes. */
const cellOf = (grid: HTMLElement, column: string) => {
  const at = within(grid)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === column)
  const row = within(grid).getByText('All processes').closest<HTMLElement>('[role=row]')
  const cell = row?.children[at]
  if (!(cell instanceof HTMLElement)) throw new Error(`There is no column ${column}.`)
  return cell
}

/** Processes by types of tests, as one finds them. */
export const Default = meta.story({ ...onWide(page()), play: async () => void (await matrix()) })

/** A cell with the tests behind it, beside the matrix. */
export const Cell = meta.story({
  ...onWide(page('?process=all&type=regression')),
  play: async () => {
    await matrix()
    await screen.findAllByRole('list', { name: 'Not passed' })
  },
})

/** What was executed and passed, week by week. */
export const Trend = meta.story({
  ...onWide(page('?view=trend')),
  play: async () => void (await screen.findByRole('figure', { name: 'Executed and passed by week' })),
})

/** How ready each release is. */
export const Readiness = meta.story({
  ...onWide(page('?view=releases')),
  play: async () => void (await screen.findByRole('list', { name: 'Readiness' })),
})

/** On a phone it is a list. */
export const Phone = meta.story({
  ...at(page(), { phone: true }),
  play: async () => {
    await screen.findByRole('list', { name: 'Test coverage' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** In German. */
export const German = meta.story({
  ...onWide(page('', 'de')),
  play: async () => void (await matrix('Testabdeckung')),
})

/** There are no scenarios yet. */
export const Empty = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(endpoint, () => {
        const none = { tests: 0, pass: 0, reservations: 0, fail: 0, blocked: 0 }
        const total = {
          requirements: { all: 0, tested: 0 },
          cells: { unit: none, SIT: none, UAT: none, regression: none },
        }
        return HttpResponse.json({ rows: [], total, trend: [], releases: [] })
      }),
    ),
  play: async () => void (await screen.findByText('Nothing to cover yet')),
})

/** It could not be loaded. */
export const Failing = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(http.post(endpoint, () => HttpResponse.json({}, { status: 503 }))),
  play: async () => void (await screen.findByText('The test coverage could not be loaded')),
})

Default.test('arrows go from cell to cell, Enter opens what is behind one', async ({ userEvent }) => {
  const grid = await matrix()
  grid.focus()
  await expect(active(grid)).toBe(cellOf(grid, 'Covered'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect(active(grid)).toBe(cellOf(grid, 'SIT'))
  await userEvent.keyboard('{ArrowDown}')
  const name = within(grid).getAllByRole('rowheader')[1]?.textContent ?? ''
  await userEvent.keyboard('{Enter}')
  await panel('SIT', name)
  await expect(active(grid)).toHaveAttribute('aria-selected', 'true')
})

Default.test('a row is unfolded and folded by keyboard', async ({ userEvent }) => {
  const grid = await matrix()
  grid.focus()
  await userEvent.keyboard('{Home}{ArrowDown}')
  const before = Number(grid.getAttribute('aria-rowcount'))
  const row = active(grid)?.closest('[role=row]')
  const isOpen = row?.getAttribute('aria-expanded') === 'true'
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(Number(grid.getAttribute('aria-rowcount')) < before).toBe(isOpen))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(Number(grid.getAttribute('aria-rowcount'))).toBe(before))
})

Default.test('a cell opens by mouse, and a release filters', async ({ userEvent }) => {
  const grid = await matrix()
  await userEvent.click(cellOf(grid, 'UAT'))
  await panel('UAT', 'All processes')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Release' }), '2026.2')
  await waitFor(() => expect(cellOf(grid, 'UAT')).toHaveTextContent('no tests'))
})

Cell.test('the failed ones of a scenario are run again', async ({ userEvent }) => {
  const section = screen.getByRole('link', { name: /^SC-0008 / }).closest('section')
  if (!section) throw new Error('There is no part of the scenario.')
  const button = within(section).getByRole('button', { name: /^Re-run \d+ failed/ })
  const count = /\d+/.exec(button.textContent)?.[0]
  await userEvent.click(button)
  await expect(await screen.findByText(`0 of ${count}`, { selector: '.emb-app-run-progress b' })).toBeVisible()
})

Cell.test('a scenario with an open run says so, and leads there', async () => {
  const section = screen.getByRole('link', { name: /^SC-0004 / }).closest('section')
  if (!section) throw new Error('There is no part of the scenario.')
  await expect(within(section).getByText('Finish the open run first')).toBeVisible()
  await expect(within(section).getByRole('link', { name: 'Go to the open run' })).toBeVisible()
})

Trend.test('its figures are a table, too', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
  await expect(await screen.findByRole('table', { name: 'Executed and passed by week' })).toBeVisible()
})

Phone.test('a figure opens its tests over the page', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: /^All processes, SIT/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await expect(await dialog.findByText('failed or blocked')).toBeVisible()
})
