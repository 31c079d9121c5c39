import { pageState } from '@embpm/storybook/pageState'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pageScenes } from '../../../entity/pageScenes.fixture.js'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { OperationOrderScreen } from './OperationOrderScreen.js'
import { orderPage } from './orderPage.fixture.js'

const meta = preview.meta({ component: OperationOrderScreen })

/** An irregular one: a month, a week and two days of 2027. */
const scenes = pageScenes({ path: 'project/operation-orders', id: 'OO-00009' })

/** An order as one opens it: its intervals in short, and what is due next. */
export const Default = meta.story({
  ...scenes.found,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 month, 1 week, 2 days')).toBeVisible()
    await expect(canvas.getByText('May 2027', { selector: 'dd *' })).toBeVisible()
    await expect(canvas.getByText('OO-100009', { selector: 'dd *' })).toBeVisible()
  },
})

/** An order that does not exist yet. */
export const New = meta.story(scenes.new)

/** What is wrong is said in one place and at each field: a title is missing, and the end lies before the start. */
export const Invalid = meta.story({
  ...scenes.new,
  play: async ({ canvas, userEvent }) => {
    await orderPage.title()
    await orderPage.fillDay(userEvent, 'Planned start', '11202026')
    await orderPage.fillDay(userEvent, 'Planned end', '11012026')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await canvas.findByText('2 problems to solve')
  },
})

/** Somebody else saved first. */
export const Conflict = meta.story({
  ...scenes.found,
  play: async ({ canvas, userEvent }) => {
    const title = await orderPage.title()
    await asAnother.save('/project/operation-orders/OO-00009', {
      status: 'in progress',
      intervals: [{ year: 2027, month: 6 }],
    })
    await userEvent.clear(title)
    await userEvent.type(title, 'My title')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText(/^Saved by/)
  },
})

/** Where it is done, what it is booked on and who is responsible were deleted since: each says so by its last name. */
export const Gone = meta.story({
  ...scenes.found,
  parameters: { ...scenes.found.parameters, ...unpictured },
  beforeEach: () =>
    asAnother.remove(
      '/project/operation-areas/OA-00057',
      '/processes/cost-objects/CO-05919',
      '/administration/users/USR-00010',
    ),
})

/** On a phone: all of it fits. */
export const Phone = meta.story({
  ...scenes.phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'By period' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0

/** What is known of an order besides its fields, below them where there is no room beside. */
export const AtAGlance = meta.story({
  ...scenes.found,
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('heading', { name: 'At a glance' })
    await pageState.settled()
    // The page alone, not what it stands in; again while what comes below, which loads once it is in sight, makes room for it.
    const page = card.closest('.emb-page-body')
    const distance = () => topOf(card.closest('section')) - topOf(page)
    await waitFor(() => {
      page?.scrollBy({ top: distance(), behavior: 'instant' })
      void expect(Math.abs(distance())).toBeLessThan(1)
    })
  },
})

/** Each second week of 2026 from week 39 on: the first three are closed. */
const splitting = pageScenes({ path: 'project/operation-orders', id: 'OO-00172' })

/** Splitting: what is there, what is new, and where nothing can be planned. */
export const Splitting = meta.story({
  ...splitting.found,
  play: async ({ canvas, userEvent }) => {
    await orderPage.title()
    await userEvent.click(canvas.getByRole('button', { name: 'Split…' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Split into executions/ }))
    await orderPage.total(userEvent, 'Hours in all', '30')
    await dialog.findAllByText('10')
  },
})

/** What is split on a phone. */
export const SplittingOnAPhone = meta.story({
  ...splitting.phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Split…' }))
    await screen.findByRole('table', { name: 'What each period gets' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** In German. */
export const German = meta.story(scenes.german)

Default.test('is copied, with its intervals, and the copy is a draft of its own', async ({ canvas, userEvent }) => {
  const title = (await orderPage.title()).getAttribute('value') ?? ''
  const chips = orderPage.chips()
  await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }))
  await canvas.findByRole('heading', { level: 1, name: 'New operation order' })
  await waitFor(async () => expect(await orderPage.title()).toHaveValue(title))
  await waitFor(() => expect(orderPage.chips()).toEqual(chips))
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await canvas.findByRole('heading', { level: 1, name: /^OO-11\d{4} / })
  await expect(canvas.getByRole('combobox', { name: /^Status/ })).toHaveDisplayValue('Draft')
})

New.test('begins with a template, and keeps what was entered by hand', async ({ canvas, userEvent }) => {
  await userEvent.type(await orderPage.title(), 'My own title')
  const field = await canvas.findByRole('combobox', { name: 'Begin with a template' })
  await userEvent.type(field, 'OO-1')
  // The fields of the page have options, too.
  const list = within(await screen.findByRole('listbox'))
  await list.findAllByRole('option', { name: /OO-1/ })
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(list.getByRole('option', { selected: true })).toBeVisible())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(orderPage.chips().length).toBeGreaterThan(0))
  await expect(await orderPage.title()).toHaveValue('My own title')
  await expect(canvas.getByRole('checkbox', { name: 'Template' })).not.toBeChecked()
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await canvas.findByRole('heading', { level: 1, name: /^OO-11\d{4} My own title/ })
})

