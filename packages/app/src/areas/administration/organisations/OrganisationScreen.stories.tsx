import { at, sceneAddress } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { OrganisationScreen } from './OrganisationScreen.js'

const meta = preview.meta({ component: OrganisationScreen })

const scenes = pageScenes({ path: 'administration/organisations', id: 'ORG-00001' })

/** An organisation as one opens it. */
export const Default = meta.story(scenes.found)

/** An organisation that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone. */
export const Phone = meta.story(scenes.phone)

/** In German. */
export const German = meta.story(scenes.german)

/** An organisation without a subscription: it has no members yet, and no limit to them. */
export const NoMembers = meta.story(at(sceneAddress('administration/organisations/ORG-00009')))

const members = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Members' }))

Default.test('lists the members, and gives one other roles there', async ({ canvas, userEvent }) => {
  const list = await members(canvas)
  await userEvent.type(await list.findByRole('searchbox'), 'jonas feld')
  const row = () => list.findByRole('row', { name: /Feld/ })
  await userEvent.click(within(await row()).getByRole('button', { name: /Row actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change roles' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Change roles/ }))
  for (const box of dialog.getAllByRole('checkbox', { checked: false })) await userEvent.click(box)
  await userEvent.click(dialog.getByRole('button', { name: 'Change roles' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect(await row()).toHaveTextContent('Administrator, Consultant'))
})

Default.test('takes a member out, but not oneself', async ({ canvas, userEvent }) => {
  const list = await members(canvas)
  const actionsOf = async (name: RegExp) => {
    await userEvent.click(within(await list.findByRole('row', { name })).getByRole('button', { name: /Row actions/ }))
    return screen.findByRole('menuitem', { name: /Remove from the organisation/ })
  }
  await userEvent.type(await list.findByRole('searchbox'), 'marta kowalczyk')
  await expect(await actionsOf(/Kowalczyk/)).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await userEvent.clear(list.getByRole('searchbox'))
  await userEvent.type(list.getByRole('searchbox'), 'jonas feld')
  await userEvent.click(await actionsOf(/Feld/))
  const question = within(await screen.findByRole('alertdialog', { name: /Remove Jonas Feld/ }))
  await userEvent.click(question.getByRole('button', { name: 'Remove from the organisation' }))
  await waitFor(() => expect(list.queryByRole('row', { name: /Feld/ })).toBeNull())
})

NoMembers.test('takes a user of the installation in, once', async ({ canvas, userEvent }) => {
  const list = await members(canvas)
  await expect(await canvas.findByText(/there is no limit/)).toBeVisible()
  const add = async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add member' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Add member/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add member' }))
    await expect(await dialog.findByText('This field is required')).toBeVisible()
    await userEvent.type(dialog.getByRole('combobox', { name: /^User/ }), 'jonas feld')
    await userEvent.click(nth(await screen.findAllByRole('option', { name: /Jonas Feld/ }), 0))
    await userEvent.click(dialog.getByRole('button', { name: 'Add member' }))
    return dialog
  }
  await add()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(await list.findByRole('row', { name: /Feld/ })).toBeVisible()
  const again = await add()
  await expect(await again.findByText('Jonas Feld is a member already.')).toBeVisible()
})

Default.test('adds a domain and saves', async ({ canvas, userEvent }) => {
  await userEvent.click(
    within(await canvas.findByRole('region', { name: 'General' })).getByRole('button', { name: /^Add/ }),
  )
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Domains \d+/))
  await userEvent.keyboard('terranova.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

Default.test('takes no domain with capital letters or signs', async ({ canvas, userEvent }) => {
  await userEvent.click(
    within(await canvas.findByRole('region', { name: 'General' })).getByRole('button', { name: /^Add/ }),
  )
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Domains \d+/))
  await userEvent.keyboard('Terranova/EU')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  const summary = await canvas.findByRole('group', { name: '1 problem to solve' })
  await expect(summary).toHaveTextContent('No special characters')
})

New.test('creates an organisation with an id of its own', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Northwind Logistics')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Northwind Logistics' })).toBeVisible())
  await expect(await canvas.findByText('Organisation ID')).toBeVisible()
})

NoMembers.test(
  'saves all that the organisation has, or offers to leave samples out where that is more than a file holds',
  async ({ canvas, msw, userEvent }) => {
    const tooLarge = { code: 'TOO_LARGE', message: '-', data: { bytes: 90_000_000 }, defined: true, status: 413 }
    msw.use(
      http.get('*/api/administration/organisations/:id/archive', () => HttpResponse.json(tooLarge, { status: 413 }), {
        once: true,
      }),
    )
    const saved: Blob[] = []
    const { createObjectURL } = URL
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) saved.push(file)
      return createObjectURL.call(URL, file)
    }
    // The list of members has one, too, below it.
    await userEvent.click(nth(await canvas.findAllByRole('button', { name: 'Export' }), 0))
    const question = within(await screen.findByRole('alertdialog', { name: 'More than one file holds' }))
    await userEvent.click(question.getByRole('button', { name: 'Export without samples' }))
    await expect(await screen.findByText(/^Saved .+-\d{4}-\d\d-\d\d\.embpm\.json$/)).toBeVisible()
    URL.createObjectURL = createObjectURL
    await expect(JSON.parse(await nth(saved, 0).text())).toMatchObject({ format: 'embpm.organisation', version: 1 })
  },
)
