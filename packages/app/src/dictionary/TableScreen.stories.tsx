import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { columnTexts } from '../entity/columnTexts.fixture.js'
import { pageScenes } from '../entity/pageScenes.fixture.js'
import { TableScreen } from './TableScreen.js'

const meta = preview.meta({ component: TableScreen })

const scenes = pageScenes({ path: 'bim/dictionary/tables', id: 'DT-00001' })

/** A table as one opens it. */
export const Default = meta.story(scenes.found)

/** A table that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** Within the processes, for who may not change it: all of it can be read, and what belongs to it is a page there. */
export const ReadOnly = meta.story(at(sceneAddress('bp/dictionary/tables/DT-00001'), { as: 'ordinary' }))

ReadOnly.test('offers no change, and stays within the processes', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: /^VBAK/ })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  await expect(canvas.queryByRole('link', { name: 'New field' })).toBeNull()
  await userEvent.click(await canvas.findByRole('link', { name: 'MANDT' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: /^MANDT/ })).toBeVisible()
  const way = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
  await expect(way.getByRole('link', { name: 'Fields' })).toHaveAttribute('href', sceneAddress('bp/dictionary/fields'))
})

Default.test('lists its fields in their order and opens one', async ({ canvas, userEvent }) => {
  const grid = await canvas.findByRole('grid', { name: 'Fields' })
  const positions = () => columnTexts(grid, 'Position').map(Number)
  await waitFor(() => expect(positions().length).toBeGreaterThan(2))
  await expect(positions()).toEqual(positions().toSorted((a, b) => a - b))
  await userEvent.click(await canvas.findByRole('link', { name: 'MANDT' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: /^MANDT/ })).toBeVisible()
})

New.test('creates a table and opens it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Table/ }), 'ZORDERS')
  await userEvent.type(await canvas.findByRole('combobox', { name: /^System/ }), 'S4P')
  await userEvent.click(await screen.findByRole('option', { name: /^S4P/ }))
  await userEvent.type(canvas.getByRole('textbox', { name: /^Short description/ }), 'Own orders')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'ZORDERS Own orders' })).toBeVisible())
})
