import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
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
  args: {
    label: 'Operation interval',
    options: intervals,
    onValueChange: fn(),
    onBlur: fn(),
    style: { maxInlineSize: 400 },
  },
})

export const Default = meta.story({ args: { defaultValue: 'weekly' } })
export const States = meta.story(
  states(RadioGroup<string>, {
    Empty: {},
    'With help': { defaultValue: 'weekly', description: 'Chosen periods are kept' },
    'With error': { required: true, errorMessage: 'Choose an interval' },
    Disabled: { disabled: true, defaultValue: 'weekly' },
    Horizontal: { orientation: 'horizontal', defaultValue: 'weekly' },
    'With descriptions': { label: 'When a row exists', options: described, defaultValue: 'merge' },
    'Read only': { readOnly: true, defaultValue: 'weekly' },
    'Long text': {
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
  }),
)

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

Default.test('is not left by a press on the words of another choice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }))
  await userEvent.click(canvas.getByText('Monthly'))
  await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus()
  await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(args.onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledOnce()
})

States.test('is chosen by its words, but for what is disabled', async ({ canvas, userEvent, args }) => {
  const empty = stateOf(canvas, 'Empty')
  await userEvent.click(empty.getByText('Monthly'))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('monthly', { reason: 'input' })
  await userEvent.click(empty.getByText('Daily'))
  await expect(empty.getByRole('radio', { name: 'Monthly' })).toBeChecked()
})

States.test('describes a choice and what is wrong; read only it shows the chosen one as text', async ({ canvas }) => {
  const choice = stateOf(canvas, 'With descriptions').getByRole('radio', { name: 'Replace' })
  await expect(choice).toHaveAccessibleDescription('Deletes every row of this period first')
  const wrong = stateOf(canvas, 'With error').getByRole('radiogroup')
  await expect(wrong).toBeInvalid()
  await expect(wrong).toBeRequired()
  await expect(wrong).toHaveAccessibleDescription('Choose an interval')
  const readOnly = stateOf(canvas, 'Read only')
  await expect(readOnly.getByRole('group', { name: 'Operation interval' })).toHaveTextContent('Weekly')
  await expect(readOnly.queryByRole('radio')).toBeNull()
})
