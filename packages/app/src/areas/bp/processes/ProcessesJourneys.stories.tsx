import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { HttpResponse, delay, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { asAnother } from '../../../entity/asAnother.fixture.js'
import { processStory } from './processStory.fixture.js'
import { ProcessesScreen } from './ProcessesScreen.js'

const { endpoint, names, page, row, tree } = processStory
const meta = preview.meta({ component: ProcessesScreen })

/** The tree, for what one does with it. */
export const Journeys = meta.story({ ...at(page), parameters: { ...at(page).parameters, ...unpictured } })

Journeys.test('opens, finds and shows a process by keyboard', async ({ canvas, userEvent }) => {
  await row(canvas, /^Order to cash/)
  const rows = await tree(canvas)
  rows.focus()
  await userEvent.keyboard('{Home}{ArrowRight}')
  await row(canvas, /^Quotations/)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Quotations' })).toBeVisible()
  await expect(rows).toHaveFocus()
  await userEvent.keyboard('/')
  await expect(canvas.getByRole('searchbox', { name: 'Search processes' })).toHaveFocus()
  await userEvent.keyboard('plan sales')
  await row(canvas, /^Plan sales orders/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Plan sales orders' })).toBeVisible()
})

Journeys.test('renames in place, and the object page follows', async ({ canvas, userEvent }) => {
  await userEvent.click(await row(canvas, /^Order to cash/))
  await canvas.findByRole('heading', { level: 1, name: 'Order to cash' })
  await userEvent.keyboard('{F2}')
  await userEvent.keyboard('Quote to cash{Enter}')
  await row(canvas, /^Quote to cash/)
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Quote to cash' })).toBeVisible())
  await expect(nth(canvas.getAllByRole('textbox', { name: /^Name/ }), 0)).toHaveValue('Quote to cash')
  await expect(await tree(canvas)).toHaveFocus()
})

Journeys.test('moves by keyboard, again and again', async ({ canvas, userEvent }) => {
  await row(canvas, /^Order to cash/)
  const rows = await tree(canvas)
  rows.focus()
  await userEvent.keyboard('{Home}')
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{/Alt}')
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Procure to pay', 'Plan to produce', 'Order to cash']))
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect(names().slice(0, 3)).toEqual(['Procure to pay', 'Plan to produce', 'Order to cash'])
  await expect(document.querySelector('.emb-toast')).toBeNull()
})

Journeys.test('moves by dragging, into a closed process', async ({ canvas, userEvent }) => {
  await userEvent.click(await row(canvas, /^Order to cash/))
  await userEvent.keyboard('{ArrowRight}')
  const deliveries = await row(canvas, /^Deliveries/)
  deliveries.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await waitFor(() => expect(deliveries).toHaveAttribute('draggable', 'true'))
  const target = await row(canvas, /^Procure to pay/)
  const { left, top, height } = target.getBoundingClientRect()
  const dataTransfer = new DataTransfer()
  const place = { clientX: left + 120, clientY: top + height / 2, bubbles: true, cancelable: true, dataTransfer }
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  deliveries.dispatchEvent(new DragEvent('dragstart', place))
  await frame()
  target.dispatchEvent(new DragEvent('dragenter', place))
  target.dispatchEvent(new DragEvent('dragover', place))
  await frame()
  target.dispatchEvent(new DragEvent('drop', place))
  document.body.dispatchEvent(new DragEvent('dragend', { bubbles: true, dataTransfer }))
  await row(canvas, /^Supplier contracts/)
  await waitFor(() => expect(names().indexOf('Deliveries')).toBe(names().indexOf('Supplier contracts') + 1))
  await expect(document.querySelector('.emb-toast')).toBeNull()
})

Journeys.test('says why a process cannot be somewhere, and puts it back', async ({ canvas, userEvent }) => {
  await row(canvas, /^Order to cash/)
  const before = names()
  const rows = await tree(canvas)
  rows.focus()
  await userEvent.keyboard('{Home}{ArrowDown}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await expect(await screen.findByText(/^“Procure to pay” cannot be moved there/)).toBeVisible()
  await waitFor(() => expect(names()).toContain('Procure to pay'))
  await userEvent.keyboard('{Home}{ArrowLeft}')
  await waitFor(() => expect(names()).toEqual(before))
})

Journeys.test('says who changed it meanwhile, and shows what is there now', async ({ canvas, userEvent }) => {
  await row(canvas, /^Order to cash/)
  await asAnother.save('/processes/processes/PRC-00001', { name: 'Order to cash, revised' })
  const rows = await tree(canvas)
  rows.focus()
  await userEvent.keyboard('{Home}{F2}Mine{Enter}')
  await expect(await screen.findByText(/^“Order to cash” was changed by Marta Kowalczyk/)).toBeVisible()
  await row(canvas, /^Order to cash, revised/)
})

Journeys.test('keeps a change that the server did not answer, to try it again', async ({ canvas, msw, userEvent }) => {
  await row(canvas, /^Order to cash/)
  msw.use(http.patch(`${endpoint}/:id`, () => HttpResponse.json({}, { status: 503 }), { once: true }))
  const rows = await tree(canvas)
  rows.focus()
  await userEvent.keyboard('{Home}{F2}Quote to cash{Enter}')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await row(canvas, /^Order to cash/)
  await userEvent.click(retry)
  await row(canvas, /^Quote to cash/)
})

Journeys.test('opens what was renamed a moment before, whose old name is answered late', async (context) => {
  const { canvas, msw, userEvent } = context
  const asked = Promise.withResolvers<void>()
  const renamed = Promise.withResolvers<void>()
  await row(canvas, /^Order to cash/)
  const rows = await tree(canvas)
  msw.use(
    http.get(
      `${endpoint}/:id`,
      async ({ request }) => {
        const old = await fetch(request.clone())
        asked.resolve()
        await renamed.promise
        await delay(300)
        return old
      },
      { once: true },
    ),
    http.patch(
      `${endpoint}/:id`,
      async ({ request }) => {
        await asked.promise
        const answer = await fetch(request.clone())
        renamed.resolve()
        return answer
      },
      { once: true },
    ),
  )
  rows.focus()
  await userEvent.keyboard('{Home}{F2}Quote to cash{Enter}{Enter}')
  await canvas.findByRole('heading', { level: 1, name: /^(?:Order|Quote) to cash/ })
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Quote to cash' })).toBeVisible()
})

Journeys.test('adds a child below a closed process and names it', async ({ canvas, userEvent }) => {
  await row(canvas, /^Order to cash/)
  const rows = await tree(canvas)
  rows.focus()
  await userEvent.keyboard('{Home}{Shift>}{F10}{/Shift}')
  const item = await screen.findByRole('menuitem', { name: 'Add child' })
  await waitFor(() => expect(item).toBeVisible())
  await userEvent.click(item)
  await expect(await canvas.findByRole('textbox', { name: 'New name of New process' })).toHaveFocus()
  await userEvent.keyboard('Returns{Enter}')
  await row(canvas, /^Returns O2C-70/)
  await waitFor(() => expect(names().indexOf('Returns')).toBe(7))
})

Journeys.test('copies a process with all below it', async ({ canvas, userEvent }) => {
  await row(canvas, /^Order to cash/)
  await userEvent.type(canvas.getByRole('searchbox'), 'plan quotations')
  const process = await row(canvas, /^Plan quotations/)
  await userEvent.pointer({ keys: '[MouseRight]', target: process })
  const item = await screen.findByRole('menuitem', { name: 'Copy' })
  await waitFor(() => expect(item).toBeVisible())
  await userEvent.click(item)
  await expect(await screen.findByText('“Plan quotations” copied as O2C-10-60')).toBeVisible()
})

Journeys.test('does not delete what others stand below', async ({ canvas, userEvent }) => {
  await row(canvas, /^Order to cash/)
  const rows = await tree(canvas)
  rows.focus()
  await userEvent.keyboard('{Home}{Delete}')
  await expect(await screen.findByText(/^“Order to cash” was not deleted/)).toBeVisible()
  await expect(await row(canvas, /^Order to cash/)).toHaveAttribute('id', rows.getAttribute('aria-activedescendant'))
})

Journeys.test('a refused deletion is said once, and the keyboard stays on the process', async (context) => {
  const { canvas, msw, userEvent } = context
  const asked: unknown[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const refusal = { defined: true, code: 'FORBIDDEN', status: 403, message: 'No.' }
  msw.use(
    http.delete(`${endpoint}/:id`, async ({ params }) => {
      asked.push(params.id)
      await answered
      return HttpResponse.json(refusal, { status: 403 })
    }),
  )
  await row(canvas, /^Order to cash/)
  const rows = await tree(canvas)
  const current = () => document.getElementById(rows.getAttribute('aria-activedescendant') ?? '')
  const said = () => [...document.querySelectorAll('[role="status"], [role="alert"]')].map((one) => one.textContent)
  rows.focus()
  await userEvent.keyboard('{Home}{ArrowDown}')
  await expect(current()).toHaveAccessibleName(/^Procure to pay/)
  await userEvent.keyboard('{Delete}{Delete}')
  await waitFor(() => expect(asked).toHaveLength(1))
  await expect(said().join()).not.toMatch(/deleted/)
  answer()
  await expect(await screen.findByText('You are not allowed to change “Procure to pay”')).toBeVisible()
  await expect(document.querySelectorAll('.emb-toast')).toHaveLength(1)
  await expect(said().join()).not.toMatch(/deleted/)
  await expect(rows).toHaveFocus()
  await expect(current()).toHaveAccessibleName(/^Procure to pay/)
  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(asked).toHaveLength(2))
  await expect(asked[1]).toBe(asked[0])
})

Journeys.test('deletes an executable process and takes it back', async ({ canvas, userEvent }) => {
  await row(canvas, /^Order to cash/)
  await userEvent.type(canvas.getByRole('searchbox'), 'standard kassel')
  const item = nth(await canvas.findAllByRole('treeitem', { name: /in Kassel/ }), 0)
  const name = nth(item.querySelectorAll('.emb-tree-label'), 0).textContent
  await userEvent.click(item)
  await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
  await userEvent.keyboard('{Delete}')
  await expect(await screen.findByText(`“${name}” deleted`)).toBeVisible()
  // What was above it is shown in its place.
  await waitFor(() => expect(canvas.queryByRole('heading', { level: 1, name })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect(await screen.findByText(`“${name}” restored`)).toBeVisible()
  await waitFor(() => expect(names()).toContain(name))
})
