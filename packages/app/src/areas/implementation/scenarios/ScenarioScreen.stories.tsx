import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { columnTexts } from '../../../entity/columnTexts.fixture.js'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { ScenarioScreen } from './ScenarioScreen.js'

const meta = preview.meta({ component: ScenarioScreen })

const path = 'implementation/scenario-task'
const scenes = pageScenes({ path, id: 'SC-00001' })
const page = (search = '', as?: 'ordinary' | 'consultant') =>
  at(sceneAddress(`${path}/SC-00001${search}`), { as: as ?? 'CON' })

interface User {
  keyboard: (text: string) => Promise<void>
  click: (element: Element) => Promise<void>
}

const list = (name = 'Sequence') => screen.findByRole('list', { name })
/** The cards in their order. */
const cards = async (): Promise<HTMLElement[]> => within(await list()).findAllByRole('button', { name: /^Number \d+/ })
const nameOf = (card: Element | undefined) => card?.querySelector('b')?.textContent ?? ''
const names = async () => (await cards()).map(nameOf)
const shown = async (wanted: readonly string[]) => waitFor(async () => expect(await names()).toEqual(wanted))
const card = async (nth: number): Promise<HTMLElement> => {
  const found = (await cards())[nth]
  if (!found) throw new Error(`There is no card ${nth}`)
  return found
}
const said = (text: RegExp) =>
  waitFor(() => expect(screen.getByText(text, { selector: '[role=status]' })).toBeVisible())
const panel = async () => within(await screen.findByRole('complementary', { name: nameOf(await card(2)) }))
const choose = async (user: User, nth: number) => {
  await user.click(await card(nth))
  await waitFor(async () => expect(await card(nth)).toHaveFocus())
}
const save = async (user: User) => user.click(await screen.findByRole('button', { name: 'Save scenario' }))
const treeItem = async (name: RegExp) =>
  within(await screen.findByRole('tree', { name: 'Processes' })).findByRole('treeitem', { name })

/** A sequence as one opens it, with a process chosen. */
export const Default = meta.story({
  ...scenes.found,
  play: async ({ userEvent }) => {
    await choose(userEvent, 2)
    await panel()
    await treeItem(/Order to cash/)
  },
})

/** One that does not exist yet. */
export const New = meta.story(scenes.new)

/** On a phone: the cards alone. */
export const Phone = meta.story({ ...scenes.phone, play: async () => void (await cards()) })

/** In German. */
export const German = meta.story({ ...scenes.german, play: async () => void (await list('Reihenfolge')) })

/** What is known of it, with its processes below. */
export const Details = meta.story({
  ...page('?view=details'),
  play: async ({ canvas }) => void (await canvas.findByRole('grid', { name: 'Whole scenario' })),
})

/** What waits for what. */
export const Flow = meta.story({
  ...page('?view=flow'),
  play: async () => {
    const graph = await screen.findByRole('group', { name: 'Flow' })
    await within(graph).findAllByRole('link')
  },
})

/** One that is picked up by a key and stands before what it must follow. */
export const PickedUp = meta.story({
  ...page(),
  play: async ({ userEvent }) => {
    await treeItem(/Order to cash/)
    await choose(userEvent, 2)
    await userEvent.keyboard(' {Home}')
    await said(/is number 1 of 10$/)
    await screen.findByText(/^Too early$/)
  },
})

/** A process of the hierarchy that is held above the sequence. */
export const Dragged = meta.story({
  ...page(),
  play: async () => {
    const item = await treeItem(/Order to cash/)
    await cards()
    await hold(item, await card(4))
    await waitFor(() => expect(document.querySelector('[data-drop]')).not.toBeNull())
  },
})

/** Somebody else saved the scenario first. */
export const Conflict = meta.story({
  ...page(),
  play: async ({ userEvent }) => {
    await choose(userEvent, 0)
    await userEvent.keyboard(' {ArrowDown} ')
    await asAnother.save('/implementation/scenarios/SC-00001', { release: '2027.1' })
    await save(userEvent)
    await screen.findByText(/saved this scenario in the meantime$/)
  },
})

/** What the copy for the next release is called. */
export const Copy = meta.story({
  ...page(),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy to next release' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('textbox', { name: /^Code/ })).toHaveValue('SC-1001')
  },
})

/** A process and what is said of it, on a phone. */
export const PhoneDetails = meta.story({
  ...scenes.phone,
  play: async ({ userEvent }) => {
    const [more] = await screen.findAllByRole('button', { name: /^More for/ })
    if (more) await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Variant and details/ }))
    await within(await screen.findByRole('dialog')).findByRole('combobox', { name: 'Variant' })
  },
})

/** Presses on an element and moves the pointer to another. */
async function hold(from: Element, to: Element) {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { clientX: left + width / 2, clientY: top + height / 2 }
  }
  const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, bubbles: true }
  await fireEvent.pointerDown(from, { ...pointer, ...middle(from) })
  await fireEvent.pointerMove(window, { ...pointer, ...middle(to) })
  return () => fireEvent.pointerUp(window, { ...pointer, ...middle(to) })
}

