import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, waitFor } from 'storybook/test'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { columnTexts } from '../../../entity/columnTexts.fixture.js'
import { listScenes } from '../../../entity/listScenes.fixture.js'
import { OperationOrdersScreen } from './OperationOrdersScreen.js'

const meta = preview.meta({ component: OperationOrdersScreen })

const scenes = listScenes({
  path: 'project/operation-orders',
  view: 'q=stock&status=draft&status=planned&plannedStart=2026-06-01..&sort=plannedStart',
})

/** The list as one finds it. */
export const Default = meta.story(scenes.found)

/** A view from an address: searched, filtered by choices and by a range of days, and sorted. */
export const View = meta.story(scenes.view)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** What orders refer to was deleted since. */
export const Gone = meta.story({
  ...scenes.found,
  parameters: { ...scenes.found.parameters, ...unpictured },
  beforeEach: () => asAnother.remove('/project/operation-areas/OA-00057', '/administration/users/USR-00011'),
})

Gone.test('is told by its last name, in columns of names and of codes', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid', { name: 'Operation orders' })
  await waitFor(() => expect(columnTexts(grid, 'Operation area')[8]).toBe('Early shift – deleted'))
  await expect(columnTexts(grid, 'Responsible')[0]).toBe('Diego Aranda – deleted')
  await expect(columnTexts(grid, 'Operation area')[0]).toBe('Kassel')
})

View.test('has the rows of the range, the earliest first', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/filtered from 10,000/)).toBeVisible())
  const grid = canvas.getByRole('grid', { name: 'Operation orders' })
  const days = () => columnTexts(grid, 'Planned start').map((text) => Date.parse(`${text} UTC`))
  await waitFor(() => expect(days().length).toBeGreaterThan(1))
  // The earliest come first: a row before the range would be in sight.
  await expect(Math.min(...days())).toBeGreaterThanOrEqual(Date.parse('2026-06-01T00:00Z'))
  await expect(days()).toEqual(days().toSorted((a, b) => a - b))
  await expect(new Set(days()).size).toBeGreaterThan(1)
  await expect(new Set(columnTexts(grid, 'Status'))).toEqual(new Set(['Draft', 'Planned']))
})
