import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Badge } from '@embpm/ui/badge'
import { useState, type ReactNode } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { atWork, Workplace } from '../entity/import/Workplace.fixture.js'
import { isLibraryMarkup } from './bpmn/libraryMarkup.js'
import { markup, recordMarkup } from './bpmn/recordMarkup.fixture.js'
import { showsMark } from './showsMark.fixture.js'
import type { Viewbox } from './Diagram.js'
import { DiagramView, type DiagramHandle, type DiagramViewProps } from './DiagramView.js'
import { toPng } from './exportImage.js'
import { olderOrderToCash, orderToCash } from './orderToCash.fixture.js'

const chosen = fn()
const handle: { current: DiagramHandle | null } = { current: null }

/** Room for a diagram, as a screen gives it. */
const Room = ({ children }: { children: ReactNode }) => <div style={{ display: 'grid', height: 600 }}>{children}</div>

/** A screen that keeps what is selected. */
function Screen({ selected: given = null, ...props }: Partial<DiagramViewProps>) {
  const [selected, setSelected] = useState(given)
  return (
    <Room>
      <DiagramView
        xml={orderToCash}
        label="Order to cash"
        ref={handle}
        selected={selected}
        onSelect={(id) => {
          chosen(id)
          setSelected(id)
        }}
        {...props}
      />
    </Room>
  )
}

const meta = preview.meta({
  component: Screen,
  parameters: atWork,
  beforeEach: () => void chosen.mockClear(),
  render: (args) => <Workplace title="Sell from stock" body={<Screen {...args} />} />,
})

const step = (name: RegExp) => screen.findByRole('button', { name })
const credit = /^Service task Check credit limit, lane Sales/
const drawn = async () => {
  await screen.findByRole('button', { name: 'Zoom in' })
  return step(credit)
}

/** A process in two lanes, with a selected step. */
export const Default = meta.story({
  args: { selected: 'Credit' },
  play: async () => {
    await drawn()
  },
})

Default.test('names each element in reading order, and goes through them by key', async ({ userEvent }) => {
  const canvas = screen.getByRole('group', { name: 'Order to cash' })
  canvas.focus()
  await userEvent.keyboard('{Enter}')
  await expect(await step(/^Pool Terranova Group/)).toHaveFocus()
  const names: (string | null | undefined)[] = []
  for (let count = 0; count < 6; count++) {
    names.push(document.activeElement?.getAttribute('aria-label'))
    await userEvent.keyboard('{ArrowRight}')
  }
  await expect(names).toEqual([
    'Pool Terranova Group, order to cash',
    'Lane Sales',
    'Start event Order received, lane Sales',
    'Sequence flow from Order received to Create sales order',
    'User task Create sales order, lane Sales',
    'Sequence flow from Create sales order to Check credit limit',
  ])
  await expect(await drawn()).toHaveFocus()
  await userEvent.keyboard('{End}{Home}{ArrowRight}{ArrowRight}{Enter}')
  await expect(chosen).toHaveBeenLastCalledWith('Received')
  await expect(await step(/^Start event/)).toHaveAttribute('aria-pressed', 'true')
  await expect(await drawn()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('{Escape}')
  await expect(canvas).toHaveFocus()
})

Default.test('moves and zooms by key, button and handle', async ({ userEvent }) => {
  const place = async () => (await drawn()).getBoundingClientRect()
  const canvas = screen.getByRole('group', { name: 'Order to cash' })
  const before = await place()
  canvas.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect((await place()).x).toBeCloseTo(before.x - 50, 0)
  await userEvent.keyboard('+')
  await waitFor(() => expect(screen.getByRole('button', { name: '110%, zoom to 100 %' })).toBeVisible())
  await userEvent.keyboard('0')
  await waitFor(async () => expect((await place()).x).toBeCloseTo(before.x, 0))
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '90%, zoom to 100 %' })).toBeVisible())
  handle.current?.zoomIn()
  await waitFor(() => expect(screen.getByRole('button', { name: '100%, zoom to 100 %' })).toBeVisible())
})

Default.test('selects by pointer, and nothing on the empty canvas', async ({ userEvent }) => {
  const hit = (await step(/^Manual task Pick and pack/)).querySelector('.djs-hit')
  await expect(hit).not.toBeNull()
  if (hit) await userEvent.click(hit)
  await expect(chosen).toHaveBeenLastCalledWith('Pick')
  await userEvent.click(screen.getByRole('group', { name: 'Order to cash' }))
  await expect(chosen).toHaveBeenLastCalledWith(null)
})

