import { at, sceneAddress } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { savedFiles } from './gantt/savedFiles.fixture.js'
import { OperationTasksGantt } from './OperationTasksGantt.js'

const meta = preview.meta({ component: OperationTasksGantt })

/** One order that is in the middle of its work. */
const chart = sceneAddress('project/operation-tasks?view=gantt&orderId=OO-00041')

const grid = () => screen.findByRole('treegrid', { name: 'Plan of the tasks' })
const rowOf = async (title: string) => within(await grid()).findByRole('row', { name: new RegExp(title) })

/** The bar of a task. */
const barOf = async (title: string) => {
  const cell = await within(await grid()).findByText(title)
  const id = cell.closest('[role=row]')?.id.split('-').slice(-2).join('-') ?? ''
  const bar = document.querySelector<SVGElement>(`[data-task="${id}"] [data-part=bar]`)
  if (!bar) throw new Error('There is no bar')
  bar.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' })
  return bar
}

/** The plan of an order by week: its critical path, delays against the baseline, days off, links with their lags. */
export const Default = meta.story({
  ...at(chart),
  play: async () => {
    await rowOf('Go-live')
  },
})

/** By day, where each day has its number. */
export const Day = meta.story({
  ...at(`${chart}&zoom=day`),
  play: async () => {
    await rowOf('Go-live')
  },
})

/** By quarter, over the orders that have a blocked task. */
export const Quarter = meta.story({
  ...at(sceneAddress('project/operation-tasks?view=gantt&status=blocked&zoom=quarter')),
  play: async () => {
    await within(await grid()).findAllByRole('row')
  },
})

/** On a phone: a list with the seven days of this week. */
export const Phone = meta.story({
  ...at(chart, { phone: true }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /Tax code conversion/ })
  },
})

/** In German. */
export const German = meta.story({
  ...at(chart.replace('/en/', '/de/')),
  play: async () => {
    await screen.findByRole('treegrid', { name: 'Plan der Aufgaben' })
  },
})

/** What a task is, beside its bar, and what can be done with it. */
export const Details = meta.story({
  ...at(chart),
  play: async ({ userEvent }) => {
    await userEvent.click(await barOf('Tax code conversion'))
    await screen.findByRole('dialog', { name: 'Tax code conversion' })
  },
})

/** Baselines and the delay against them, without the critical path. */
export const Baselines = meta.story({
  ...at(chart),
  play: async ({ userEvent }) => {
    await rowOf('Go-live')
    await userEvent.click(await screen.findByRole('button', { name: 'Critical path' }))
    await expect(document.querySelectorAll('.emb-app-gantt-base').length).toBeGreaterThan(0)
  },
})

/** A change that is not saved: what moves with it, drawn where it will be and where it was, and what it does in numbers. */
export const Changed = meta.story({
  ...at(chart),
  play: async ({ userEvent }) => {
    await userEvent.click(await rowOf('Output forms'))
    ;(await grid()).focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Alt}')
    await expect(await screen.findByRole('group', { name: 'What the changes do' })).toBeVisible()
  },
})

const status = (text: RegExp) =>
  waitFor(() => expect(screen.getByText(text, { selector: '[role=status]' })).toBeVisible())

Default.test(
  'a task that has not begun is moved by keyboard, seen first, saved as a whole and taken back',
  async ({ userEvent }) => {
    await userEvent.click(await rowOf('Integration test'))
    const before = within(await rowOf('Go-live'))
      .getAllByRole('gridcell')
      .at(-1)?.textContent
    ;(await grid()).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    await status(/^Integration test, cycle 1 is now from/)
    const preview = within(await screen.findByRole('group', { name: 'What the changes do' }))
    await expect(preview.getByText(/^1 task changed\. \d+ others move\. The end is \d+ days? later/)).toBeVisible()
    await userEvent.click(preview.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('1 task saved')).toBeVisible()
    const end = async () =>
      within(await rowOf('Go-live'))
        .getAllByRole('gridcell')
        .at(-1)?.textContent
    await waitFor(async () => expect(await end()).not.toBe(before))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await end()).toBe(before))
  },
)

Default.test('moving there and back leaves nothing to be saved', async ({ userEvent }) => {
  await userEvent.click(await rowOf('Integration test'))
  ;(await grid()).focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await screen.findByRole('group', { name: 'What the changes do' })
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'What the changes do' })).toBeNull())
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await status(/^Integration test, cycle 1 cannot start sooner/)
})

