import { nth } from '@embpm/storybook/nth'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CheckStep } from './CheckStep.js'
import {
  allNew,
  checkFile,
  csv,
  goodRows,
  importAnswer,
  importPage,
  manyRows,
  mixedRows,
} from './importStory.fixture.js'
import { atWork, onPhone } from './Workplace.fixture.js'

const meta = preview.meta({ component: CheckStep, parameters: atWork })
const endpoint = '*/api/processes/ricefws/import'
const results = () => screen.findByRole('grid', { name: 'Rows of the file' })

/** What becomes of each row, and what is wrong in which field. */
export const Default = meta.story({
  render: () => importPage(),
  play: async ({ canvas, userEvent }) => {
    await checkFile(canvas, userEvent, csv(mixedRows))
    const grid = within(await results())
    await expect(await grid.findByText('Name: is missing')).toBeInTheDocument()
    await expect(
      grid.getByText(
        'Status: “somewhere” is unknown; allowed: Identified, Functional spec, Technical spec, Build, Unit test, Acceptance test, or Done',
      ),
    ).toBeInTheDocument()
    await expect(grid.getByText('Planned (h): not a number')).toBeInTheDocument()
    await expect(grid.getByText('Planned (h): too small or too large')).toBeInTheDocument()
    await expect(grid.getByText('RICEFW ID: already in use')).toBeInTheDocument()
  },
})

/** On a phone. */
export const Phone = meta.story({
  globals: onPhone,
  render: () => importPage(),
  play: async ({ canvas, userEvent }) => {
    await checkFile(canvas, userEvent, csv(mixedRows))
    await results()
  },
})

/** Every row is already as the file says: there is nothing to write. */
export const Nothing = meta.story({
  render: () => importPage(),
  beforeEach: ({ msw }) =>
    msw.use(importAnswer((rows) => rows.map((_, index) => ({ action: 'same', id: `R-${index}`, problems: [] })))),
  play: async ({ canvas, userEvent }) => {
    await checkFile(canvas, userEvent, csv(goodRows))
    await results()
    await expect(screen.getByRole('heading', { name: 'There is nothing to import' })).toBeVisible()
    await expect(screen.getByRole('button', { name: /^Import 0/ })).toBeDisabled()
  },
})

/** The server takes its time with the second thousand. */
export const Running = meta.story({
  render: () => importPage(),
  beforeEach({ msw }) {
    msw.use(http.post(endpoint, pageState.never))
    msw.use(http.post(endpoint, () => HttpResponse.json(allNew(Array.from({ length: 1000 }))), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await checkFile(canvas, userEvent, csv(manyRows(2500)))
    await screen.findByText('1,000 of 2,500 rows')
  },
})

/** The server fails. */
export const Failing = meta.story({
  render: () => importPage(),
  beforeEach: ({ msw }) => msw.use(importAnswer(() => null)),
  play: async ({ canvas, userEvent }) => {
    await checkFile(canvas, userEvent, csv(goodRows))
    await screen.findByText('The server did not answer')
  },
})

Default.test('writes nothing but what can be written', async ({ userEvent }) => {
  await expect(screen.getByRole('heading', { name: '3 rows can be imported' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'New 3' }))
  await waitFor(async () => expect(await results()).toHaveAttribute('aria-rowcount', '4'))
})

Default.test('saves the refused rows with what is wrong', async ({ userEvent }) => {
  const saved: Blob[] = []
  const { createObjectURL } = URL
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file)
    return createObjectURL.call(URL, file)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Download refused rows' }))
  URL.createObjectURL = createObjectURL
  const text = await nth(saved, 0).text()
  await expect(text.split('\r\n')).toHaveLength(6)
  await expect(text).toContain('NEW-0004;;Form;identified;MM;16;;;Name: is missing')
})

Default.test(
  'leads from a problem to its cell, and by Enter from one refused cell to the next',
  async ({ userEvent }) => {
    const grid = await results()
    const cursor = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
    await userEvent.click(within(grid).getByRole('button', { name: 'Planned (h): not a number' }))
    await expect(grid).toHaveFocus()
    await expect(cursor()).toHaveTextContent('many')
    const inside = grid.getBoundingClientRect()
    await expect(cursor()?.getBoundingClientRect().right).toBeLessThanOrEqual(inside.right)
    await userEvent.keyboard('{Enter}')
    await expect(cursor()).toHaveTextContent('somewhere')
    await expect(screen.getByText(/or Done; Planned \(h\): not a number$/, { selector: '[role=status]' })).toBeVisible()
  },
)

Default.test('names what comes nearest to a reference that there is not', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}')
  await userEvent.click(nth(screen.getAllByRole('button', { name: 'Close' }), 0))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await checkFile(canvas, userEvent, csv(['RICEFW ID;Name;Type;Process (ID)', 'NEW-0008;Label;Form;prc-1']))
  const grid = within(await results())
  await expect(await grid.findByText(/^Process: there is no “prc-1”; nearest is PRC-00001 \(.+\)$/)).toBeVisible()
})

Running.test('is stopped, and goes on', async ({ msw, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect(await screen.findByText('Stopped')).toBeVisible()
  msw.use(importAnswer(allNew))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await expect(await screen.findByRole('heading', { name: '2,500 rows can be imported' })).toBeVisible()
})

Failing.test('tries again', async ({ msw, userEvent }) => {
  msw.use(importAnswer(allNew))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect(await screen.findByRole('heading', { name: '3 rows can be imported' })).toBeVisible()
})

Failing.test('goes back to the columns', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await expect(await screen.findByRole('heading', { name: 'Which column is which field?' })).toBeVisible()
})
