import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { dashboardScenes } from '../dashboardScenes.fixture.js'
import { ProjectDashboardScreen } from './ProjectDashboardScreen.js'

const meta = preview.meta({ component: ProjectDashboardScreen })

const scenes = dashboardScenes({ name: 'project', figure: ['Tasks, burn-up', 'Aufgaben im Verlauf'] })
const endpoint = '*/api/processes/dashboards/project'

/** The figures, charts and the sample data of the dashboard. */
export const Default = meta.story(scenes.found)

/** On a phone figures stand two by two, and charts below each other. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** Narrowed to a project and a month. */
export const OneProject = meta.story(scenes.onWide(scenes.page('?project=PRJ-00001&from=2026-11-01&to=2026-11-30')))

/** The figures could not be loaded. */
export const Failing = meta.story({
  ...at(scenes.page()),
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
