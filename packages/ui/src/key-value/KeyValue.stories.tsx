import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { KeyValue } from './KeyValue.js'

const meta = preview.meta({
  component: KeyValue,
  args: {
    items: [
      { label: 'Host', value: 's4p.example.test' },
      { label: 'Technology', value: 'OData V2' },
      { label: 'WBS', value: '1.3.2' },
      { label: 'Parameter', value: '' },
    ],
  },
})

export const Default = meta.story({})
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '200px' }}>
      <KeyValue {...args} />
    </div>
  ),
})
export const LongText = meta.story({
  args: { items: [{ label: 'Link', value: `https://s4p.example.test/${'path/'.repeat(60)}` }] },
})

Default.test('pairs labels and values, and shows what is missing', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Host',
    'Technology',
    'WBS',
    'Parameter',
  ])
  await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('–')
})

LongText.test('breaks long values', async ({ canvas }) => {
  const value = canvas.getByRole('definition')
  await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth)
})
