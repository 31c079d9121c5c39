import { Columns2, Layers, List } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { states } from '@embpm/storybook/states'
import { SegmentedControl } from './SegmentedControl.js'

const modes = [
  { value: 'overlay', label: 'Overlay' },
  { value: 'side', label: 'Side by side' },
  { value: 'text', label: 'Text only' },
] as const

const glyphs = [
  { value: 'overlay', label: 'Overlay', icon: <Layers size={16} strokeWidth={1.5} aria-hidden /> },
  { value: 'side', label: 'Side by side', icon: <Columns2 size={16} strokeWidth={1.5} aria-hidden /> },
  { value: 'text', label: 'Text only', icon: <List size={16} strokeWidth={1.5} aria-hidden />, disabled: true },
] as const

const meta = preview.meta({
  component: SegmentedControl<string>,
  args: { label: 'How revisions are compared', segments: modes, onValueChange: fn() },
})

export const Default = meta.story({ args: { defaultValue: 'side' } })
export const States = meta.story(
  states(SegmentedControl<string>, {
    Small: { size: 's' },
    'With glyphs, one disabled': { segments: glyphs },
    Narrow: { style: { maxInlineSize: 180 } },
  }),
)

Default.test('is one stop; arrows move and choose', async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('radio', { name: 'Side by side' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('radio', { name: 'Text only' })).toBeChecked()
  await expect(args.onValueChange).toHaveBeenLastCalledWith('text')
})

Default.test('a press anywhere on a segment chooses it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('Overlay'))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('overlay')
})
