import type { ElementChange } from '@embpm/bpmn'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { useState } from 'react'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { atWork, onPhone, Workplace } from '../../entity/import/Workplace.fixture.js'
import { models, olderOrderToCash, orderToCash } from '../orderToCash.fixture.js'
import { DiagramCompare, type CompareMode } from './DiagramCompare.js'

const element = (kind: ElementChange['kind'], id: string, type: string, name = ''): ElementChange => ({
  kind,
  id,
  type: `bpmn:${type}`,
  name,
  changes: [],
})

const changes: readonly ElementChange[] = [
  element('added', 'Clarify', 'UserTask', 'Clarify credit block'),
  element('added', 'No', 'SequenceFlow', 'No'),
  element('added', 'Back', 'SequenceFlow'),
  element('added', 'ToCredit', 'SequenceFlow'),
  element('removed', 'Print', 'ManualTask', 'Print confirmation'),
  element('removed', 'ToPrint', 'SequenceFlow'),
  element('removed', 'Printed', 'SequenceFlow'),
  {
    ...element('changed', 'Credit', 'ServiceTask', 'Check credit limit'),
    changes: [
      { property: 'type', before: 'bpmn:ManualTask', after: 'bpmn:ServiceTask' },
      { property: 'roles', before: [], after: [{ letter: 'A', ref: 'R-1', name: 'Head of sales' }] },
      { property: 'links', before: undefined, after: [{ kind: 'ricefws', ref: 'RCF-1', name: 'ENH-0042' }] },
    ],
  },
  {
    ...element('changed', 'Invoice', 'ServiceTask', 'Create invoice'),
    changes: [{ property: 'figures.duration', before: 5, after: 2 }],
  },
  element('moved', 'Delivery', 'UserTask', 'Create delivery'),
]

interface ScreenProps {
  mode: CompareMode
  compared?: readonly ElementChange[]
  /** Which of the two files comes when the other one is drawn. */
  late?: 'before' | 'after'
}

function Screen({ mode, compared = changes, late }: ScreenProps) {
  const [selected, setSelected] = useState<string | null>(null)
  const [isHere, setHere] = useState(false)
  const xmlOf = (side: 'before' | 'after', xml: string) => (late === side && !isHere ? undefined : xml)
  return (
    <div style={{ display: 'grid', height: 'calc(100vh - 64px)' }}>
      {late && !isHere && (
        <button type="button" onClick={() => setHere(true)}>
          Let it come
        </button>
      )}
      <DiagramCompare
        before={{
          xml: xmlOf('before', olderOrderToCash),
          name: 'Revision 7',
          model: models.before,
          detail: '12 Nov, Nora Eriksen',
        }}
        after={{
          xml: xmlOf('after', orderToCash),
          name: 'Draft',
          model: models.after,
          detail: 'now, Marta Kowalczyk',
        }}
        changes={compared}
        mode={mode}
        selected={selected}
        onSelect={setSelected}
      />
    </div>
  )
}

const meta = preview.meta({
  component: Screen,
  parameters: atWork,
  render: (args) => <Workplace title="Compare revisions" body={<Screen {...args} />} />,
})

const added = () => screen.findByRole('button', { name: 'User task Clarify credit block, lane Sales, Added' })
const line = (name: RegExp) => screen.findByRole('button', { name })
const ghost = () => screen.findByRole('img', { name: /^Manual task Print confirmation/ })

/** One canvas: what was removed and where things were is drawn from the older file. A difference is chosen. */
export const Overlay = meta.story({
  args: { mode: 'overlay' },
  play: async ({ userEvent }) => {
    await added()
    await ghost()
    await userEvent.click(await line(/^Check credit limit/))
  },
})

Overlay.test('shows each property as it was and as it is', async () => {
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  await expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PropertyRevision 7Draft',
    'KindManual taskService task',
    'RolesNoneA Head of sales',
    'Linked objectsNoneENH-0042',
  ])
})

