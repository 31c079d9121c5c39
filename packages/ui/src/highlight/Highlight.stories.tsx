import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
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

const marked = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('mark'), (mark) => mark.textContent)

export const Default = meta.story({})
export const NoSearch = meta.story({ args: { search: '' } })
export const NoMatch = meta.story({ args: { search: 'billing' } })
export const Overlapping = meta.story({ args: { text: 'API_SALES_ORDER_SRV', search: 'sales_ _order' } })
export const Markup = meta.story({ args: { text: '<script>alert(1)</script> & <b>bold</b>', search: 'script' } })

Default.test('marks the words in any order and case', async ({ canvasElement }) => {
  await expect(marked(canvasElement)).toEqual(['Sales', 'IDoc'])
})

NoMatch.test('shows the text unmarked', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Sales order interface by IDoc')).toBeVisible()
  await expect(marked(canvasElement)).toEqual([])
})

Overlapping.test('joins matches that overlap', async ({ canvasElement }) => {
  await expect(marked(canvasElement)).toEqual(['SALES_ORDER'])
})

Markup.test('shows markup as text', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('p')).toHaveTextContent('<script>alert(1)</script> & <b>bold</b>')
  await expect(canvasElement.querySelector('script')).toBeNull()
})
