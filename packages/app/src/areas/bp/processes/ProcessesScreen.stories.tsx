import type { ProcessNode } from '@embpm/contract/process'
import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { processStory } from './processStory.fixture.js'
import { ProcessesScreen } from './ProcessesScreen.js'

const { endpoint, heading, names, organisation, page, row, tree } = processStory

const meta = preview.meta({ component: ProcessesScreen })

/** The hierarchy as one finds it. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => {
    await row(canvas, /^Master data to market/)
  },
})

/** The page of a process beside the tree, which is open down to it. */
export const Chosen = meta.story({
  ...at(`${page}/PRC-00076`),
  play: async ({ canvas }) => {
    await row(canvas, /^Plan sales orders/)
    await heading(canvas, 'Where used')
  },
})

/** Found processes with those above them, from an address. */
export const Searched = meta.story({
  ...at(`${page}?q=plan+sales`),
  play: async ({ canvas }) => {
    await row(canvas, /^Plan sales orders/)
  },
})

/** More hits than are shown. */
export const ManyHits = meta.story({
  ...at(`${page}?q=standard`),
  play: async ({ canvas }) => {
    await canvas.findByText(/hits are shown/)
  },
})

/** Nothing fits. */
export const NoMatch = meta.story({
  ...at(`${page}?q=zzzz`),
  play: async ({ canvas }) => {
    await heading(canvas, 'Nothing matches')
  },
})

/** The same processes as a list. */
export const AsList = meta.story({
  ...at(`${page}?view=list`),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('gridcell')
  },
})

/** A hand-edited address. */
export const BadAddress = meta.story({
  ...at(`${page}?view=cloud&depth=9`),
  play: async ({ canvas }) => {
    await row(canvas, /^Order to cash/)
  },
})

/** An organisation without processes: the page says what a process is, and offers the first. */
export const Empty = meta.story({
  ...at(page.replace(organisation, '95e3b6d8-27c4-4a1f-a0e9-8d4c1f7b5404')),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'No processes yet')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'New process' })).toHaveLength(2)
  },
})

/** The server fails. */
export const Failing = meta.story({
  ...at(page),
  beforeEach: ({ msw }) => msw.use(http.get(`${endpoint}/children`, () => HttpResponse.json({}, { status: 503 }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
})

/** The server takes its time. */
export const Slow = meta.story({
  ...at(page),
  beforeEach: ({ msw }) => msw.use(http.get(`${endpoint}/children`, pageState.never)),
  play: async ({ canvas }) => {
    await tree(canvas)
  },
})

const node: ProcessNode & { childCount: number } = {
  id: 'PRC-X',
  code: '"><img src=x onerror=alert(2)>',
  name: '<script>alert(1)</script>',
  level: 1,
  parentId: null,
  variantOfId: null,
  order: 0,
  class: 'core',
  owner: null,
  status: 'ACTIVE',
  lockVersion: 1,
  childCount: 0,
}

/** Names that try to be markup, and one that is very long. */
export const Hostile = meta.story({
  ...at(page),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${endpoint}/children`, () =>
        HttpResponse.json([node, { ...node, id: 'PRC-Y', code: 'Y', name: 'A name without an end '.repeat(9).trim() }]),
      ),
    ),
  play: async ({ canvas }) => {
    await row(canvas, /^<script>/)
    await expect(canvas.getByText(node.name)).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
})

/** In German. */
export const German = meta.story({
  ...at(page.replace('/en/', '/de/')),
  play: async ({ canvas }) => {
    await row(canvas, /^Order to cash/)
  },
})

/** On a phone, the tree is the first step. */
export const OnAPhone = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas }) => {
    await row(canvas, /^Order to cash/)
  },
})

/** From right to left. */
export const RightToLeft = meta.story({
  ...at(page),
  parameters: { ...at(page).parameters, direction: 'rtl' },
  play: async ({ canvas }) => {
    await row(canvas, /^Order to cash/)
  },
})

/** There is no such process; the tree stays beside the page that says so. */
export const NotFound = meta.story({
  ...at(`${page}/PRC-99999`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Entry not found' })).toBeVisible()
    await expect(await row(canvas, /^Order to cash/)).toBeVisible()
  },
})

/** A user without the permission of the area. */
export const Forbidden = meta.story({
  ...at(page),
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/administration/users/current', () =>
        HttpResponse.json({
          id: 'USR-00001',
          firstname: 'Marta',
          lastname: 'Kowalczyk',
          email: 'm.kowalczyk@terranova.eu',
          company: 'Terranova Group',
          userType: 'CORPORATE',
          roles: [],
          permissions: [],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(/embpm_r/)
  },
})

Chosen.test('keeps what is open when one comes back', async ({ canvas, userEvent }) => {
  await row(canvas, /^Plan sales orders/)
  const before = names()
  await userEvent.click(within(canvas.getByRole('navigation', { name: 'Tree or list' })).getByText('List'))
  await canvas.findByRole('grid')
  await userEvent.click(within(canvas.getByRole('navigation', { name: 'Tree or list' })).getByText('Tree'))
  await row(canvas, /^Plan sales orders/)
  await waitFor(() => expect(names()).toEqual(before))
})

Chosen.test('asks before changes are lost in the tree', async ({ canvas, userEvent }) => {
  const name = nth(await canvas.findAllByRole('textbox', { name: /^Name/ }), 0)
  await userEvent.type(name, ' 2')
  await userEvent.click(await row(canvas, /^Procure to pay/))
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  await expect(name).toHaveValue('Plan sales orders 2')
  await expect(await row(canvas, /^Plan sales orders/)).toHaveAttribute('aria-selected', 'true')
})

Chosen.test(
  'gives a user without a role nothing to change it with',
  { parameters: { as: 'ordinary' } },
  async ({ canvas, userEvent }) => {
    const item = await row(canvas, /^Plan sales orders/)
    await expect(nth(await canvas.findAllByRole('textbox', { name: /^Name/ }), 0)).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('link', { name: 'New process' })).toBeNull()
    for (const name of ['Save', 'Discard', 'Delete']) await expect(canvas.queryByRole('button', { name })).toBeNull()
    await userEvent.click(item)
    await userEvent.keyboard('{F2}')
    await userEvent.pointer({ keys: '[MouseRight]', target: item })
    await expect(within(await tree(canvas)).queryByRole('textbox')).toBeNull()
    await expect(screen.queryByRole('menu')).toBeNull()
  },
)

BadAddress.test('names what it ignored', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/view=cloud, depth=9/)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(canvas.queryByText(/view=cloud/)).toBeNull())
})

Failing.test('says so and tries again', async ({ canvas, msw, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: 'Try again' })
  msw.use(http.get(`${endpoint}/children`, () => HttpResponse.json([node])))
  await userEvent.click(retry)
  await row(canvas, /^<script>/)
})
