import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { RicefwScreen } from './RicefwScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bp/ricefw'
const endpoint = '/processes/ricefws/:id'

const meta = preview.meta({ component: RicefwScreen })

/** An item as one opens it. */
export const Default = meta.story({ ...at(`${list}/RIC-00002`) })

/** An item that does not exist yet. */
export const New = meta.story({ ...at(`${list}/new`) })

/** There is no such item. */
export const NotFound = meta.story({ ...at(`${list}/RIC-99999`) })

/** The server fails. */
export const Failing = meta.story({
  ...at(`${list}/RIC-00002`),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)),
})

/** The server takes its time. */
export const Slow = meta.story({
  ...at(`${list}/RIC-00002`),
  beforeEach: ({ msw }) => msw.use(listAnswer.slow(endpoint)),
})

/** On a phone. */
export const Phone = meta.story({ ...at(`${list}/RIC-00002`, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(`${list.replace('/en/', '/de/')}/RIC-00002`) })

/** In Polish. */
export const Polish = meta.story({ ...at(`${list.replace('/en/', '/pl/')}/RIC-00002`) })

Default.test('saves a change and lists it in the history', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Module/ }), 'X')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await userEvent.click(await canvas.findByRole('button', { name: 'Show all changes' }))
  const changes = await canvas.findByRole('list', { name: 'Changes' })
  await expect(within(changes).getByText('Module')).toBeVisible()
})

Default.test('finds an owner by name', async ({ canvas, userEvent }) => {
  const owner = await canvas.findByRole('combobox', { name: /^Technical owner/ })
  await userEvent.clear(owner)
  await userEvent.type(owner, 'kowalczyk marta')
  await userEvent.click(await screen.findByRole('option', { name: /Marta Kowalczyk/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

New.test('refuses an id that another item has, at its field', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^RICEFW ID/ }), 'RPT-0001')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Second report')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: /^RICEFW ID/ })).toBeInvalid())
  await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Second report')
})

New.test('creates an item and opens it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^RICEFW ID/ }), 'RPT-9999')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Aging of open items')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'RPT-9999 Aging of open items' })).toBeVisible())
})