Default.test('is put in order by keyboard alone, and saved', async ({ userEvent }) => {
  const before = await names()
  const [first = '', second = '', third = '', ...rest] = before
  await choose(userEvent, 0)
  await userEvent.keyboard(' ')
  await said(/picked up, number 1 of 10$/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await said(/is number 3 of 10$/)
  await userEvent.keyboard(' ')
  await shown([second, third, first, ...rest])
  await waitFor(async () => expect(await card(2)).toHaveFocus())
  await save(userEvent)
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  await shown([second, third, first, ...rest])
})

Default.test('Escape puts back what was picked up', async ({ userEvent }) => {
  const before = await names()
  await choose(userEvent, 4)
  await userEvent.keyboard(' {End}')
  await said(/is number 10 of 10$/)
  await userEvent.keyboard('{Escape}')
  await shown(before)
  await expect(screen.queryByText('Unsaved changes')).toBeNull()
})

Default.test('a process comes from the hierarchy by Enter, behind the chosen one', async ({ userEvent }) => {
  await choose(userEvent, 0)
  const tree = await screen.findByRole('tree', { name: 'Processes' })
  tree.focus()
  await userEvent.keyboard('{Home}{Enter}')
  await said(/added, number 2 of 11$/)
  await waitFor(async () => expect(await names()).toHaveLength(11))
  await expect((await names())[1]).toBe('Order to cash')
})

Default.test('variant, tester and what must come before are changed beside it', async ({ userEvent }) => {
  await choose(userEvent, 2)
  await userEvent.keyboard('v')
  const variant = await (await panel()).findByRole('combobox', { name: 'Variant' })
  await waitFor(() => expect(variant).toHaveFocus())
  await userEvent.keyboard('{Control>}a{/Control}With reversal{Tab}')
  await waitFor(async () => expect(await card(2)).toHaveTextContent('With reversal'))
  const before = await (await panel()).findByRole('combobox', { name: 'Must follow' })
  await userEvent.click(before)
  await userEvent.keyboard('1 ')
  const [option] = await screen.findAllByRole('option', { name: /^1 / })
  if (option) await userEvent.click(option)
  await waitFor(async () =>
    expect((await panel()).getByRole('button', { name: `Do not wait for ${nameOf(await card(0))}` })).toBeVisible(),
  )
  await save(userEvent)
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
})

Default.test('what is taken out goes with its test tasks, after a question', async ({ userEvent }) => {
  await choose(userEvent, 0)
  await userEvent.keyboard('{Delete}')
  await said(/ removed$/)
  await save(userEvent)
  const dialog = within(await screen.findByRole('alertdialog'))
  await expect(dialog.getByText('3 test tasks are deleted with what was taken out.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Save scenario' }))
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  await expect(await names()).toHaveLength(9)
})

Dragged.test('comes where it is dropped', async () => {
  const drop = await hold(await treeItem(/Order to cash/), await card(4))
  await waitFor(() => expect(document.querySelector('[data-drop]')).not.toBeNull())
  await drop()
  await waitFor(async () => expect((await names())[4]).toBe('Order to cash'))
})

Default.test('a card is dragged to another place', async () => {
  const [first = '', second = '', third = ''] = await names()
  const drop = await hold(await card(0), await card(2))
  await waitFor(() => expect(document.querySelector('[data-drop=after]')).not.toBeNull())
  await drop()
  await waitFor(async () => expect((await names()).slice(0, 3)).toEqual([second, third, first]))
})

Conflict.test('mine is saved over it', async ({ userEvent }) => {
  const before = await names()
  await userEvent.click(screen.getByRole('button', { name: 'Save mine over it' }))
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  await shown(before)
})

Conflict.test('or theirs is shown', async ({ userEvent }) => {
  const [first = '', second = ''] = await names()
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }))
  await waitFor(async () => expect((await names()).slice(0, 2)).toEqual([second, first]))
})

Copy.test('is made for the next release, and opened', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog'))
  await expect(dialog.getByRole('textbox', { name: /^Release/ })).toHaveValue('2026.1')
  await userEvent.click(dialog.getByRole('button', { name: 'Copy to next release' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(await screen.findByText('SC-1001')).toBeVisible()
  await expect(await names()).toHaveLength(10)
})

Details.test('its processes are in their order', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid', { name: 'Whole scenario' })
  const sequence = () => columnTexts(grid, 'Sequence').map(Number)
  await waitFor(() => expect(sequence()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
})

New.test('creates one, and opens its empty sequence', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Code/ }), 'SC-9001')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Month-end close, Kassel')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Month-end close, Kassel' })).toBeVisible())
  await expect(await screen.findByText('No processes yet')).toBeVisible()
})

Phone.test('is put in order by the menu of a card', async ({ userEvent }) => {
  const [first = '', second = ''] = await names()
  await userEvent.click(screen.getByRole('button', { name: `More for ${first}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }))
  await waitFor(async () => expect((await names()).slice(0, 2)).toEqual([second, first]))
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
