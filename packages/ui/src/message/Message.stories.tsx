import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { Button } from '../button/index.js'
import { Link } from '../link/Link.js'
import { Message } from './Message.js'

const meta = preview.meta({ component: Message, args: { children: 'Period 11 closes on 30 November.' } })

export const Default = meta.story({})
export const States = meta.story(
  states(Message, {
    Success: { tone: 'success', children: 'All 214 services were checked.' },
    Warning: {
      tone: 'warning',
      children: (
        <>
          Two items have no owner. <Link href="/items">Show</Link>
        </>
      ),
    },
    Danger: { tone: 'danger', title: 'Someone else saved this service', children: 'Your changes are still here.' },
    Actions: { children: 'Three single days were removed.', actions: <Button size="s">Undo</Button> },
    'Long text': { tone: 'danger', title: 'This could not be saved', children: `API_${'LONG_NAME_'.repeat(30)}` },
  }),
)

Default.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Period 11')
  await expect(canvas.getByRole('img', { name: 'Note' })).toBeVisible()
})

States.test('announces a danger at once and keeps a long one in its box', async ({ canvas }) => {
  const danger = stateOf(canvas, 'Danger')
  await expect(danger.getByRole('alert')).toHaveTextContent('Someone else saved this service')
  await expect(danger.getByRole('img', { name: 'Error' })).toBeVisible()
  const box = stateOf(canvas, 'Long text').getByRole('alert')
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
})
