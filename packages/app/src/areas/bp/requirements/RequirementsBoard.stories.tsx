import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { RequirementsBoard } from './RequirementsBoard.js'

const board = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/bp/requirements?view=board'
/** Some cards in place of ten thousand. */
const few = `${board}&q=REQ-00&priority=critical&priority=high`

const meta = preview.meta({ component: RequirementsBoard })

const columnOf = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole('region', { name })
const firstCard = async (region: HTMLElement) => nth(await within(region).findAllByRole('link'), 0)

/** With some cards: what is approved has a lock. */
export const Default = meta.story({
  ...at(few),
  play: async ({ canvas }) => {
    await firstCard(await columnOf(canvas, 'In planning'))
  },
})

/** On a phone: one column at a time. */
export const Phone = meta.story({ ...at(few, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(few.replace('/en/', '/de/')) })

Default.test('an approved card moves forward', async ({ canvas, userEvent }) => {
  const planning = await columnOf(canvas, 'In planning')
  const card = nth(await within(planning).findAllByText('Approved'), 0).closest<HTMLElement>('[data-card]')
  const link = within(card ?? planning).getByRole('link')
  const name = link.textContent ?? ''
  const next = await columnOf(canvas, 'In realisation')
  await firstCard(next)
  link.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await waitFor(() => expect(within(next).getByText(name)).toBeVisible())
  await expect(await screen.findByText(/moved to In realisation$/)).toBeVisible()
  // There is no way back, so none is offered.
  await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

Default.test('a move that is refused says why, and the card stays', async ({ canvas, userEvent }) => {
  const realised = await columnOf(canvas, 'In realisation')
  const card = nth(await within(realised).findAllByText('Approved'), 0).closest<HTMLElement>('[data-card]')
  const link = within(card ?? realised).getByRole('link')
  link.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await expect(await screen.findByText(/is approved and moves forward only\.$/)).toBeVisible()
  await expect(realised).toContainElement(link)
  const refinement = await columnOf(canvas, 'In refinement')
  const own = await firstCard(refinement)
  await userEvent.click(nth(within(refinement).getAllByRole('button', { name: /^Move / }), 0))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Move to In testing/ }))
  await expect(await screen.findByText(/has to be approved before the work begins\.$/)).toBeVisible()
  await expect(refinement).toContainElement(own)
})

Default.test(
  'by type what is approved stays, by approval everything does, and both say why',
  async ({ canvas, userEvent }) => {
    const groupBy = async (now: string, next: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Group by: ${now}` }))
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: next }))
    }
    await groupBy('Status', 'Type')
    const functional = await columnOf(canvas, 'Functional')
    await firstCard(functional)
    const card = nth(await within(functional).findAllByText('Approved'), 0).closest<HTMLElement>('[data-card]')
    within(card ?? functional)
      .getByRole('link')
      .focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await expect(await screen.findByText(/is approved: this needs a change request\.$/)).toBeVisible()
    await groupBy('Type', 'Approval')
    const approved = await columnOf(canvas, 'Approved')
    const link = await firstCard(approved)
    link.focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await expect(await screen.findByText(/^“Approval” is not changed by moving cards/)).toBeVisible()
    await expect(approved).toContainElement(link)
  },
)

Default.test('while a card is dragged, columns that it may not go to step back', async ({ canvas, userEvent }) => {
  const refinement = await columnOf(canvas, 'In refinement')
  const card = await firstCard(refinement)
  const planning = await columnOf(canvas, 'In planning')
  await firstCard(planning)
  const from = card.getBoundingClientRect()
  const to = planning.getBoundingClientRect()
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: card, coords: { clientX: from.left + 10, clientY: from.top + 8 } },
    { target: planning, coords: { clientX: to.left + 40, clientY: to.top + 200 } },
  ])
  await waitFor(() => expect(planning).toHaveAttribute('data-forbidden'))
  await expect(planning).not.toHaveAttribute('data-target')
  await expect(refinement).not.toHaveAttribute('data-forbidden')
  await userEvent.pointer([
    { keys: '[/MouseLeft]', target: planning, coords: { clientX: to.left + 40, clientY: to.top + 200 } },
  ])
  await expect(await screen.findByText(/has to be approved before the work begins\.$/)).toBeVisible()
  await waitFor(async () => expect(await firstCard(refinement)).toHaveTextContent(card.textContent ?? ''))
})
