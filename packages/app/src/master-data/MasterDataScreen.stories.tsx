import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listAnswer } from '../entity/listAnswer.fixture.js'
import { masterDataAt } from './masterDataAt.js'

const meta = preview.meta({ component: masterDataAt({ path: 'bp/master-data', title: 'bp.pages.masterData' }) })

const page = sceneAddress('bp/master-data')
const last = (canvas: { findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement> }) =>
  canvas.findByRole('region', { name: /^G\/L accounts/ })

/** The way into the master data. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => {
    await within(await last(canvas)).findByText(/^Last changed/)
  },
})

/** One kind fails, another one has nothing yet; the others are there. */
export const OneFails = meta.story({
  ...at(page),
  beforeEach: ({ msw }) =>
    msw.use(listAnswer.failing('/processes/transactions'), listAnswer.empty('/processes/systems')),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not be loaded.')
    await within(await last(canvas)).findByText(/^Last changed/)
  },
})

/** That of the implementation area. */
export const Implementation = meta.story({
  ...at(sceneAddress('implementation/master-data')),
  play: async ({ canvas }) => {
    await within(await canvas.findByRole('region', { name: /^Products/ })).findByText(/^Last changed/)
  },
})

/** On a phone. */
export const Phone = meta.story({ ...at(page, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(sceneAddress('bp/master-data', 'de')) })

Default.test('says how many there are of each, and leads to their lists and to new ones', async ({ canvas }) => {
  const systems = within(await canvas.findByRole('region', { name: /^Systems/ }))
  await expect(await systems.findByText('40')).toBeVisible()
  await expect(systems.getByRole('link', { name: 'Systems' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/bp\/master-data\/systems$/),
  )
  await expect(await systems.findByRole('link', { name: 'New system' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/systems\/new$/),
  )
})

Default.test('finds what fits in all kinds, and opens it by keyboard', async ({ canvas, userEvent }) => {
  await within(await last(canvas)).findByText(/^Last changed/)
  await userEvent.keyboard('/')
  const search = await screen.findByRole('combobox', { name: 'Search master data' })
  await userEvent.type(search, 'analytics')
  const found = within(await screen.findByRole('group', { name: 'Systems' }))
  await expect(found.getByRole('option', { name: /BIP Analytics production/ })).toBeVisible()
  await userEvent.clear(search)
  await userEvent.type(search, 'S4P')
  await waitFor(() => expect(screen.getByRole('option', { name: /S4P/ })).toBeVisible())
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: /^S4P/ })).toBeVisible()
})

OneFails.test('still finds what the other kinds have', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Search master data' }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search master data' }), 'assembly line')
  await expect(await screen.findByRole('group', { name: 'Cost objects' })).toBeVisible()
})

Default.test('offers nothing new to a user without a role', { parameters: { as: 'ordinary' } }, async ({ canvas }) => {
  await within(await last(canvas)).findByText(/^Last changed/)
  await expect(canvas.queryByRole('link', { name: /^New / })).toBeNull()
})
