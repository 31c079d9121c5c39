import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { JsonView } from './JsonView.js'

const meta = preview.meta({
  component: JsonView,
  args: { value: { entitySet: 'A_SalesOrder', version: 2, draft: false, owner: null, operations: ['read', 'create'] } },
})

const cyclic: Record<string, unknown> = { name: 'loop' }
cyclic.self = cyclic

export const Default = meta.story({})
export const Empty = meta.story({ args: { value: {} } })
export const Missing = meta.story({ args: { value: undefined } })
export const Cyclic = meta.story({ args: { value: cyclic } })
export const Odd = meta.story({
  args: { value: { big: 10n, day: new Date(0), none: undefined, run: () => 1, set: new Set([1]) } },
})
export const Huge = meta.story({
  args: { value: Array.from({ length: 100_000 }, (_, index) => index) },
  // Two thousand lines are no picture.
  parameters: { chromatic: { disableSnapshot: true } },
})
export const LongText = meta.story({ args: { value: { description: 'x'.repeat(400) } } })
export const JsonText = meta.story({ args: { value: '{"a":[1,2]}', parse: true } })
export const BrokenJsonText = meta.story({ args: { value: '{"a":[1,2', parse: true } })
export const Markup = meta.story({ args: { value: { '<img src=x>': '</pre><script>alert(1)</script>' } } })

Default.test('shows formatted JSON', async ({ canvasElement, args }) => {
  await expect(canvasElement.querySelector('pre')?.textContent).toBe(JSON.stringify(args.value, null, 2))
})

Cyclic.test('stops at a cycle', async ({ canvas }) => {
  await expect(canvas.getByText('[Circular]')).toBeVisible()
})

Huge.test('cuts a huge value and says how much is missing', async ({ canvas }) => {
  await expect(canvas.getByText('… 98,000 more')).toBeInTheDocument()
})

LongText.test('never scrolls sideways', async ({ canvasElement }) => {
  const pre = canvasElement.querySelector('pre')
  await expect(pre?.scrollWidth).toBe(pre?.clientWidth)
})

JsonText.test('reads JSON text', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('pre')?.textContent).toBe('{\n  "a": [\n    1,\n    2\n  ]\n}')
})

BrokenJsonText.test('shows text that is no JSON as a string', async ({ canvas }) => {
  await expect(canvas.getByText('"{\\"a\\":[1,2"')).toBeVisible()
})

Markup.test('shows markup as text', async ({ canvasElement }) => {
  const pre = canvasElement.querySelector('pre')
  await expect(pre).toHaveTextContent('</pre><script>alert(1)</script>')
  await expect(pre?.querySelector('img, script')).toBeNull()
})
