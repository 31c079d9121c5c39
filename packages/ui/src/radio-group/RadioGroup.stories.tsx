import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { RadioGroup } from './RadioGroup.js'

const intervals = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'daily', label: 'Daily', disabled: true },
  { value: 'irregular', label: 'Irregular' },
] as const

const described = [
  { value: 'merge', label: 'Merge', description: 'Adds new rows and changes those that are here already' },
  { value: 'replace', label: 'Replace', description: 'Deletes every row of this period first' },
] as const

const meta = preview.meta({
  component: RadioGroup<string>,
  args: { label: 'Operation interval', options: intervals, onValueChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({ args: { defaultValue: 'weekly' } })
export const Empty = meta.story({})
export const Horizontal = meta.story({ args: { orientation: 'horizontal', defaultValue: 'weekly' } })
export const WithDescriptions = meta.story({
  args: { label: 'When a row exists', options: described, defaultValue: 'merge' },
})
export const WithHelp = meta.story({ args: { defaultValue: 'weekly', description: 'Chosen periods are kept' } })
export const Required = meta.story({ args: { required: true, orientation: 'horizontal' } })
export const WithError = meta.story({ args: { required: true, errorMessage: 'Choose an interval' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'weekly' } })
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'weekly' } })
export const Compact = meta.story({
  parameters: { density: 'compact' },
  args: { orientation: 'horizontal', defaultValue: 'weekly' },
})
export const LongText = meta.story({
  args: {
    label: 'A label that is far longer than its group and has to wrap to a second line of the form',
    options: [
      { value: 'a', label: 'A choice whose words are longer than one line of the group and go on in a second one' },
      {
        value: 'b',
        label: 'Short',
        description: 'A description that goes on and on, so that it needs two lines or more',
      },
    ],
    defaultValue: 'a',
  },
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { label: 'When a row exists', options: described, defaultValue: 'merge' },
})

Default.test('is one stop; arrows move, choose and skip what is disabled', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Operation interval' })).toBeVisible()
  await userEvent.tab()
  await expect(canvas.getByRole('radio', { name: 'Weekly' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('radio', { name: 'Irregular' })).toHaveFocus()
  await expect(args.onValueChange).toHaveBeenLastCalledWith('irregular', { reason: 'input' })
  await expect(canvas.getByRole('radio', { name: 'Irregular' })).toBeChecked()
  await expect(args.onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledOnce()
})

Empty.test('is chosen by its words', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('Monthly'))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('monthly', { reason: 'input' })
  await userEvent.click(canvas.getByText('Daily'))
  await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked()
})

Default.test('is not left by a press on the words of another choice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }))
  await userEvent.click(canvas.getByText('Monthly'))
  await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus()
  await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(args.onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledOnce()
})

WithDescriptions.test('names a choice by its label and describes it', async ({ canvas }) => {
  const choice = canvas.getByRole('radio', { name: 'Replace' })
  await expect(choice).toHaveAccessibleDescription('Deletes every row of this period first')
})

WithError.test('is invalid, required and described by its error', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup')
  await expect(group).toBeInvalid()
  await expect(group).toBeRequired()
  await expect(group).toHaveAccessibleDescription('Choose an interval')
})

ReadOnly.test('shows the chosen one as text', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Operation interval' })).toHaveTextContent('Weekly')
  await expect(canvas.queryByRole('radio')).toBeNull()
})
