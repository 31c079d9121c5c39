import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PeriodsScreen } from './PeriodsScreen.js'

const periods = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/project/operation-periods'
const phone = {
  parameters: {
    viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
}

const meta = preview.meta({ component: PeriodsScreen })

const month = (name: RegExp) => screen.findByRole('button', { name })
const panel = async () => within(await screen.findByRole('region', { name: 'Chosen periods' }))

/** The year as one finds it, in November: the first half is locked, October is late. */
export const Default = meta.story({
  ...at(periods),
  play: async () => {
    await month(/^10 October/)
    await expect(screen.getByText('A week belongs to the month of its Thursday; 2026 has 53 weeks')).toBeVisible()
  },
})

/** October is chosen: what blocks its closing, and where that is shown. */
export const Blocked = meta.story({
  ...at(`${periods}?chosen=PER-00074`),
  play: async () => {
    const chosen = await panel()
    await chosen.findByRole('heading', { name: 'October 2026' })
    await chosen.findByText('2 blockers')
    await expect(chosen.getByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(chosen.getByText('Solve what blocks it first')).toBeVisible()
  },
})

/** Three closed months are chosen: they can be reopened, and locked for good. */
export const Closed = meta.story({
  ...at(`${periods}?chosen=PER-00071&chosen=PER-00072&chosen=PER-00073`),
  play: async () => {
    const chosen = await panel()
    await chosen.findByRole('heading', { name: '3 periods' })
    await chosen.findByRole('button', { name: 'Lock' })
  },
})

/** Locking asks again, with the name typed. */
export const Locking = meta.story({
  ...at(`${periods}?chosen=PER-00071`),
  play: async ({ userEvent }) => {
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Lock' }))
    await screen.findByRole('textbox', { name: /^Type 2026-07 to lock/ })
  },
})

/** A year that nobody has created yet. */
export const Empty = meta.story({
  ...at(`${periods}?year=2031`),
  play: async ({ canvas }) => void (await canvas.findByText('2031 has no periods yet')),
})

/** The server fails. */
export const Failing = meta.story({
  ...at(periods),
  parameters: { ...at(periods).parameters, ...unpictured },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/project/period-years/2026', () => HttpResponse.json({}, { status: 503 }))),
  play: async ({ canvas }) => void (await canvas.findByText('The periods could not be loaded')),
})

/** On a phone: what is chosen comes up from below. */
export const Phone = meta.story({
  ...at(`${periods}?chosen=PER-00074`),
  parameters: { ...at(`${periods}?chosen=PER-00074`).parameters, ...phone.parameters },
  globals: phone.globals,
  play: async () => {
    const chosen = await panel()
    await chosen.findByText('2 blockers')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** In German. */
export const German = meta.story({
  ...at(`${periods.replace('/en/', '/de/')}?chosen=PER-00074`),
  play: async ({ canvas }) => void (await canvas.findByText('2 Hindernisse')),
})

Default.test('is chosen by keyboard: one, a range of weeks, and none', async ({ userEvent }) => {
  const october = await month(/^10 October/)
  const november = await month(/^11 November/)
  november.focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(october).toHaveFocus()
  await userEvent.keyboard(' ')
  await (await panel()).findByRole('heading', { name: 'October 2026' })
  await waitFor(() => expect(october).toHaveAttribute('aria-pressed', 'true'))
  await expect(october).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await (await panel()).findByRole('heading', { name: 'W40 2026' })
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  await (await panel()).findByRole('heading', { name: '3 periods' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen periods' })).toBeNull())
})

Default.test('the year after the last one is created', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Create 2029' }))
  await expect(await screen.findByText('A week belongs to the month of its Thursday; 2029 has 52 weeks')).toBeVisible()
  await screen.findByRole('button', { name: 'Create 2030' })
})

Blocked.test('leads to what nobody confirmed, and to the orders without a cost object', async () => {
  const chosen = await panel()
  const hrefs = chosen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  await expect(hrefs[0]).toMatch(/\/project\/executions\?period=2026-10&period=2026-W44&state=planned&state=entered$/)
  await expect(hrefs[1]).toMatch(/\/project\/operation-orders\?id=OO-\d+/)
})

Locking.test('does nothing for another name, and locks for its own', async ({ userEvent }) => {
  const name = await screen.findByRole('textbox', { name: /^Type 2026-07 to lock/ })
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(name, 'July')
  await userEvent.click(dialog.getByRole('button', { name: 'Lock' }))
  await expect(await dialog.findByText('This is not the name')).toBeVisible()
  await userEvent.clear(name)
  await userEvent.type(name, '2026-07')
  await userEvent.click(dialog.getByRole('button', { name: 'Lock' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect((await panel()).queryByRole('button', { name: 'Lock' })).toBeNull())
})

Closed.test('reopens them', async ({ userEvent }) => {
  await userEvent.click((await panel()).getByRole('button', { name: 'Reopen' }))
  await waitFor(async () => expect((await panel()).getByRole('button', { name: 'Close' })).toBeEnabled())
})
