import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { Highlight } from './Highlight.js'

const meta = preview.meta({
  component: Highlight,
  args: { text: 'Sales order interface by IDoc', search: 'idoc sales' },
  render: (args) => (
    <p>
      <Highlight {...args} />
    </p>
  ),
})

const marked = (element: HTMLElement) => Array.from(element.querySelectorAll('mark'), (mark) => mark.textContent)

export const Default = meta.story({})
export const States = meta.story(
  states(Highlight, {
    'No search': { search: '' },
    'No match': { search: 'billing' },
    Overlapping: { text: 'API_SALES_ORDER_SRV', search: 'sales_ _order' },
    Markup: { text: '<script>alert(1)</script> & <b>bold</b>', search: 'script' },
  }),
)

Default.test('marks the words in any order and case', async ({ canvasElement }) => {
  await expect(marked(canvasElement)).toEqual(['Sales', 'IDoc'])
})

States.test('marks only what matches, joins what overlaps and shows markup as text', async ({ canvas }) => {
  const state = (name: string) => canvas.getByRole('group', { name })
  await expect(state('No match')).toHaveTextContent('Sales order interface by IDoc')
  await expect(marked(state('No match'))).toEqual([])
  await expect(marked(state('No search'))).toEqual([])
  await expect(marked(state('Overlapping'))).toEqual(['SALES_ORDER'])
  await expect(state('Markup')).toHaveTextContent('<script>alert(1)</script> & <b>bold</b>')
  await expect(state('Markup').querySelector('script')).toBeNull()
})
