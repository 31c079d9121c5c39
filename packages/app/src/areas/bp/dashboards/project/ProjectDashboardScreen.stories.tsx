import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { ProjectDashboardScreen } from './ProjectDashboardScreen.js'

const meta = preview.meta({ component: ProjectDashboardScreen })

const page = (search = '', language?: string) => `${sceneAddress('bp/dashboards/project', language)}${search}`
const endpoint = '*/api/processes/dashboards/project'
const wide = { viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '1400px' } } } } }
const onWide = (address: string) => ({
  ...at(address),
  parameters: { ...at(address).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
})
const shown = async (name = 'Tasks, burn-up', sample = 'Sample data') => {
  await screen.findByRole('figure', { name })
  await screen.findByRole('region', { name: sample })
}

/** The figures, charts and the sample data of the dashboard. */
export const Default = meta.story({ ...onWide(page()), play: () => shown() })

/** On a phone figures stand two by two, and charts below each other. */
export const Phone = meta.story({
  ...at(page(), { phone: true }),
  play: async () => {
    await shown()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** In German. */
export const German = meta.story({
  ...onWide(page('', 'de')),
  play: () => shown('Aufgaben im Verlauf', 'Beispieldaten'),
})

/** Narrowed to a project and a month. */
export const OneProject = meta.story({
  ...onWide(page('?project=PRJ-00001&from=2026-11-01&to=2026-11-30')),
  play: () => shown(),
})

/** The figures could not be loaded. */
export const Failing = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => msw.use(http.post(endpoint, () => HttpResponse.json({}, { status: 503 }))),
  play: async () => void (await screen.findByText('The figures could not be loaded')),
})

Default.test('each figure leads to the list behind it', async () => {
  const late = screen.getByRole('link', { name: /^Tasks late/ })
  const search = new URL(late.getAttribute('href') ?? '', location.origin).searchParams
  await expect(search.get('status')).toBe('!done')
  await expect(search.get('plannedEnd')).toBe('..2026-11-19')
  await expect(screen.getByRole('link', { name: /^High: / })).toHaveAttribute(
    'href',
    expect.stringMatching(/risks\?state=%21closed&score=15\.\.$/),
  )
  await expect(screen.getByRole('link', { name: 'Open the list of Tasks by status' })).toHaveAttribute(
    'href',
    expect.stringMatching(/operation-tasks\?summary=false$/),
  )
})

Default.test('a chosen period is in the address, and the figures follow', async ({ userEvent }) => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'This month')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^W41: / })).toBeNull())
  await expect(screen.getByRole('link', { name: /^W47: Scope / })).toBeVisible()
})
