import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { Link } from '../link/index.js'
import { Message } from './Message.js'

const meta = preview.meta({ component: Message, args: { children: 'Period 11 closes on 30 November.' } })

export const Default = meta.story({})
export const Success = meta.story({ args: { tone: 'success', children: 'All 214 services were checked.' } })
export const Warning = meta.story({
  args: {
    tone: 'warning',
    children: (
      <>
        Two items have no owner. <Link href="/items">Show</Link>
      </>
    ),
  },
})
export const Danger = meta.story({
  args: { tone: 'danger', title: 'Someone else saved this service', children: 'Your changes are still here.' },
})
export const Actions = meta.story({
  args: { children: 'Three single days were removed.', actions: <Button size="s">Undo</Button> },
})
export const LongText = meta.story({
  args: { tone: 'danger', title: 'This could not be saved', children: `API_${'LONG_NAME_'.repeat(30)}` },
})

Default.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Period 11')
  await expect(canvas.getByRole('img', { name: 'Note' })).toBeVisible()
})

Danger.test('is announced at once', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Someone else saved this service')
  await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible()
})

LongText.test('never runs out of its box', async ({ canvas }) => {
  const box = canvas.getByRole('alert')
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
})
