import { newModel, readModel } from '@embpm/bpmn'
import { problemsOf } from '@embpm/bpmn/check'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { atWork, onPhone } from '../../../entity/import/Workplace.fixture.js'
import { orderToCash } from '../../orderToCash.fixture.js'
import { faultsOf } from './faultsOf.fixture.js'
import type { OutlineMarker } from './ModelerOutline.js'
import { made, OutlineScreen } from './OutlineScreen.fixture.js'

const meta = preview.meta({ component: OutlineScreen, parameters: atWork, args: { xml: orderToCash } })

const markers: ReadonlyMap<string, OutlineMarker> = new Map([
  ['Received', { severity: 'warning', text: 'No trigger' }],
  ['Clarify', { severity: 'warning', text: 'Can repeat without end' }],
  ['Issue', { severity: 'error', text: 'No accountable role' }],
])

const tree = () => screen.findByRole('tree', { name: 'Outline' })
const row = (name: RegExp | string) => screen.findByRole('treeitem', { name })
const ready = async () => {
  const found = await tree()
  await waitFor(() => expect(within(found).getAllByRole('treeitem').length).toBeGreaterThan(0))
  await waitFor(() => expect(document.querySelector('[data-drawn]')).not.toBeNull())
  return found
}
const modeler = () => {
  if (!made.current) throw new Error('There is no modeler')
  return made.current
}

/** A process in two lanes beside its diagram, with a selected step and what is wrong. */
export const Default = meta.story({
  args: { selected: 'Credit', markers },
  play: async () => {
    await ready()
    await row(/^Service task Check credit limit, lane Sales/)
  },
})

/** What one types is searched among what the rules allow, and the flow is shown before it is there. */
export const Connect = meta.story({
  args: { selected: 'Credit' },
  play: async ({ userEvent }) => {
    const found = await ready()
    found.focus()
    await userEvent.keyboard('cpo')
    await screen.findByRole('option', { name: /Post goods issue/ })
  },
})

/** Kind, lane and name of what is to be added. */
export const Add = meta.story({
  args: { selected: 'Credit' },
  play: async ({ userEvent }) => {
    const found = await ready()
    found.focus()
    await userEvent.keyboard('a')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Reserve stock')
  },
})

/** On a phone the outline is where one edits. */
export const Phone = meta.story({
  args: { selected: 'Credit', markers },
  globals: onPhone,
  play: async () => {
    await ready()
  },
})

/** What is asked comes from below. */
export const PhoneConnect = meta.story({
  args: { selected: 'Credit' },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await ready()
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
    await screen.findByRole('combobox')
  },
})

/** What commands alone have drawn: rows that are pushed on, a second way, a way back, an attached event, a note, another lane. */
export const Built = meta.story({
  args: { xml: newModel({ name: 'Sell from stock', lanes: ['Sales', 'Shipping'], start: 'Order received' }) },
  play: async () => {
    await ready()
    const diagram = modeler()
    const plain = (type: string) => ({ type: `bpmn:${type}`, trigger: null })
    const idOf = (name: string) => diagram.outline().find((node) => node.name === name)?.id ?? ''
    const add = (type: string, name: string, after: string, lane?: string) =>
      diagram.add(plain(type), name, { after: idOf(after), ...(lane && { lane: idOf(lane) }) })
    add('UserTask', 'Create sales order', 'Order received')
    add('EndEvent', 'Invoice sent', 'Create sales order')
    add('ServiceTask', 'Check credit limit', 'Create sales order')
    add('ExclusiveGateway', 'Credit approved?', 'Check credit limit')
    add('UserTask', 'Create delivery', 'Credit approved?', 'Shipping')
    add('ServiceTask', 'Post goods issue', 'Create delivery')
    add('UserTask', 'Create invoice', 'Post goods issue', 'Sales')
    diagram.connectToNew(idOf('Credit approved?'), plain('UserTask'), 'Clarify credit block', 'No')
    diagram.connect(idOf('Clarify credit block'), idOf('Check credit limit'))
    const timer = { type: 'bpmn:BoundaryEvent', trigger: 'bpmn:TimerEventDefinition' }
    diagram.attachEvent(idOf('Clarify credit block'), timer, 'After 3 days')
    add('EndEvent', 'Order refused', 'After 3 days')
    diagram.addNote(idOf('Create delivery'), 'Only what is in stock')
    diagram.fit()
    await row(/^End event Order refused/)
  },
})

/** A process that has just begun. */
export const Empty = meta.story({
  parameters: unpictured,
  args: { xml: newModel({ name: 'Sell from stock' }) },
  play: async () => {
    await ready()
  },
})

const press = async (userEvent: UserEventObject, keys: string) => {
  await expect(await tree()).toHaveFocus()
  await userEvent.keyboard(keys)
}
const kindField = () => screen.findByRole('combobox', { name: 'Kind' })

