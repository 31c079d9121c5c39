import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { ScenarioProcessesScreen } from './ScenarioProcessesScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/implementation/scenario-processes'
const endpoint = '/implementation/scenario-processes'

const meta = preview.meta({ component: ScenarioProcessesScreen })

const hostile = {
  organisationId: '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601',
  version: 1,
  createdBy: 'Marta Kowalczyk',
  createdAt: '2026-01-05T08:00:00.000Z',
  changedBy: '<i>Marta</i>',
  changedAt: '2026-01-05T08:00:00.000Z',
  tags: [],
  id: 'SCP-X',
  scenarioId: 'SC-1',
  scenario: { id: 'SC-1', code: 'SC-1', name: '"><img src=x onerror=alert(2)>' },
  processId: 'PRC-1',
  process: { id: 'PRC-1', code: 'X', name: '<script>alert(1)</script>' },
  sequence: 9999,
  variant: 'Long. '.repeat(16),
}

/** The list as one finds it. */
export const Default = meta.story({ ...at(list) })

/** A view from an address: searched, filtered and sorted. */
export const View = meta.story({ ...at(`${list}?q=order&sort=-sequence`) })

/** Nothing fits. */
export const NoMatch = meta.story({ ...at(`${list}?q=zzzz`) })

/** An organisation without scenario processes. */
export const Empty = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.empty(endpoint)) })

/** The server fails. */
export const Failing = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)) })

/** The server takes its time. */
export const Slow = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.slow(endpoint)) })

/** Texts that try to be markup. */
export const Hostile = meta.story({
  ...at(list),
  beforeEach: ({ msw }) => msw.use(listAnswer.rows(endpoint, [hostile])),
})

/** Somebody who is neither administrator nor consultant. */
export const Forbidden = meta.story({ ...at(list, { as: 'ordinary' }) })

/** On a phone. */
export const Phone = meta.story({ ...at(list, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(list.replace('/en/', '/de/')) })

/** In Polish. */
export const Polish = meta.story({ ...at(list.replace('/en/', '/pl/')) })

Default.test('deletes selected rows after a question, and takes it back', async ({ canvas, userEvent }) => {
  await canvas.findByText(/^1–/)
  await userEvent.click((await canvas.findAllByRole('gridcell'))[0] ?? document.body)
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 entry?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await expect(await screen.findByText('1 entry restored')).toBeVisible()
})

Hostile.test('shows markup as text', async ({ canvas }) => {
  await expect(await canvas.findByText('<script>alert(1)</script>')).toBeVisible()
  await expect(document.querySelector('img[src="x"]')).toBeNull()
})

Forbidden.test('says what is missing', async ({ canvas }) => {
  await expect(await canvas.findByText(/role of an administrator or consultant/)).toBeVisible()
})