Default.test('has a map of all of it, which moves what is in sight and can be folded away', async ({ userEvent }) => {
  const before = (await drawn()).getBoundingClientRect()
  const map = document.querySelector('.emb-diagram-map svg')
  const { x, y } = map?.getBoundingClientRect() ?? new DOMRect()
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: map ?? document.body, coords: { clientX: x + 30, clientY: y + 20 } },
    { keys: '[/MouseLeft]' },
  ])
  await waitFor(async () => expect((await drawn()).getBoundingClientRect().x).toBeGreaterThan(before.x + 50))
  await userEvent.click(screen.getByRole('button', { name: 'Overview map' }))
  await waitFor(() => expect(document.querySelector('.emb-diagram-map')).toBeNull())
})

Default.test('shows all of the mark of bpmn.io, and nothing above it', showsMark)

Default.test('exports what every program can draw: fixed colours of the light scheme', async () => {
  document.documentElement.dataset.scheme = 'dark'
  const svg = handle.current?.toSvg() ?? ''
  document.documentElement.dataset.scheme = 'light'
  await expect(svg).toContain('Check')
  await expect(svg).not.toMatch(/var\(|oklch|style=|djs-|class=/)
  await expect(svg).toMatch(/fill="#ffffff" stroke="#[\da-f]{6}"|stroke="#[\da-f]{6}"/)
  await expect(svg).not.toContain('aria-')
  const png = await toPng(svg)
  await expect(png.type).toBe('image/png')
  await expect(png.size).toBeGreaterThan(10_000)
})

Default.test('prints all of it once, as a copy', async () => {
  dispatchEvent(new Event('beforeprint'))
  const sheet = document.querySelector('.emb-diagram-print')
  await expect(sheet?.querySelector('svg > title')).toHaveTextContent('Order to cash')
  await expect(sheet?.querySelector('.bjs-powered-by')).not.toBeNull()
  dispatchEvent(new Event('afterprint'))
  await expect(document.querySelector('.emb-diagram-print')).toBeNull()
})

/** What is found is named with its kind and lane. */
export const Find = meta.story({
  play: async ({ userEvent }) => {
    await drawn()
    screen.getByRole('group', { name: 'Order to cash' }).focus()
    await userEvent.keyboard('{Control>}f{/Control}')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find in the diagram' }), 'deliv')
    await expect(await screen.findByText('Found: 3')).toBeVisible()
  },
})

Find.test('chooses the first hit by Enter, and gives it the focus', async ({ userEvent }) => {
  await userEvent.keyboard('{Enter}')
  await expect(chosen).toHaveBeenLastCalledWith('Delivery')
  await expect(await step(/^User task Create delivery/)).toHaveFocus()
  await userEvent.keyboard('{Control>}f{/Control}{Escape}')
  await expect(screen.getByRole('group', { name: 'Order to cash' })).toHaveFocus()
})

const markers: ReadonlyMap<string, string> = new Map([
  ...['Received', 'ToCreate', 'Create', 'ToCredit', 'Credit', 'ToApproved', 'Approved', 'Yes', 'Delivery'].map(
    (id) => [id, 'path'] as const,
  ),
  ...['No', 'Clarify', 'Back'].map((id) => [id, 'faded'] as const),
  ['Issue', 'problem-error'],
  ['Invoice', 'problem-warning'],
])

/** A path through the process, with the way that it does not take, steps with problems, and content at elements. */
export const Marked = meta.story({
  args: {
    markers,
    notes: new Map([['Issue', 'one error']]),
    overlays: [
      {
        id: 'issue',
        element: 'Issue',
        position: { top: -10, right: 20 },
        content: <Badge tone="danger">1 error</Badge>,
      },
      { id: 'gone', element: 'NotThere', position: { top: 0, left: 0 }, content: 'Nowhere' },
    ],
  },
  play: async () => {
    await expect(await step(/^Service task Post goods issue, lane Shipping, one error$/)).toBeInTheDocument()
    await expect(await screen.findByText('1 error')).toBeVisible()
    await expect(screen.queryByText('Nowhere')).toBeNull()
    const arrow = document.querySelector('.djs-container > svg marker > path')
    await expect(arrow && getComputedStyle(arrow).fill).toBe('context-stroke')
  },
})

const retried = fn()

/** What is there in place of a diagram: nothing yet, a file that cannot be read, one that could not be fetched, one on its way. */
export const Instead = meta.story({
  render: () => (
    <Workplace
      title="Sell from stock"
      body={
        <div style={{ display: 'grid', gap: 16, gridAutoRows: 240, gridTemplateColumns: '1fr 1fr' }}>
          <DiagramView xml={null} label="Nothing" selected={null} onSelect={chosen} />
          <DiagramView xml="<definitions><process>" label="Broken" selected={null} onSelect={chosen} />
          <DiagramView
            xml={undefined}
            label="Refused"
            selected={null}
            onSelect={chosen}
            failure={{ onRetry: () => retried() }}
          />
          <DiagramView xml={undefined} label="Loading" selected={null} onSelect={chosen} />
        </div>
      }
    />
  ),
  play: async ({ userEvent }) => {
    await screen.findByText('No diagram yet')
    await screen.findByText('The diagram could not be read')
    await screen.findByText(/^Reason: /)
    await screen.findByRole('progressbar', { name: 'Loading the diagram' })
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) ?? document.body)
    await expect(retried).toHaveBeenCalledOnce()
  },
})

