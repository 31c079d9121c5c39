import { at } from '@embpm/storybook/at'
import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { BusinessDomainsScreen } from './BusinessDomainsScreen.js'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'
const page = `/en/${organisation}/project/business-domain`
const endpoint = '*/api/project/business-domains'

const meta = preview.meta({ component: BusinessDomainsScreen })

interface Canvas {
  findByRole: (role: string, options: { name: RegExp | string }) => Promise<HTMLElement>
}

const row = (canvas: Canvas, name: RegExp) => canvas.findByRole('treeitem', { name })
const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { name })

/** The hierarchy as one finds it. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => {
    await row(canvas, /^Master data to market/)
  },
})

/** The same as a list. */
export const AsList = meta.story({
  ...at(`${page}?view=list`),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('gridcell')
  },
})

/** Nothing fits. */
export const NoMatch = meta.story({
  ...at(`${page}?q=zzzz`),
  play: async ({ canvas }) => {
    await title(canvas, 'Nothing matches')
  },
})

/** An organisation without business domains. */
export const Empty = meta.story({
  ...at(page.replace(organisation, '95e3b6d8-27c4-4a1f-a0e9-8d4c1f7b5404')),
  play: async ({ canvas }) => {
    await title(canvas, 'No business domains yet')
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
    await canvas.findByRole('tree', { name: 'Business domains' })
  },
})

const node = {
  id: 'BD-X',
  code: 'X',
  name: '<script>alert(1)</script>',
  description: '"><img src=x onerror=alert(2)>',
  parentId: null,
  order: 0,
  owner: null,
  version: 1,
  childCount: 0,
}

/** A name that tries to be markup. */
export const Hostile = meta.story({
  ...at(page),
  beforeEach: ({ msw }) => msw.use(http.get(`${endpoint}/children`, () => HttpResponse.json([node]))),
  play: async ({ canvas }) => {
    await row(canvas, /^<script>/)
  },
})

/** In German. */
export const German = meta.story({
  ...at(page.replace('/en/', '/de/')),
  play: async ({ canvas }) => {
    await row(canvas, /^Order to cash/)
  },
})

/** In Polish. */
export const Polish = meta.story({
  ...at(page.replace('/en/', '/pl/')),
  play: async ({ canvas }) => {
    await row(canvas, /^Order to cash/)
  },
})

/** On a phone. */
export const OnAPhone = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas }) => {
    await row(canvas, /^Order to cash/)
  },
})

/** A user without a role. */
export const Forbidden = meta.story({
  ...at(page, { as: 'ordinary' }),
  play: async ({ canvas }) => {
    await title(canvas, 'You may not open this page')
  },
})

Default.test('is opened, renamed and moved by keyboard', async ({ canvas, userEvent }) => {
  const tree = canvas.getByRole('tree', { name: 'Business domains' })
  tree.focus()
  await userEvent.keyboard('{Home}{ArrowDown}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await waitFor(() =>
    expect(canvas.getByRole('treeitem', { name: /^Procure to pay/ })).toHaveAttribute('aria-level', '2'),
  )
  await userEvent.keyboard('{F2}Buy to pay{Enter}')
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Buy to pay' })).toBeVisible()
  const levels = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }))
  await waitFor(() => expect(levels.getByRole('link', { name: 'Order to cash' })).toBeVisible())
})

Hostile.test('shows markup as text', async ({ canvas }) => {
  await expect(await canvas.findByText(node.name)).toBeVisible()
  await expect(document.querySelector('img[src="x"]')).toBeNull()
})

Failing.test('says so and tries again', async ({ canvas, msw, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: 'Try again' })
  msw.use(http.get(`${endpoint}/children`, () => HttpResponse.json([node])))
  await userEvent.click(retry)
  await expect(await canvas.findByRole('treeitem', { name: /^<script>/ })).toBeVisible()
})
