import { differenceOf, newModel, readModel } from '@embpm/bpmn'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { array, assert, asyncProperty, constantFrom, interruptAfterTimeLimit, nat, tuple } from 'fast-check'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { atWork, Workplace } from '../../../entity/import/Workplace.fixture.js'
import { orderToCash } from '../../orderToCash.fixture.js'
import type { Modeler } from '../Modeler.js'
import { ModelerView } from '../ModelerView.js'
import type { ElementKind } from '../ModelerEditing.js'
import { faultsOf } from './faultsOf.fixture.js'

const made: { current: Modeler | null } = { current: null }
const keep = (modeler: Modeler | null) => {
  made.current = modeler
}

function Screen({ xml }: { xml: string }) {
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <div style={{ display: 'grid', height: 600 }}>
      <ModelerView xml={xml} label="Order to cash" selected={selected} onSelect={setSelected} onModeler={keep} />
    </div>
  )
}

const meta = preview.meta({
  component: Screen,
  parameters: { ...atWork, ...unpictured },
  render: (args) => <Workplace title="Sell from stock" body={<Screen {...args} />} />,
})

const ready = async (): Promise<Modeler> => {
  await waitFor(() => expect(made.current?.outline().length).toBeGreaterThan(0))
  if (!made.current) throw new Error('There is no modeler')
  return made.current
}

/** Whatever is done to a diagram, what it is written to reads without warnings, and nothing overlaps. */
export const Commands = meta.story({ args: { xml: orderToCash }, play: async () => void (await ready()) })

const at = <Value,>(values: readonly Value[], index: number): Value | undefined => values[index % (values.length || 1)]

/** Runs a command on what is there; the numbers choose what. */
function run(modeler: Modeler, [command, first, second]: readonly [string, number, number]): unknown {
  const rows = modeler.outline()
  const id = at(rows, first)?.id ?? ''
  const kind = (kinds: readonly ElementKind[]) => at(kinds, second)
  const add = (place: Parameters<Modeler['add']>[2]) => {
    const chosen = kind(modeler.kindsFor(place))
    return chosen && modeler.add(chosen, `Step ${first}`, place)
  }
  const commands: Record<string, () => unknown> = {
    after: () => add({ after: id }),
    before: () => add({ before: id }),
    in: () => add({ in: id }),
    afterInLane: () => add({ after: id, lane: at(modeler.lanesFor(id), second)?.id ?? '' }),
    connect: () => modeler.connect(id, at(modeler.targetsOf(id), second) ?? '', 'Yes'),
    reconnectEnd: () => modeler.reconnect(id, 'target', at(modeler.endsOf(id, 'target'), second) ?? ''),
    reconnectStart: () => modeler.reconnect(id, 'source', at(modeler.endsOf(id, 'source'), second) ?? ''),
    split: () => modeler.split(id, { gateway: 'Right?', step: 'Repair' }),
    join: () => modeler.join(id, at(modeler.joinsOf(id), second) ?? ''),
    attach: () => {
      const chosen = kind(modeler.attachable(id))
      return chosen && modeler.attachEvent(id, chosen, 'Too late')
    },
    replace: () => {
      const chosen = kind(modeler.kindsOf(id))
      return chosen && modeler.replace(id, chosen)
    },
    rename: () => modeler.rename(id, `Name ${second}`),
    lane: () => modeler.moveToLane(id, at(modeler.lanesFor(id), second)?.id ?? ''),
    pool: () => modeler.addPool(`Pool ${second}`),
    addLane: () => modeler.addLane(id, second % 2 === 0 ? 'above' : 'below', `Lane ${second}`),
    split2: () => modeler.splitInLanes(id, ['Front', 'Back']),
    note: () => modeler.addNote(id, 'What one should know of it'),
    data: () => modeler.addData(id, { type: 'bpmn:DataObjectReference', trigger: null }, 'Order'),
    remove: () => modeler.remove(id),
    default: () => modeler.setDefault(id, true),
    undo: () => modeler.undo(),
    redo: () => modeler.redo(),
  }
  return commands[command]?.()
}

const names = [
  'after',
  'after',
  'after',
  'before',
  'in',
  'afterInLane',
  'connect',
  'reconnectEnd',
  'reconnectStart',
  'split',
  'join',
  'attach',
  'replace',
  'rename',
  'lane',
  'pool',
  'addLane',
  'split2',
  'note',
  'data',
  'remove',
  'default',
  'undo',
  'redo',
]

Commands.test('keep a diagram readable, drawn and free of overlaps, whatever their order', async () => {
  const modeler = await ready()
  const starts = {
    drawn: orderToCash,
    bare: newModel({ name: 'Sell' }),
    lanes: newModel({ name: 'Sell', lanes: ['Sales', 'Shipping'] }),
    pool: newModel({ name: 'Sell', lanes: [] }),
  }
  const start = constantFrom(...(['drawn', 'bare', 'lanes', 'pool'] as const))
  const command = tuple(constantFrom(...names), nat(50), nat(50))
  await assert(
    asyncProperty(start, array(command, { minLength: 1, maxLength: 12 }), async (from, commands) => {
      const xml = starts[from]
      await modeler.open(xml)
      for (const one of commands) run(modeler, one)
      const faults = await faultsOf(await modeler.save())
      if (faults.length > 0) throw new Error(faults.join('\n'))
      while (modeler.history().canRedo) modeler.redo()
      const before = await readModel(await modeler.save())
      while (modeler.history().canUndo) modeler.undo()
      const first = differenceOf(await readModel(xml), await readModel(await modeler.save()))
      if (first.length > 0) throw new Error(`Undone: ${JSON.stringify(first)}`)
      while (modeler.history().canRedo) modeler.redo()
      // The library makes the place that data are written to anew, with another id.
      const again = differenceOf(before, await readModel(await modeler.save())).filter(
        ({ changes }) =>
          changes.length === 0 || changes.some(({ property }) => !property.startsWith('properties.Property_')),
      )
      if (again.length > 0) throw new Error(`Redone: ${JSON.stringify(again)}`)
    }),
    { numRuns: 100, plugins: [interruptAfterTimeLimit(55_000)] },
  )
})
