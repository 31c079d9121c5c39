import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { OrganisationScreen } from './OrganisationScreen.js'

const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/administration/organisations'
const endpoint = '/administration/organisation-records/:id'

const meta = preview.meta({ component: OrganisationScreen })

/** An organisation as one opens it. */
export const Default = meta.story({ ...at(`${list}/ORG-00001`) })

/** An organisation that does not exist yet. */
export const New = meta.story({ ...at(`${list}/new`) })

/** There is none of this id. */
export const NotFound = meta.story({ ...at(`${list}/XYZ-99999`) })

/** The server fails. */
export const Failing = meta.story({
  ...at(`${list}/ORG-00001`),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)),
})

/** On a phone. */
export const Phone = meta.story({ ...at(`${list}/ORG-00001`, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(`${list.replace('/en/', '/de/')}/ORG-00001`) })

/** In Polish. */
export const Polish = meta.story({ ...at(`${list.replace('/en/', '/pl/')}/ORG-00001`) })

Default.test('adds a domain and saves', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Add/ }))
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Domains \d+/))
  await userEvent.keyboard('terranova.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

New.test('names the missing title', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
  await expect(await canvas.findByText('1 problem to solve')).toBeVisible()
})

New.test('creates an organisation with an id of its own', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Northwind Logistics')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Northwind Logistics' })).toBeVisible())
  await expect(await canvas.findByText('Organisation ID')).toBeVisible()
})
