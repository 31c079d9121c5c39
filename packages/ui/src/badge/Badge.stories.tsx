import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Badge } from './Badge.js'

const meta = preview.meta({ component: Badge, args: { children: 'Draft' } })

export const Default = meta.story({})
export const Success = meta.story({ args: { tone: 'success', children: 'Passed' } })
export const Warning = meta.story({ args: { tone: 'warning', children: 'Review due' } })
export const Danger = meta.story({ args: { tone: 'danger', children: 'Failed' } })
export const Info = meta.story({ args: { tone: 'info', children: 'Service task' } })

Warning.test('says in words what its colour means', async ({ canvas }) => {
  await expect(canvas.getByText('Review due')).toHaveAttribute('data-tone', 'warning')
})
