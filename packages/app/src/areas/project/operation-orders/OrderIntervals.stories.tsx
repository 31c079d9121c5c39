import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { OrderIntervals } from './OrderIntervals.js'
import { hostileOrder, longOrder } from './order.fixture.js'
import { orderPage } from './orderPage.fixture.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/project/operation-orders'
const endpoint = '/project/operation-orders/:id'

/** An irregular one: a month, a week and two days of 2027. */
const one = `${list}/OO-00009`

const meta = preview.meta({ component: OrderIntervals })

/** An order that is done weekly. */
export const Weekly = meta.story({
  ...at(`${list}/OO-00039`),
  play: orderPage.showIntervals,
})

/** Months and weeks side by side, with the days that were chosen by interval. */
export const ByPeriod = meta.story({
  ...at(one),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By period' }))
    await canvas.findByRole('searchbox', { name: 'Search weeks and months' })
  },
})

/** A weekly order takes weeks alone, so it says what choosing by period needs. */
export const ByPeriodRefused = meta.story({
  ...at(`${list}/OO-00039`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By period' }))
    await canvas.findByRole('button', { name: 'Change to irregular' })
  },
})

/** Another frequency took away what does not fit it. */
export const Pruned = meta.story({
  ...at(one),
  play: async ({ canvas, userEvent }) => {
    await orderPage.choose(userEvent, 'Weekly')
    await canvas.findByRole('button', { name: 'Undo' })
    await orderPage.showIntervals()
  },
})

/** 200 days. */
export const ManyIntervals = meta.story({
  ...at(`${list}/OO-X`),
  beforeEach: ({ msw }) => msw.use(http.get(`*/api${endpoint}`, () => HttpResponse.json(longOrder))),
  play: orderPage.showIntervals,
})

/** Intervals that lie outside the planned days, which is told and can be saved. */
export const OutsidePlan = meta.story({
  ...at(`${list}/OO-00039`),
  play: async ({ canvas, userEvent }) => {
    await orderPage.fillDay(userEvent, 'Planned start', '01022029')
    await orderPage.fillDay(userEvent, 'Planned end', '03312029')
    const warning = await canvas.findByText(/lie outside the planned days/)
    await pageState.settled()
    warning.scrollIntoView({ block: 'center' })
  },
})

/** Texts that try to be markup, people and areas that are gone, and intervals that no calendar has. */
export const Hostile = meta.story({
  ...at(`${list}/OO-X`),
  beforeEach: ({ msw }) => msw.use(http.get(`*/api${endpoint}`, () => HttpResponse.json(hostileOrder))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /<script>alert/ })).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    await orderPage.showIntervals()
  },
})

ByPeriod.test('holds the same value as by interval', async ({ canvas, userEvent }) => {
  const before = orderPage.chips()
  await expect(before).toHaveLength(4)
  await userEvent.click(canvas.getByRole('gridcell', { name: /Week 36,/ }))
  await userEvent.click(canvas.getByRole('gridcell', { name: /Whole month, June 2027$/ }))
  const after = orderPage.chips()
  await expect(after).toHaveLength(6)
  await userEvent.click(canvas.getByRole('tab', { name: 'By interval' }))
  await expect(orderPage.chips()).toEqual(after)
  await userEvent.click(canvas.getByRole('gridcell', { name: /June 2027$/ }))
  await userEvent.click(canvas.getByRole('tab', { name: 'By period' }))
  await expect(orderPage.chips()).toHaveLength(5)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(await canvas.findByText('1 month, 2 weeks, 2 days')).toBeVisible()
})

ByPeriodRefused.test('becomes irregular and keeps all', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change to irregular' }))
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'))
  await expect(orderPage.chips()).toHaveLength(6)
  await expect(await orderPage.frequency()).toHaveDisplayValue('Irregular')
})

Pruned.test('Undo puts frequency and intervals back, and nothing is unsaved', async ({ canvas, userEvent }) => {
  await expect(orderPage.chips()).toHaveLength(1)
  await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(orderPage.chips()).toHaveLength(4))
  await expect(await orderPage.frequency()).toHaveDisplayValue('Irregular')
  await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull())
})

Pruned.test('says it also where it was chosen by period', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
  await userEvent.click(canvas.getByRole('tab', { name: 'By period' }))
  await orderPage.choose(userEvent, 'Monthly')
  await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(canvas.getByRole('tab', { name: 'By interval' })).toHaveAttribute('aria-selected', 'true')
})

ManyIntervals.test('counts them, and shows all on request', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('200 days')).toBeVisible()
  await expect(canvas.getByText('Due now')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'and 194 more' }))
  await expect(orderPage.chips()).toHaveLength(200)
})

OutsidePlan.test('is told, saved all the same, and gone once they fit', async ({ canvas, userEvent }) => {
  const warning = canvas.getByText(/^\d+ intervals lie outside the planned days$/)
  const region = warning.closest('[role=status]')
  await expect(region).toHaveTextContent(/Week \d+, .* · 3 more$/)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(warning).toBeVisible()
  await orderPage.fillDay(userEvent, 'Planned start', '01012026')
  await waitFor(() => expect(region).toBeEmptyDOMElement())
})

Weekly.test('says nothing of intervals within the planned days', async ({ canvas }) => {
  await expect(orderPage.chips()).toHaveLength(6)
  await expect(canvas.queryByText(/outside the planned days/)).toBeNull()
})

Hostile.test('lets every interval be removed', async ({ canvas, userEvent }) => {
  await expect(orderPage.chips()).toHaveLength(4)
  for (let left = 3; left >= 0; left -= 1) {
    await userEvent.click(nth(canvas.getAllByRole('button', { name: /^Remove / }), 0))
    await expect(orderPage.chips()).toHaveLength(left)
  }
})
