import { at, sceneAddress } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { OperationOrdersBoard } from './OperationOrdersBoard.js'

const meta = preview.meta({ component: OperationOrdersBoard })

/** Some cards in place of ten thousand. */
const query = 'view=board&q=OO-1000&priority=critical&priority=high'
const few = `${sceneAddress('project/operation-orders')}?${query}`
const columnOf = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole('region', { name })
const firstCard = async (region: HTMLElement) => nth(await within(region).findAllByRole('link'), 0)

/** By status. */
export const Default = meta.story({
  ...at(few),
  play: async ({ canvas }) => void (await firstCard(await columnOf(canvas, 'Released'))),
})

/** On a phone: one column at a time. */
export const Phone = meta.story({ ...at(few, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(`${sceneAddress('project/operation-orders', 'de')}?${query}`) })

Default.test('a card is moved on by keyboard', async ({ canvas, userEvent }) => {
  const released = await columnOf(canvas, 'Released')
  const link = await firstCard(released)
  const name = link.textContent ?? ''
  const next = await columnOf(canvas, 'In progress')
  link.focus()
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
  await waitFor(() => expect(within(next).getByText(name)).toBeVisible())
  await expect(await screen.findByText(/moved to In progress$/)).toBeVisible()
})
