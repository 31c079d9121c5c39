import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectFilter } from './ProjectFilter.js'

const own = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const orders = `/en/${own}/project/operation-orders`

const meta = preview.meta({ component: ProjectFilter })

const field = () => screen.findByRole('combobox', { name: 'Project' })
const chip = () => screen.findByRole('button', { name: 'Show all projects' })
/** What the list says of how many it shows of how many. */
const narrowed = () => screen.findByText(/filtered from 10,000/)
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

/** All projects: the list shows all orders. */
export const Default = meta.story({
  ...at(`${orders}?layout=dense`),
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–50 /)
    await expect(await field()).toHaveValue('')
  },
})

/** A link that somebody sent names a project: the list and the header say so. */
export const Chosen = meta.story({
  ...at(`${orders}?layout=dense&projectId=PRJ-00002`),
  play: async () => {
    await narrowed()
    await waitFor(async () => expect(await field()).toHaveValue('Terranova Warehouse rollout'))
    await chip()
  },
})

/** On a phone the list still says it, and the choice is among the tools that there is no room for. */
export const Phone = meta.story({
  ...at(`${orders}?layout=dense&projectId=PRJ-00002`),
  parameters: {
    ...at(`${orders}?layout=dense&projectId=PRJ-00002`).parameters,
    viewport: { options: { phone: { name: '390 px', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await chip()
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
    const more = within(await screen.findByRole('dialog', { name: 'More' }))
    await waitFor(() =>
      expect(more.getByRole('combobox', { name: 'Project' })).toHaveValue('Terranova Warehouse rollout'),
    )
  },
})

/** In German. */
export const German = meta.story({
  ...at(`${orders.replace('/en/', '/de/')}?layout=dense&projectId=PRJ-00002`),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Alle Projekte zeigen' })
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Projekt' })).toHaveValue('Terranova Warehouse rollout'),
    )
  },
})

/** A page of an area that belongs to no project has none to choose. */
export const Elsewhere = meta.story({
  ...at(`/en/${own}/bim/services?layout=dense&q=idoc+sales`),
  parameters: { ...at(`/en/${own}/bim/services?layout=dense&q=idoc+sales`).parameters, ...unpictured },
  play: async ({ canvas }) => void (await canvas.findByText(/^1–50 /)),
})

Elsewhere.test('has no choice of a project', async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox', { name: 'Project' })).toBeNull()
})

Default.test(
  'a project that is chosen by keyboard narrows the list, which a new order follows',
  async ({ canvas, userEvent }) => {
    const input = await field()
    await userEvent.click(input)
    await userEvent.keyboard('ware')
    await screen.findByRole('option', { name: /Warehouse rollout/ })
    await userEvent.keyboard('{Enter}')
    await narrowed()
    await expect(hrefOf('New operation order')).toMatch(/\/operation-orders\/new\?projectId=PRJ-00002$/)
    // Another list of what belongs to projects follows.
    await userEvent.click(canvas.getByRole('link', { name: 'Projects' }))
    await canvas.findByRole('heading', { level: 1, name: /Projects/ })
    await expect(await field()).toHaveValue('Terranova Warehouse rollout')
    await userEvent.click(canvas.getByRole('link', { name: 'Operation orders' }))
    await narrowed()
    await chip()
  },
)

Chosen.test('leaving it shows all again, also in the header', async ({ userEvent }) => {
  await userEvent.click(await chip())
  await waitFor(() => expect(screen.queryByText(/filtered from 10,000/)).toBeNull())
  await waitFor(async () => expect(await field()).toHaveValue(''))
  await expect(screen.queryByRole('button', { name: 'Show all projects' })).toBeNull()
})

Chosen.test('clearing the header shows all again, also in the list', async ({ userEvent }) => {
  const input = await field()
  await waitFor(() => expect(input).toHaveValue('Terranova Warehouse rollout'))
  await userEvent.clear(input)
  // Past the button that opens the dialog: the field is left then.
  await userEvent.tab()
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show all projects' })).toBeNull())
})
