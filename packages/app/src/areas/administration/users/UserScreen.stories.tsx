import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { UserScreen } from './UserScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/administration/users'
const endpoint = '/administration/users/:id'

const meta = preview.meta({ component: UserScreen })

/** A user as one opens it. */
export const Default = meta.story({ ...at(`${list}/USR-00002`) })

/** A user that does not exist yet. */
export const New = meta.story({ ...at(`${list}/new`) })

/** There is none of this id. */
export const NotFound = meta.story({ ...at(`${list}/XYZ-99999`) })

/** The server fails. */
export const Failing = meta.story({
  ...at(`${list}/USR-00002`),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)),
})

/** On a phone. */
export const Phone = meta.story({ ...at(`${list}/USR-00002`, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(`${list.replace('/en/', '/de/')}/USR-00002`) })

/** In Polish. */
export const Polish = meta.story({ ...at(`${list.replace('/en/', '/pl/')}/USR-00002`) })

Default.test('shows what the user may open and follows the roles', async ({ canvas, userEvent }) => {
  const consultant = (await canvas.findAllByRole('checkbox', { name: 'Consultant' }))[0]
  await userEvent.click(consultant ?? document.body)
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

New.test('wants an e-mail address', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^E-mail/ }), 'nowhere')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getAllByText(/Enter an e-mail address/).length).toBeGreaterThan(0))
})

New.test('creates a user who belongs to an organisation', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^First name/ }), 'Ida')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Last name/ }), 'Lindqvist')
  await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'i.lindqvist@example.test')
  await userEvent.click(canvas.getByRole('button', { name: 'Add Row' }))
  await userEvent.type(await canvas.findByRole('combobox', { name: /^Organisation/ }), 'helvora')
  await userEvent.click((await screen.findAllByRole('option', { name: /Helvora/ }))[0] ?? document.body)
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Ida Lindqvist' })).toBeVisible())
})
