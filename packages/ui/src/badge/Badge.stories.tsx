import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Badge } from './Badge.js'

const meta = preview.meta({ component: Badge, args: { children: 'Draft' } })

export const Default = meta.story({})
export const Success = meta.story({ args: { tone: 'success', children: 'Passed' } })
export const Warning = meta.story({ args: { tone: 'warning', children: 'Review due' } })
export const Danger = meta.story({ args: { tone: 'danger', children: 'Failed' } })
export const Info = meta.story({ args: { tone: 'info', children: 'Service task' } })

export const LongText = meta.story({
  args: { tone: 'warning', children: 'Waits for the release by the process owner of the whole group' },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Badge {...args} />
    </div>
  ),
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { tone: 'info', children: 'مهمة خدمة (3)' },
})

Warning.test('says in words what its colour means', async ({ canvas }) => {
  await expect(canvas.getByText('Review due').closest('.emb-badge')).toHaveAttribute('data-tone', 'warning')
})
