import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Kbd } from './Kbd.js'

const meta = preview.meta({ component: Kbd, args: { children: 'F4' } })

export const Default = meta.story({})
export const Chord = meta.story({
  render: () => (
    <span>
      <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
    </span>
  ),
})

Default.test('marks the text as a key', async ({ canvas }) => {
  await expect(canvas.getByText('F4').tagName).toBe('KBD')
})
