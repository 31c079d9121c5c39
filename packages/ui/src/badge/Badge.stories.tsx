import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { Badge } from './Badge.js'

const meta = preview.meta({ component: Badge, args: { children: 'Draft' } })

export const Default = meta.story({})
export const States = meta.story(
  states(Badge, {
    Success: { tone: 'success', children: 'Passed' },
    Warning: { tone: 'warning', children: 'Review due' },
    Danger: { tone: 'danger', children: 'Failed' },
    Info: { tone: 'info', children: 'Service task' },
    'Long text': {
      tone: 'warning',
      children: 'Waits for the release by the process owner of the whole group',
      style: { maxInlineSize: 200 },
    },
  }),
)

States.test('says in words what its colour means', async ({ canvas }) => {
  const text = stateOf(canvas, 'Warning').getByText('Review due')
  await expect(text.closest('.emb-badge')).toHaveAttribute('data-tone', 'warning')
})
