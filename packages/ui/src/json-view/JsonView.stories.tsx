import { expect } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import { JsonView } from './JsonView.js'

const meta = preview.meta({
  component: JsonView,
  args: { value: { entitySet: 'A_SalesOrder', version: 2, draft: false, owner: null, operations: ['read', 'create'] } },
})

const cyclic: Record<string, unknown> = { name: 'loop' }
cyclic.self = cyclic

const view = (element: HTMLElement) => nth(element.querySelectorAll('pre'), 0)

export const Default = meta.story({})
export const States = meta.story(
  states(JsonView, {
    Empty: { value: {} },
    Missing: { value: undefined },
    Cyclic: { value: cyclic },
    Odd: { value: { big: 10n, day: new Date(0), none: undefined, run: () => 1, set: new Set([1]) } },
    'Long text': { value: { description: 'x'.repeat(400) } },
    'JSON text': { value: '{"a":[1,2]}', parse: true },
    'Broken JSON text': { value: '{"a":[1,2', parse: true },
    Markup: { value: { '<img src=x>': '</pre><script>alert(1)</script>' } },
  }),
)
/** Two thousand lines are no picture. */
export const Huge = meta.story({
  args: { value: Array.from({ length: 100_000 }, (_, index) => index) },
  parameters: unpictured,
})

Default.test('shows formatted JSON', async ({ canvasElement, args }) => {
  await expect(view(canvasElement).textContent).toBe(JSON.stringify(args.value, null, 2))
})

States.test('stops at a cycle, reads JSON text, and shows markup as text', async ({ canvas }) => {
  const state = (name: string) => view(canvas.getByRole('group', { name }))
  await expect(stateOf(canvas, 'Cyclic').getByText('[Circular]')).toBeVisible()
  await expect(state('JSON text').textContent).toBe('{\n  "a": [\n    1,\n    2\n  ]\n}')
  await expect(stateOf(canvas, 'Broken JSON text').getByText('"{\\"a\\":[1,2"')).toBeVisible()
  await expect(state('Markup')).toHaveTextContent('</pre><script>alert(1)</script>')
  await expect(state('Markup').querySelector('img, script')).toBeNull()
})

States.test('never scrolls sideways', async ({ canvas }) => {
  const long = view(canvas.getByRole('group', { name: 'Long text' }))
  await expect(long.scrollWidth).toBe(long.clientWidth)
})

Huge.test('cuts a huge value and says how much is missing', async ({ canvas }) => {
  await expect(canvas.getByText('… 98,000 more')).toBeInTheDocument()
})