Invalid.test('another start solves what is said at the end', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByText('The end lies before the start').length).toBeGreaterThan(0)
  await orderPage.fillDay(userEvent, 'Planned start', '10202026')
  await waitFor(() => expect(canvas.queryByText('The end lies before the start')).toBeNull())
})

Gone.test(
  'keeps them while other fields are saved, until another is chosen, which history tells by name',
  async ({ canvas, userEvent }) => {
    const area = await canvas.findByRole('combobox', { name: /^Operation area/ })
    const responsible = canvas.getByRole('combobox', { name: /^Responsible/ })
    await waitFor(() => expect(area).toHaveValue('A-111 Early shift – deleted'))
    await waitFor(() => expect(responsible).toHaveValue('Lena Brandt – deleted'))
    await expect(responsible).toHaveAccessibleDescription('No longer exists. Choose another one or clear it.')
    await waitFor(async () =>
      expect(await canvas.findByRole('combobox', { name: /^Cost object/ })).toHaveValue(
        '1059180 Assembly line, Leeds, cable sets, weekend shift – deleted',
      ),
    )
    await userEvent.type(await orderPage.title(), ' again')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Saved')).toBeVisible()
    await expect(area).toHaveValue('A-111 Early shift – deleted')
    await userEvent.clear(area)
    await userEvent.type(area, 'A-340')
    await userEvent.click(await screen.findByRole('option', { name: /A-340/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Discard' })).toBeDisabled())
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all changes' }))
    const changes = within(await canvas.findByRole('list', { name: 'Changes' }))
    await expect(await changes.findByText('A-111 Early shift – deleted', { selector: 'del' })).toBeVisible()
    await expect(changes.getByText(/^A-340/, { selector: 'ins' })).toBeVisible()
  },
)

Conflict.test('keeps my title and takes their intervals', async ({ canvas, userEvent }) => {
  await expect(within(canvas.getByRole('region', { name: 'Conflicting changes' })).getByText('June 2027')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Save these choices' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
  await expect(await orderPage.title()).toHaveValue('My title')
  await waitFor(() => expect(orderPage.chips()).toEqual(['Jun 2027']))
})

New.test('creates an order with intervals and a cost object by keyboard alone', async ({ canvas, userEvent }) => {
  const to = async (found: () => boolean, back = false) => {
    for (let step = 0; step < 60 && !found(); step++) await userEvent.tab({ shift: back })
    if (!found()) throw new Error('The keyboard does not reach it')
  }
  const onField = (name: RegExp) => () => {
    const { activeElement } = document
    return activeElement instanceof HTMLElement && canvas.queryAllByRole('combobox', { name }).includes(activeElement)
  }
  const title = await orderPage.title()
  await to(() => document.activeElement === title)
  await userEvent.keyboard('Inspect the cranes')
  await to(onField(/^Operation area/))
  await userEvent.keyboard('A-111')
  await screen.findByRole('option', { name: /A-111 Early shift/ })
  await userEvent.keyboard('{Enter}')
  await to(onField(/^Cost object/))
  await userEvent.keyboard('assembly leeds')
  await screen.findAllByRole('option', { name: /Assembly line, Leeds/ })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await to(onField(/^Frequency/))
  // The browser's own select, whose keys are the browser's.
  await userEvent.selectOptions(await orderPage.frequency(), 'Weekly')
  await to(() => document.activeElement?.getAttribute('role') === 'gridcell')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(orderPage.chips()).toHaveLength(1))
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
  await waitFor(() => expect(orderPage.chips()).toHaveLength(3))
  const create = canvas.getByRole('button', { name: 'Create' })
  await to(() => document.activeElement === create, true)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Inspect the cranes/ })).toBeVisible())
  await expect(await canvas.findByText('3 weeks')).toBeVisible()
})

Splitting.test('makes what is missing once, and takes it back', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog'))
  await expect(dialog.getAllByText('New')).toHaveLength(3)
  await userEvent.click(dialog.getByRole('button', { name: 'Create 3 executions' }))
  const message = await screen.findByText('3 executions created')
  await expect(message).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Split…' }))
    return within(await screen.findByRole('table', { name: 'What each period gets' }))
  }
  await expect(await (await again()).findAllByText('There already')).toHaveLength(3)
  await expect(screen.getByText('What is missing lies in periods that are closed or not created yet')).toBeVisible()
  await expect(screen.getByRole('button', { name: /^Create/ })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText('3 executions created')).toBeNull())
  await expect(await (await again()).findAllByText('New')).toHaveLength(3)
})

Splitting.test('what is not saved is saved first', async ({ canvas, userEvent }) => {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await userEvent.type(await orderPage.title(), ' once more')
  await userEvent.click(canvas.getByRole('button', { name: 'Split…' }))
  await expect(await screen.findByText('Save the order before you split it')).toBeVisible()
})