Overlay.test('goes from one difference to the next by N and P, round the end', async ({ userEvent }) => {
  await expect(screen.getByText('8 of 10')).toBeVisible()
  await userEvent.keyboard('nnn')
  await expect(screen.getByText('1 of 10')).toBeVisible()
  await expect(await added()).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('p')
  await expect(await line(/^Create delivery Lane from Sales to Shipping/)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Previous difference (P)' }))
  await expect(screen.getByText('9 of 10')).toBeVisible()
})

Overlay.test('hides a kind on the canvas, in the list and from the walk', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Removed 3' }))
  await waitFor(() => expect(screen.queryByRole('img', { name: /^Manual task Print/ })).toBeNull())
  await expect(screen.queryByRole('button', { name: /^Print confirmation/ })).toBeNull()
  await expect(screen.getByText('5 of 7')).toBeVisible()
})

Overlay.test('blends the two revisions', async () => {
  const slider = screen.getByRole('slider', { name: 'Blend Revision 7 and Draft' })
  const opacity = (one: Element | null | undefined) => Number(one && getComputedStyle(one).opacity)
  await fireEvent.change(slider, { target: { value: '100' } })
  await waitFor(async () => expect(opacity(await ghost())).toBe(0))
  await fireEvent.change(slider, { target: { value: '0' } })
  await waitFor(async () => expect(opacity(await ghost())).toBe(1))
  await expect(opacity((await added()).querySelector('.djs-visual'))).toBe(0)
})

/** Two canvases, each with what only it has. */
export const SideBySide = meta.story({
  args: { mode: 'side' },
  play: async ({ userEvent }) => {
    await added()
    await screen.findByRole('button', { name: 'Manual task Print confirmation, lane Sales, Removed' })
    await userEvent.click(await line(/^Check credit limit/))
  },
})

/** The older one is drawn first, but where both begin is said by the newer one. */
export const OlderFirst = meta.story({
  args: { mode: 'side', late: 'after' },
  parameters: unpictured,
  play: async ({ userEvent }) => {
    const places = () =>
      screen
        .getAllByRole('button', { name: /^Start event Order received/ })
        .map((one) => Math.round(one.getBoundingClientRect().x))
    await screen.findByRole('button', { name: /^Start event Order received/ })
    await userEvent.click(screen.getByRole('button', { name: 'Let it come' }))
    await added()
    await waitFor(() => expect(places()).toEqual([places()[1], places()[1]]))
    const begun = places()
    await userEvent.click(screen.getByRole('button', { name: /^Show all/ }))
    await expect(places()).toEqual(begun)
  },
})

SideBySide.test('moves both together, until they are parted', async ({ userEvent }) => {
  const places = () =>
    screen
      .getAllByRole('button', { name: /^Start event Order received/ })
      .map((one) => Math.round(one.getBoundingClientRect().x))
  const [upper = 0, lower = 0] = places()
  await expect(Math.abs(upper - lower)).toBeLessThan(2)
  screen.getByRole('group', { name: 'Draft' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(places()).toEqual([upper - 50, lower - 50]))
  await userEvent.click(screen.getByRole('button', { name: 'Move both views together' }))
  screen.getByRole('group', { name: 'Draft' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(places()).toEqual([upper - 50, lower - 100]))
})

/** In words, with all properties, as it is printed. */
export const Text = meta.story({
  args: { mode: 'text' },
  play: async () => void (await line(/^Clarify credit block/)),
})

/** Nothing differs. */
export const Equal = meta.story({
  args: { mode: 'text', compared: [] },
  play: async () => void (await screen.findByText('No differences between these revisions')),
})

/** The differences come first on a phone. */
export const Phone = meta.story({
  args: { mode: 'overlay' },
  globals: onPhone,
  play: async ({ userEvent }) => userEvent.click(await line(/^Check credit limit/)),
})

/** The diagram is the second step there. */
export const PhoneOverlay = meta.story({
  args: { mode: 'overlay' },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Overlay' }))
    await added()
    await ghost()
  },
})
