import { expect } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
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
export const States = meta.story(
  states(KeyValue, {
    Narrow: { style: { inlineSize: 200 } },
    'Long text': { items: [{ label: 'Link', value: `https://s4p.example.test/${'path/'.repeat(60)}` }] },
  }),
)

Default.test('pairs labels and values, and shows what is missing', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Host',
    'Technology',
    'WBS',
    'Parameter',
  ])
  await expect(nth(canvas.getAllByRole('definition'), -1)).toHaveTextContent('–')
})

States.test('breaks long values', async ({ canvas }) => {
  const value = stateOf(canvas, 'Long text').getByRole('definition')
  await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth)
})