Default.test(
  'a link is made by keyboard, and one that would close a ring is refused by its way',
  async ({ userEvent }) => {
    await userEvent.click(await rowOf('Output forms'))
    ;(await grid()).focus()
    await userEvent.keyboard('l')
    await status(/^Output forms, France picked up/)
    await userEvent.click(await rowOf('Cutover rehearsal'))
    ;(await grid()).focus()
    await userEvent.keyboard('{Enter}')
    await status(/^Cutover rehearsal waits for Output forms, France/)
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'What the changes do' })).toBeNull())
    await userEvent.click(await rowOf('Go-live'))
    ;(await grid()).focus()
    await userEvent.keyboard('l')
    await userEvent.click(await rowOf('Integration test'))
    ;(await grid()).focus()
    await userEvent.keyboard('{Enter}')
    await status(/^It would wait for itself: .*Integration test, cycle 1/)
  },
)

Default.test('a bar is dragged by mouse', async ({ userEvent }) => {
  await rowOf('Go-live')
  const bar = await barOf('Integration test, cycle 1')
  const { left, top } = bar.getBoundingClientRect()
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: bar, coords: { clientX: left + 4, clientY: top + 4 } },
    { target: bar, coords: { clientX: left + 4 + 7 * 7.5, clientY: top + 4 } },
    { keys: '[/MouseLeft]', target: bar, coords: { clientX: left + 4 + 7 * 7.5, clientY: top + 4 } },
  ])
  await status(/^Integration test, cycle 1 is now from/)
})

Default.test('zooms by keyboard, and the address says so', async ({ canvas, userEvent }) => {
  await userEvent.click(await rowOf('Build'))
  ;(await grid()).focus()
  await userEvent.keyboard('3')
  await expect(await canvas.findByRole('radio', { name: 'Month' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(async () => expect(await rowOf('Build')).toHaveAttribute('aria-expanded', 'false'))
  await expect(nth(await canvas.findAllByRole('link', { name: 'Gantt' }), 0)).toHaveAttribute('aria-current', 'page')
})

Default.test(
  'by keys alone: details, longer, later, linked, seen before, and undone step by step',
  async ({ userEvent }) => {
    await rowOf('Go-live')
    ;(await grid()).focus()
    // To "Integration test": the twelfth row.
    await userEvent.keyboard('{Home}{ArrowDown>11/}')
    const selected = async () => within(await grid()).getByRole('row', { selected: true })
    await waitFor(async () => expect(await selected()).toHaveTextContent('Integration test, cycle 1'))
    await userEvent.keyboard(' ')
    const details = within(await screen.findByRole('dialog', { name: 'Integration test, cycle 1' }))
    await expect(details.getByText('Slack')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await grid()).toHaveFocus())
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await screen.findByText(/^1 task changed\./)
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await status(/^Integration test, cycle 1 is now from/)
    await userEvent.keyboard('l')
    await status(/^Integration test, cycle 1 picked up/)
    await userEvent.keyboard('{ArrowDown>5/}{Enter}')
    await status(/waits for Integration test, cycle 1$/)
    await screen.findByText(/^2 tasks changed\./)
    for (const left of [/^1 task changed\./, /^1 task changed\./]) {
      await userEvent.keyboard('{Control>}z{/Control}')
      await screen.findByText(left)
    }
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'What the changes do' })).toBeNull())
  },
)

Details.test('leads to the page of the task, moves it, and gives the focus back', async ({ userEvent }) => {
  const details = within(screen.getByRole('dialog', { name: 'Tax code conversion' }))
  await expect(details.getByRole('link', { name: 'Open task' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/operation-tasks\/OT-\d+$/),
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(async () => expect(await grid()).toHaveFocus())
  await userEvent.click(await barOf('Integration test, cycle 1'))
  const other = within(await screen.findByRole('dialog', { name: 'Integration test, cycle 1' }))
  await userEvent.click(other.getByRole('button', { name: 'A day later' }))
  await expect(await screen.findByText(/^1 task changed\./)).toBeInTheDocument()
})

Default.test('is saved as SVG and PNG with all its rows, as CSV, and printed', async ({ userEvent }) => {
  await rowOf('Go-live')
  const files = savedFiles()
  const pick = async (name: string) => {
    const before = files.count()
    await userEvent.click(await screen.findByRole('button', { name: 'Export the chart' }))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
    await waitFor(() => expect(files.count()).toBeGreaterThan(before))
  }
  await pick('Chart as SVG')
  const svg = await files.text()
  await expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg"')
  await expect(svg).toContain('4.4 Go-live')
  await pick('Chart as PNG')
  await waitFor(() => expect(files.last().type).toBe('image/png'))
  const print = spyOn(window, 'print').mockImplementation(() => undefined)
  await userEvent.click(await screen.findByRole('button', { name: 'Export the chart' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print the chart' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  print.mockRestore()
  const before = files.count()
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(files.count()).toBeGreaterThan(before))
  await expect(await files.text()).toContain('Go-live')
  files.end()
})
