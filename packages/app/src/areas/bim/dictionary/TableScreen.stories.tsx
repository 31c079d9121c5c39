import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { TableScreen } from './TableScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bim/dictionary/tables'
const endpoint = '/processes/dictionary-tables/:id'

const meta = preview.meta({ component: TableScreen })

/** A table as one opens it. */
export const Default = meta.story({ ...at(`${list}/DT-00001`) })

/** A table that does not exist yet. */
export const New = meta.story({ ...at(`${list}/new`) })

/** There is none of this id. */
export const NotFound = meta.story({ ...at(`${list}/XYZ-99999`) })

/** The server fails. */
export const Failing = meta.story({
  ...at(`${list}/DT-00001`),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)),
})

/** On a phone. */
export const Phone = meta.story({ ...at(`${list}/DT-00001`, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(`${list.replace('/en/', '/de/')}/DT-00001`) })

/** In Polish. */
export const Polish = meta.story({ ...at(`${list.replace('/en/', '/pl/')}/DT-00001`) })

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
