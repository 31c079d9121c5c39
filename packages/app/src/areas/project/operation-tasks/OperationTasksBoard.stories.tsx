import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { OperationTasksBoard } from './OperationTasksBoard.js'

const board =
  '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/project/operation-tasks?view=board&orderId=OO-00041&summary=false'

const meta = preview.meta({ component: OperationTasksBoard })

const columnOf = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole('region', { name })
const firstCard = async (region: HTMLElement) => nth(await within(region).findAllByRole('link'), 0)

/** The tasks of an order by status. */
export const Default = meta.story({
  ...at(board),
  play: async ({ canvas }) => {
    await firstCard(await columnOf(canvas, 'In progress'))
  },
})

/** On a phone: one column at a time. */
export const Phone = meta.story({ ...at(board, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(board.replace('/en/', '/de/')) })

Default.test('a card is moved on by keyboard', async ({ canvas, userEvent }) => {
  const progress = await columnOf(canvas, 'In progress')
  const link = await firstCard(progress)
  const name = link.textContent ?? ''
  const next = await columnOf(canvas, 'Blocked')
  link.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await waitFor(() => expect(within(next).getByText(name)).toBeVisible())
  await expect(await screen.findByText(/moved to Blocked$/)).toBeVisible()
})
