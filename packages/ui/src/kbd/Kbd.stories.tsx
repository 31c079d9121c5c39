import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Kbd } from './Kbd.js'

const meta = preview.meta({ component: Kbd, args: { children: 'F4' } })

export const Default = meta.story({})
export const LongText = meta.story({
  render: () => (
    <p style={{ inlineSize: 200 }}>
      Press <Kbd>Page Down</Kbd> to go on, <Kbd>Ctrl Shift Arrow down</Kbd> to move the row that has the focus.
    </p>
  ),
})

/** Arrows to the side are drawn. */
export const Arrows = meta.story({
  render: () => (
    <p>
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Kbd>←</Kbd> <Kbd>→</Kbd>
    </p>
  ),
})

Default.test('marks the text as a key', async ({ canvas }) => {
  await expect(canvas.getByText('F4').tagName).toBe('KBD')
})