/** Adds by `A`: a native list of kinds is chosen from by its value, which the test's keyboard cannot. */
async function add(userEvent: UserEventObject, name: string, kind?: string, lane?: string) {
  await press(userEvent, 'a')
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await expect(field).toHaveFocus()
  if (kind) await userEvent.selectOptions(await kindField(), kind)
  if (lane) await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Lane' }), lane)
  field.focus()
  await userEvent.keyboard(`${name}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function menu(userEvent: UserEventObject, item: string) {
  await press(userEvent, '{Shift>}{F10}{/Shift}')
  const entry = await screen.findByRole('menuitem', { name: item })
  entry.focus()
  await userEvent.keyboard('{Enter}')
}

const selectedIs = async (name: string) =>
  waitFor(() => expect(screen.getByRole('treeitem', { selected: true })).toHaveAccessibleName(name))

const plainModel = async () => {
  const { elements } = await readModel(await modeler().save())
  const nameOf = (id: string | null) => (id === null ? '' : (elements.get(id)?.name ?? id))
  return [...elements.values()]
    .map(({ type, name, lane, source, target }) =>
      source ? `${nameOf(source)} > ${name} > ${nameOf(target)}` : `${type.slice(5)} ${name} @${nameOf(lane)}`,
    )
    .toSorted()
}

Empty.test('a process is made by keyboard alone, undone to its beginning and done again', async ({ userEvent }) => {
  const found = await ready()
  found.focus()
  await press(userEvent, '{Home}')
  const begun = await plainModel()

  await press(userEvent, '{F2}')
  await userEvent.keyboard('Order received{Enter}')
  await row(/^Start event Order received/)
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Add a step/ })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  await userEvent.keyboard('Terranova{Enter}')
  await row(/^Pool Terranova/)
  await menu(userEvent, 'Split into lanes')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Upper lane' })).toHaveFocus())
  await userEvent.keyboard('Sales')
  await userEvent.tab()
  await userEvent.keyboard('Shipping{Enter}')
  await row(/^Lane Shipping/)
  await selectedIs('Lane Sales')

  await press(userEvent, '{ArrowDown}')
  await selectedIs('Start event Order received, lane Sales')
  await add(userEvent, 'Create sales order')
  await add(userEvent, 'Check credit limit', 'Service task')
  await add(userEvent, 'Credit approved?', 'Exclusive gateway')
  await add(userEvent, 'Create delivery', undefined, 'Shipping')
  await add(userEvent, 'Post goods issue', 'Service task')
  await add(userEvent, 'Create invoice', undefined, 'Sales')
  await add(userEvent, 'Invoice sent', 'End event')

  // A second way, which ends by itself.
  await press(userEvent, '/')
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search the outline' })).toHaveFocus())
  await userEvent.keyboard('approved{Enter}')
  await selectedIs('Exclusive gateway Credit approved?, lane Sales')
  await press(userEvent, 'c')
  await userEvent.keyboard('Clarify credit block')
  await screen.findByRole('option', { name: /New step “Clarify credit block”/ })
  await userEvent.tab()
  await userEvent.keyboard('No')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await row(/^User task Clarify credit block, lane Sales/)
  await add(userEvent, 'Order refused', 'End event')

  const made = await plainModel()
  await expect(made).toEqual(
    [
      'Participant Terranova @',
      'Lane Sales @',
      'Lane Shipping @',
      'StartEvent Order received @Sales',
      'UserTask Create sales order @Sales',
      'ServiceTask Check credit limit @Sales',
      'ExclusiveGateway Credit approved? @Sales',
      'UserTask Create delivery @Shipping',
      'ServiceTask Post goods issue @Shipping',
      'UserTask Create invoice @Sales',
      'EndEvent Invoice sent @Sales',
      'UserTask Clarify credit block @Sales',
      'EndEvent Order refused @Sales',
      'Order received >  > Create sales order',
      'Create sales order >  > Check credit limit',
      'Check credit limit >  > Credit approved?',
      'Credit approved? >  > Create delivery',
      'Credit approved? > No > Clarify credit block',
      'Create delivery >  > Post goods issue',
      'Post goods issue >  > Create invoice',
      'Create invoice >  > Invoice sent',
      'Clarify credit block >  > Order refused',
    ].toSorted(),
  )
  const xml = await modeler().save()
  await expect(await faultsOf(xml)).toEqual([])
  const problems = await problemsOf(xml)
  await expect(problems.filter(({ severity, rule }) => severity === 'error' && rule !== 'step-without-role')).toEqual(
    [],
  )

  for (let count = 0; count < 30 && modeler().history().canUndo; count++)
    await press(userEvent, '{Control>}z{/Control}')
  await waitFor(async () => expect(await plainModel()).toEqual(begun))
  for (let count = 0; count < 30 && modeler().history().canRedo; count++)
    await press(userEvent, '{Control>}y{/Control}')
  await waitFor(async () => expect(await plainModel()).toEqual(made))
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 600))

Default.test('what is deleted is healed, said, and can be taken back', async ({ userEvent }) => {
  const found = await ready()
  found.focus()
  await userEvent.keyboard('{Delete}')
  await screen.findByText('Check credit limit deleted')
  await waitFor(() =>
    expect(screen.getAllByRole('treeitem', { name: 'Credit approved?, Sequence flow' })).toHaveLength(2),
  )
  await expect(screen.queryByRole('treeitem', { name: /^Service task Check credit limit/ })).toBeNull()
  await expect(found).toHaveFocus()
  await userEvent.click(within(screen.getByRole('region', { name: 'Messages' })).getByRole('button', { name: 'Undo' }))
  await row(/^Service task Check credit limit/)
})

Default.test('the pointer finds all actions in the row', async ({ userEvent }) => {
  await ready()
  await userEvent.click(await row(/^Manual task Pick and pack/))
  await pause()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Pick and pack' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Rename/ }))
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.clear(field)
  await userEvent.keyboard('Pick{Enter}')
  await row(/^Manual task Pick, lane Shipping/)
})

Default.test('what is wrong is part of the name of a row', async () => {
  await ready()
  await row('Service task Post goods issue, lane Shipping, No accountable role')
})
