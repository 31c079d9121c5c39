import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
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

/** Narrowed to a business area and those below it; what belongs to no area is named. */
export const OneArea = meta.story(scenes.onWide(scenes.page('?area=BA-00001')))

Default.test('a cell leads to what was changed in its month', async () => {
  const cell = screen.getByRole('link', { name: /^RICEFW items, Jan: / })
  const href = new URL(cell.getAttribute('href') ?? '', location.origin)
  await expect(href.pathname).toMatch(/\/bp\/ricefw$/)
  await expect(href.searchParams.get('changedAt')).toBe('2026-01-01..2026-01-31')
})

Default.test('a chosen area is in the address, and figures and their lists are of it', async ({ userEvent }) => {
  const area = screen.getByRole('combobox', { name: 'Business area' })
  await userEvent.type(area, '1000 Sales')
  await userEvent.click(await screen.findByRole('option', { name: /1000 Sales and distribution/ }))
  await expect(await screen.findByText(/^Left out, since they belong to no business area: Documents, /)).toBeVisible()
  const list = new URL(
    screen.getByRole('link', { name: /^Requirements, new/ }).getAttribute('href') ?? '',
    location.origin,
  )
  await expect(list.pathname).toMatch(/\/bp\/requirements$/)
  await expect(list.searchParams.getAll('areaId')).toContain('BA-00001')
  await expect(screen.queryByRole('link', { name: /^Documents, new/ })).toBeNull()
})

Default.test(
  'another organisation shows its own figures of the same days, and leads to its lists',
  async ({ userEvent }) => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'This year')
    await userEvent.click(screen.getByRole('combobox', { name: 'Organisation' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Helvora Pharma' }))
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Requirements, new/ })).toHaveAttribute(
        'href',
        expect.stringContaining('/2b8e4f70-91ac-4d36-8e15-c7a09b64d202/bp/requirements'),
      ),
    )
    await expect(screen.getByRole('combobox', { name: 'Organisation' })).toHaveValue('Helvora Pharma')
    await expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('This year')
  },
)
