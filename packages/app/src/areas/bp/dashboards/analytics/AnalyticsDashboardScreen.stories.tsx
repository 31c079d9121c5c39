import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen } from 'storybook/test'
import { AnalyticsDashboardScreen } from './AnalyticsDashboardScreen.js'

const meta = preview.meta({ component: AnalyticsDashboardScreen })

const page = (search = '', language?: string) => `${sceneAddress('bp/dashboards/analytics', language)}${search}`
const wide = { viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '1400px' } } } } }
const onWide = (address: string) => ({
  ...at(address),
  parameters: { ...at(address).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
})
const shown = async (name = 'Growth by month', sample = 'Sample data') => {
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
  play: () => shown('Wachstum nach Monat', 'Beispieldaten'),
})

Default.test('a cell leads to what was changed in its month', async () => {
  const cell = screen.getByRole('link', { name: /^RICEFW items, Jan: / })
  const href = new URL(cell.getAttribute('href') ?? '', location.origin)
  await expect(href.pathname).toMatch(/\/bp\/ricefw$/)
  await expect(href.searchParams.get('changedAt')).toBe('2026-01-01..2026-01-31')
})
