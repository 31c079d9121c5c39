import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { Button } from '../button/index.js'
import { KeyValue } from '../key-value/KeyValue.js'
import { Skeleton } from '../skeleton/Skeleton.js'
import { Card } from './Card.js'

const meta = preview.meta({
  component: Card,
  args: { title: 'General', children: <KeyValue items={[{ label: 'Host', value: 's4p.example.test' }]} /> },
})

export const Default = meta.story({})
export const States = meta.story(
  states(Card, {
    Actions: {
      title: 'Work packages',
      actions: (
        <Button variant="ghost" size="s">
          Add row
        </Button>
      ),
    },
    Flush: { title: 'Interfaces', flush: true, children: <Skeleton rows={3} /> },
    'Long text': { title: 'A card whose title says more than fits in one line '.repeat(3) },
  }),
)

Default.test('is a region named by its title', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'General' })).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 2, name: 'General' })).toBeVisible()
})
