import preview from '@embpm/storybook/preview'
import { expect, screen } from 'storybook/test'
import { dashboardScenes } from '../dashboardScenes.fixture.js'
import { FinanceDashboardScreen } from './FinanceDashboardScreen.js'

const meta = preview.meta({ component: FinanceDashboardScreen })

const scenes = dashboardScenes({ name: 'finance', figure: ['Hours by month', 'Stunden nach Monat'] })

/** The figures, charts and the sample data of the dashboard. */
export const Default = meta.story(scenes.found)

/** On a phone figures stand two by two, and charts below each other. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('a month leads to the executions of its periods', async () => {
  const month = screen.getByRole('link', { name: /^Oct: Planned / })
  const search = new URL(month.getAttribute('href') ?? '', location.origin).searchParams
  await expect(search.getAll('periodId').length).toBeGreaterThan(1)
})