function Exchange() {
  const [xml, setXml] = useState(orderToCash)
  const [viewbox, setViewbox] = useState<Viewbox>()
  return (
    <>
      <button type="button" onClick={() => setXml(olderOrderToCash)}>
        Older
      </button>
      <button
        type="button"
        onClick={() => {
          setXml('<broken')
          setTimeout(() => setXml(orderToCash))
        }}
      >
        Race
      </button>
      <output>{viewbox && `${Math.round(viewbox.x)} ${Math.round(viewbox.y)}`}</output>
      <Screen xml={xml} viewbox={viewbox} onViewboxChange={setViewbox} />
    </>
  )
}

/** Another file takes the place of the one before. */
export const Replaced = meta.story({
  parameters: unpictured,
  render: () => <Workplace title="Sell from stock" body={<Exchange />} />,
})

Replaced.test('keeps the view, and the last file wins', async ({ userEvent }) => {
  await drawn()
  const shown = () => document.querySelector('output')?.textContent
  const fitted = shown()
  screen.getByRole('group', { name: 'Order to cash' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(shown()).not.toBe(fitted))
  const before = shown()
  await userEvent.click(screen.getByRole('button', { name: 'Older' }))
  await step(/^Manual task Print confirmation/)
  await expect(document.querySelector('output')).toHaveTextContent(before ?? '')
  await userEvent.click(screen.getByRole('button', { name: 'Race' }))
  await step(/^User task Clarify credit block/)
  await waitFor(() => expect(screen.queryByText('The diagram could not be read')).toBeNull())
})

/** All HTML that is set while a diagram is drawn: our policy must let it through, and it has no style of its own. */
export const Policy = meta.story({
  parameters: unpictured,
  beforeEach: recordMarkup,
  play: async () => {
    await drawn()
    await expect(markup.some((text) => text.includes('bjs-powered-by'))).toBe(true)
    await expect(markup.filter((text) => text !== '' && !isLibraryMarkup(text))).toEqual([])
  },
})

/** In a page that is read from right to left the canvas stays as it is drawn; what floats changes sides. */
export const RightToLeft = meta.story({ parameters: { ...unpictured, direction: 'rtl' } })

RightToLeft.test('draws from left to right', async () => {
  const first = (await step(/^Start event/)).getBoundingClientRect().x
  await expect(first).toBeLessThan((await drawn()).getBoundingClientRect().x)
})

/** In the colours of the system, with what is chosen and marked. */
export const ForcedColors = meta.story({
  parameters: { forcedColors: true },
  play: async () => void (await drawn()),
})

/** On a phone there is no map. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await drawn()
    await expect(document.querySelector('.emb-diagram-map')).toBeNull()
  },
})

const folded = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:di="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="d" targetNamespace="x">
  <process id="p"><subProcess id="Packing" name="Verpacken"><task id="Wrap" name="Einwickeln" /></subProcess></process>
  <di:BPMNDiagram><di:BPMNPlane bpmnElement="p">
    <di:BPMNShape bpmnElement="Packing" isExpanded="false"><dc:Bounds x="20" y="20" width="108" height="60" /></di:BPMNShape>
  </di:BPMNPlane></di:BPMNDiagram>
  <di:BPMNDiagram><di:BPMNPlane bpmnElement="Packing">
    <di:BPMNShape bpmnElement="Wrap"><dc:Bounds x="20" y="20" width="108" height="60" /></di:BPMNShape>
  </di:BPMNPlane></di:BPMNDiagram>
</definitions>`

/** A subprocess that is shown folded, in German. */
export const Folded = meta.story({
  parameters: unpictured,
  render: () => <Workplace language="de" title="Verkauf ab Lager" body={<Screen xml={folded} />} />,
})

Folded.test('opens its inside by a button in the language of the page', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Verpacken öffnen' }))
  await expect(await screen.findByRole('button', { name: /Einwickeln/ })).toBeVisible()
})
