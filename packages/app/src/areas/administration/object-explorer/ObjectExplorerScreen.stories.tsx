import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { ObjectExplorerScreen } from './ObjectExplorerScreen.js'

const meta = preview.meta({ component: ObjectExplorerScreen })

const page = (search = '', language?: string) => `${sceneAddress('administration/object-explorer', language)}${search}`
const process = '?kind=processes&id=PRC-00011'
const item = '?kind=ricefws&id=RIC-00001'

const graph = () => screen.findByRole('group', { name: /^Links of / })
const list = () => screen.findByRole('complementary', { name: /^Links of / })
const settled = async () => {
  await within(await graph()).findAllByRole('link')
}

let history: RouterHistory

/** A process: what refers to it, itself, what it refers to; many alike are folded. */
export const Default = meta.story({
  ...at(page(process)),
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: [page(process)] })
  },
  render: () => <StoryApp address={page(process)} history={history} />,
  play: settled,
})

/** Somebody who is named all over, and all of one kind of these. */
export const Unfolded = meta.story({
  ...at(page('?kind=users&id=USR-00003&unfolded=usedIn.businessAreas')),
  play: settled,
})

/** Two steps around an object: more than are shown. */
export const TwoSteps = meta.story({ ...at(page(`${process}&depth=2`)), play: settled })

/** The way between two objects. */
export const Path = meta.story({
  ...at(page(`${item}&toKind=users&toId=USR-00003`)),
  play: async () => void (await screen.findByRole('group', { name: /^From / })),
})

/** No way leads there. */
export const NoPath = meta.story({
  ...at(page(`${item}&toKind=configurations&toId=CFG-00001`)),
  play: async () => void (await screen.findByText('There is no path')),
})

/** Nothing is linked with it. */
export const NothingLinks = meta.story({
  ...at(page('?kind=configurations&id=CFG-00001')),
  play: async () => void (await screen.findByText('Nothing is linked with it')),
})

/** Somebody who may not read all types is told so. */
export const Hidden = meta.story({
  ...at(page(process), { as: 'subscriber' }),
  play: async () => {
    await settled()
    await screen.findByText(/may not read/)
  },
})

/** No object is chosen yet. */
export const Empty = meta.story(at(page()))

/** On a phone: the list alone. */
export const Phone = meta.story({ ...at(page(process), { phone: true }), play: async () => void (await list()) })

/** In German. */
export const German = meta.story({
  ...at(page(process, 'de')),
  play: async () => {
    await screen.findByRole('group', { name: /^Verknüpfungen von / })
  },
})

/** Whether a part of the page lies on another one; their edges may touch. */
const liesOn = (one: Element, other: Element) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom
}

Default.test('links have the names of their fields, which lie on no object, and objects say them', async () => {
  const drawn = await graph()
  await expect(within(drawn).getByRole('link', { name: /^Aisha Rahman .*Owner/ })).toBeVisible()
  await expect(within(drawn).getByTitle('Owner')).toBeVisible()
  const names = [...drawn.querySelectorAll('.emb-graph-label')]
  await expect(names).toHaveLength(5)
  for (const object of within(drawn).getAllByRole('link'))
    await expect(names.filter((name) => liesOn(name, object))).toEqual([])
})

const centre = async () => within(await graph()).findByRole('link', { current: 'page' })

TwoSteps.test('says what was left out, and how each object is linked with a nearer one', async () => {
  const side = within(await list())
  await expect(side.getByText(/^Shown: 300\. Left out: at least [\d,]+\.$/)).toBeVisible()
  const near = within(side.getByRole('region', { name: 'One step away' })).getAllByRole('listitem')
  await expect(near).toHaveLength(8)
  const far = within(side.getByRole('region', { name: 'Two steps away' })).getAllByRole('listitem')
  await expect(far).toHaveLength(292)
  for (const row of far.slice(0, 5)) await expect(row).toHaveTextContent(/ · (Used by|Uses) ./)
})

