import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen } from 'storybook/test'
import { FinanceDashboardScreen } from './FinanceDashboardScreen.js'

const meta = preview.meta({ component: FinanceDashboardScreen })

const page = (search = '', language?: string) => `${sceneAddress('bp/dashboards/finance', language)}${search}`
const wide = { viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '1400px' } } } } }
const onWide = (address: string) => ({
  ...at(address),
  parameters: { ...at(address).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
})
const shown = async (name = 'Hours by month', sample = 'Sample data') => {
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
  play: () => shown('Stunden nach Monat', 'Beispieldaten'),
})

Default.test('a month leads to the executions of its periods', async () => {
  const month = screen.getByRole('link', { name: /^Oct: Planned / })
  const search = new URL(month.getAttribute('href') ?? '', location.origin).searchParams
  await expect(search.getAll('periodId').length).toBeGreaterThan(1)
})
