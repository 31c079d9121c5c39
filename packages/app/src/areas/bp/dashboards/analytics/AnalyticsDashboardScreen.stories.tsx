import preview from '@embpm/storybook/preview'
import { expect, screen } from 'storybook/test'
import { dashboardScenes } from '../dashboardScenes.fixture.js'
import { AnalyticsDashboardScreen } from './AnalyticsDashboardScreen.js'

const meta = preview.meta({ component: AnalyticsDashboardScreen })

const scenes = dashboardScenes({ name: 'analytics', figure: ['Growth by month', 'Wachstum nach Monat'] })

/** The figures, charts and the sample data of the dashboard. */
export const Default = meta.story(scenes.found)

/** On a phone figures stand two by two, and charts below each other. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

Default.test('a cell leads to what was changed in its month', async () => {
  const cell = screen.getByRole('link', { name: /^RICEFW items, Jan: / })
  const href = new URL(cell.getAttribute('href') ?? '', location.origin)
  await expect(href.pathname).toMatch(/\/bp\/ricefw$/)
  await expect(href.searchParams.get('changedAt')).toBe('2026-01-01..2026-01-31')
})