Default.test('a button at each object of the graph makes it the centre, and the focus stays', async ({ userEvent }) => {
  const drawn = within(await graph())
  await userEvent.click(drawn.getByRole('button', { name: 'Make O2C Order to cash the centre' }))
  await waitFor(async () => expect(await centre()).toHaveTextContent(/^Order to cash/))
  await waitFor(async () => expect(await centre()).toHaveFocus())
})

Default.test('the list is saved as CSV, without folding, and the graph as SVG and PNG', async ({ userEvent }) => {
  const saved: Blob[] = []
  const make = URL.createObjectURL.bind(URL)
  const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return make(file)
  })
  const names: string[] = []
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const save = async (item: string, count: number) => {
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    await waitFor(() => expect(names).toHaveLength(count))
    return saved.at(-1) ?? new Blob()
  }
  await graph()
  const lines = (await (await save('List as CSV', 1)).text()).trim().split('\r\n')
  await expect(lines).toHaveLength(9)
  await expect(lines).toContain('Users,USR-00008,Aisha Rahman,1,Owner · Uses')
  const svg = new DOMParser().parseFromString(await (await save('Graph as SVG', 2)).text(), 'image/svg+xml')
  const texts = [...svg.querySelectorAll('text')].map((one) => one.textContent)
  await expect(texts).toEqual(expect.arrayContaining(['Quotations', 'Aisha Rahman', 'Owner', 'Used in']))
  const picture = await createImageBitmap(await save('Graph as PNG', 3))
  await expect(picture.width).toBe(Math.ceil(Number(svg.documentElement.getAttribute('width'))) * 2)
  await expect(names.map((name) => name.replace(/.*\./, ''))).toEqual(['csv', 'svg', 'png'])
  made.mockRestore()
  clicked.mockRestore()
})

Default.test('steps are chosen, are kept in the address, and kinds are left out of them', async ({ userEvent }) => {
  const steps = within(await screen.findByRole('radiogroup', { name: 'Steps' }))
  await userEvent.click(steps.getByRole('radio', { name: '2' }))
  const side = within(await list())
  await side.findByRole('region', { name: 'Two steps away' })
  await expect(history.location.search).toMatch(/depth=2/)
  const rows = side.getAllByRole('listitem').length
  const types = within(screen.getByRole('group', { name: 'Types' }))
  await userEvent.click(types.getByRole('button', { name: /^Users/ }))
  await waitFor(() => expect(side.getAllByRole('listitem').length).toBeLessThan(rows))
  await expect(side.queryByText('Aisha Rahman')).toBeNull()
  await userEvent.click(steps.getByRole('radio', { name: '1' }))
  await side.findByRole('region', { name: 'Used in' })
  await expect(history.location.search).not.toMatch(/depth/)
})

Default.test('by keys: Space makes a node the centre, Back returns, Enter opens its page', async ({ userEvent }) => {
  const first = await centre()
  const name = first.textContent
  first.focus()
  await userEvent.keyboard('{ArrowRight} ')
  await waitFor(async () => expect((await centre()).textContent).not.toBe(name))
  await waitFor(async () => expect(await centre()).toHaveFocus())
  history.back()
  await waitFor(async () => expect((await centre()).textContent).toBe(name))
  ;(await centre()).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(history.location.pathname).toMatch(/PRC-00011$/))
})

Default.test('many alike unfold, types are left out, and an object is found by its words', async ({ userEvent }) => {
  const side = within(await list())
  const [more] = await side.findAllByRole('link', { name: /^\d+ more/ })
  const before = side.getAllByRole('listitem').length
  await userEvent.click(more ?? document.body)
  await side.findByRole('link', { name: /^Show fewer/ })
  await expect(side.getAllByRole('listitem').length).toBeGreaterThan(before)
  const types = within(screen.getByRole('group', { name: 'Types' }))
  for (const type of types.getAllByRole('button', { pressed: true })) await userEvent.click(type)
  await userEvent.click(await screen.findByRole('button', { name: 'Show all types' }))
  await side.findByRole('link', { name: /^Show fewer/ })
  await userEvent.click(screen.getByRole('button', { name: 'Find path' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('combobox'), 'RPT-0001')
  await userEvent.click((await dialog.findAllByRole('option'))[0] ?? document.body)
  await screen.findByText(/^From /)
})
