import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Button } from '@embpm/ui/button'
import { expect, screen } from 'storybook/test'
import { atWork, Workplace } from '../entity/import/Workplace.fixture.js'
import { GraphSheet, manyNodes } from './GraphSheet.fixture.js'
import { layoutGraph } from './layoutGraph.js'
import { withoutLayout } from './withoutLayout.fixture.js'

const meta = preview.meta({
  component: GraphSheet,
  parameters: atWork,
  render: (args) => <Workplace title="Traceability" body={<GraphSheet {...args} />} />,
})

const node = (name: RegExp) => screen.findByRole('link', { name })
const laid = () => node(/^REQ-0118/)

/** Three columns with their names, and what connects them. */
export const Default = meta.story({ play: async () => void (await laid()) })

/** Three hundred nodes: as much as is still read, and the rest by scrolling. */
export const Many = meta.story({
  args: { ...manyNodes(300), columns: [] },
  play: async () => void (await node(/^N300/)),
})

/** No layout could be found. */
export const Failing = meta.story({
  args: { failedActions: <Button>Show as a list</Button> },
  beforeEach: withoutLayout,
  play: async () => void (await screen.findByText('The graph could not be laid out')),
})

/** From right to left the graph is mirrored. */
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  play: async () => void (await laid()),
})

/** What is connected is seen in a contrast theme, too. */
export const ForcedColors = meta.story({
  parameters: { forcedColors: true },
  play: async () => void (await laid()),
})

Default.test('is one stop of the Tab key, and arrows go along the edges', async ({ userEvent }) => {
  const own = await laid()
  own.focus()
  const tabbable = screen.getAllByRole('link').filter((one) => one.matches('[data-node]') && one.tabIndex === 0)
  await expect(tabbable).toEqual([own])
  await userEvent.keyboard('{ArrowLeft}')
  await expect(await node(/^O2C-20/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect(document.activeElement).toHaveTextContent(/ENH-0042|RPT-0117/)
  const first = document.activeElement
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  await expect(document.activeElement).not.toBe(document.body)
  await userEvent.keyboard('{Home}')
  await expect(await node(/^O2C-20/)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect(document.activeElement?.getAttribute('data-node')).not.toBe('O2C-20 S')
  await expect(first).toBeVisible()
})

Default.test('nodes are read column by column, and have the size that they were given', async () => {
  await laid()
  const names = screen.getAllByRole('link').flatMap((one) => one.getAttribute('data-node') ?? [])
  await expect(names.slice(0, 2)).toEqual(['O2C-20 S', 'REQ-0118'])
  const [one, other] = [await node(/^O2C-20/), await laid()].map((element) => element.getBoundingClientRect())
  await expect(one?.width).toBe(168)
  await expect(one?.height).toBe(54)
  await expect((other?.left ?? 0) - (one?.left ?? 0)).toBe(196)
})

Default.test('zooms by keys and by its tools, and shows all again', async ({ userEvent }) => {
  const own = await laid()
  own.focus()
  await userEvent.keyboard('++')
  await expect(await screen.findByRole('button', { name: /^125/ })).toBeVisible()
  await expect(own.getBoundingClientRect().width).toBeGreaterThan(200)
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  await expect(await screen.findByRole('button', { name: /^110/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  await expect(await screen.findByRole('button', { name: /^100/ })).toBeVisible()
})

RightToLeft.test('the arrow to the left leads on, and what comes first stands on the right', async ({ userEvent }) => {
  const own = await laid()
  const before = await node(/^O2C-20/)
  await expect(before.getBoundingClientRect().left).toBeGreaterThan(own.getBoundingClientRect().left)
  before.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(own).toHaveFocus()
})

ForcedColors.test('edges have a colour of the theme', async () => {
  await laid()
  const edges = document.querySelector('.emb-graph-edges')
  await expect(edges && getComputedStyle(edges).stroke).not.toBe('none')
})

Failing.test('says so, offers the list, and tries again', async ({ userEvent }) => {
  await expect(screen.getByRole('button', { name: 'Show as a list' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect(await screen.findByText('The graph could not be laid out')).toBeVisible()
})

/** What is asked of the layout by itself. */
export const Layout = meta.story({ parameters: { ...atWork, ...unpictured }, play: async () => void (await laid()) })

Layout.test('of three hundred nodes leaves the main thread free', async () => {
  // Each turn is a task of the main thread: none would run while that lays out.
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setTimeout(turn)
  }
  turn()
  const layout = await layoutGraph(manyNodes(300), new AbortController().signal)
  isDone = true
  await expect(layout.nodes.size).toBe(300)
  await expect(turns).toBeGreaterThan(5)
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /elk-worker/.test(name))
  // The library itself is asked for by the worker alone.
  await expect(scripts).toHaveLength(0)
})

Layout.test('is cancelled, and says what it is that fails', async () => {
  const controller = new AbortController()
  const asked = layoutGraph(manyNodes(300), controller.signal)
  controller.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  const broken = layoutGraph(
    { nodes: [], edges: [{ id: '1', from: 'nobody', to: 'nowhere' }] },
    new AbortController().signal,
  )
  await expect(broken).rejects.toMatchObject({ name: 'GraphLayoutError' })
})

Layout.test('keeps to ports, and runs its edges at right angles', async () => {
  const port = (id: string, side: 'start' | 'end') => ({ id, side })
  const layout = await layoutGraph(
    {
      nodes: [
        { id: 'a', width: 100, height: 60, ports: [port('x', 'end'), port('y', 'end')] },
        { id: 'b', width: 100, height: 60, ports: [port('x', 'start')] },
        { id: 'c', width: 100, height: 60 },
      ],
      edges: [
        { id: '1', from: 'a', to: 'b', fromPort: 'x', toPort: 'x' },
        { id: '2', from: 'a', to: 'c', fromPort: 'y' },
      ],
    },
    new AbortController().signal,
  )
  for (const points of layout.edges.values())
    for (const [index, point] of points.entries()) {
      const next = points[index + 1]
      if (next) await expect(Math.abs(next.x - point.x) < 0.5 || Math.abs(next.y - point.y) < 0.5).toBe(true)
    }
  await expect(layout.edges.get('1')?.[0]?.y).not.toBe(layout.edges.get('2')?.[0]?.y)
})
