import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { TableScreen } from './TableScreen.js'

const meta = preview.meta({ component: TableScreen })

const scenes = pageScenes({ path: 'bim/dictionary/tables', endpoint: '/processes/dictionary-tables', id: 'DT-00001' })

/** A table as one opens it. */
export const Default = meta.story(scenes.found)

/** A table that does not exist yet. */
export const New = meta.story(scenes.new)

/** There is none of this id. */
export const NotFound = meta.story(scenes.notFound)

/** The server fails. */
export const Failing = meta.story(scenes.failing)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** In Polish. */
export const Polish = meta.story(scenes.polish)

Default.test('lists its fields in their order and opens one', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'MANDT' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: /^MANDT/ })).toBeVisible()
})

New.test('names what is missing', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
  await expect(await canvas.findByText('2 problems to solve')).toBeVisible()
})

New.test('creates a table and opens it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Table/ }), 'ZORDERS')
  await userEvent.type(canvas.getByRole('textbox', { name: /^System/ }), 'S4P')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Short description/ }), 'Own orders')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'ZORDERS Own orders' })).toBeVisible())
  await expect(await screen.findByText(/ created$/)).toBeVisible()
})
