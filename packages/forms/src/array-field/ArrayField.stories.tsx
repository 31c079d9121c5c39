import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import type { ComponentProps, ReactNode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { StepsForm } from '../testing/StepsForm.fixture.js'
import { TextInput } from '../text-input/TextInput.js'
import { ArrayField } from './ArrayField.js'

const list = z.array(z.string().min(1, 'required')).max(4, 'Four tags at most')
const long = 'A tag as long as a sentence, which somebody pasted from a document without looking '.repeat(2)

/** Tags of a process: texts, each in a field. */
function Tags(props: Partial<ComponentProps<typeof ArrayField>>) {
  return (
    <ArrayField name="tags" label="Tags" itemLabel={(position) => `Tag ${position}`} newItem={() => ''} {...props}>
      {({ name, index }) => <TextInput name={name} aria-label={`Tag ${index + 1}`} />}
    </ArrayField>
  )
}

const inProcess = (tags: readonly string[]) => (Story: () => ReactNode) => (
  <StepsForm schema={z.object({ tags: list, none: list, others: list })} values={{ tags, none: [], others: [long] }}>
    <Story />
  </StepsForm>
)

const meta = preview.meta({ component: Tags })

const field = (position: number) => screen.getByRole('textbox', { name: `Tag ${position}` })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const saved = () => screen.getByRole('status', { name: 'Saved' })

export const Default = meta.story({
  args: { description: 'The process is found by them', addLabel: 'Add tag' },
  decorators: inProcess(['Finance', 'Closing', 'Monthly']),
})
export const States = meta.story({
  ...states(Tags, {
    'Required and empty': { name: 'none', required: true },
    Disabled: { disabled: true },
    'Disabled and empty': { name: 'none', disabled: true },
    'Long text': {
      name: 'others',
      label: 'Tags by which the process is found in the search and in all lists that show processes of this area',
    },
  }),
  decorators: inProcess(['Finance', 'Closing']),
})
export const TooMany = meta.story({
  decorators: inProcess(['Finance', 'Closing', 'Reporting', 'Monthly', 'Group']),
  play: async () => {
    await save()
    await screen.findByRole('group', { name: '1 problem to solve' })
  },
})

Default.test('adds a text and goes to its field', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add tag' }))
  await waitFor(() => expect(field(4)).toHaveFocus())
  await userEvent.keyboard('Group')
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('{"tags":["Finance","Closing","Monthly","Group"]'))
})

Default.test('removes one from the middle and keeps what is typed in the others', async () => {
  await userEvent.type(field(3), ' close')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tag 2' }))
  await waitFor(() => expect(field(2)).toHaveValue('Monthly close'))
  await expect(field(2)).toHaveFocus()
  await expect(screen.getByText('Tag 2 removed')).toBeInTheDocument()
  await expect(screen.getByRole('status', { name: 'State' })).toHaveTextContent('dirty')
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('{"tags":["Finance","Monthly close"]'))
})

Default.test('removing the last one leads to the button that adds', async () => {
  for (let count = 3; count > 0; count--) await userEvent.click(screen.getByRole('button', { name: 'Remove Tag 1' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add tag' })).toHaveFocus())
  await expect(screen.getByText('Nothing here yet')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(field(3)).toHaveValue('Monthly'))
})

Default.test('keeps items that are still empty', async () => {
  for (let count = 0; count < 3; count++) await userEvent.click(screen.getByRole('button', { name: 'Add tag' }))
  await waitFor(() => expect(field(6)).toHaveFocus())
  await userEvent.type(field(5), 'Group')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tag 4' }))
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(5))
  await expect(field(4)).toHaveValue('Group')
  await expect(field(5)).toHaveValue('')
})

States.test('hides the buttons that add and remove when it is disabled', async ({ canvas }) => {
  const disabled = stateOf(canvas, 'Disabled')
  for (const one of disabled.getAllByRole('textbox')) await expect(one).toBeDisabled()
  await expect(disabled.queryByRole('button')).toBeNull()
  await expect(stateOf(canvas, 'Disabled and empty').getByText('Nothing here yet')).toBeVisible()
  await expect(stateOf(canvas, 'Disabled and empty').queryByRole('button')).toBeNull()
})

TooMany.test('its own error reaches the summary, which leads to it', async () => {
  const summary = within(screen.getByRole('group', { name: '1 problem to solve' }))
  await userEvent.click(summary.getByRole('button', { name: 'Tags' }))
  await expect(screen.getByRole('group', { name: /^Tags/ })).toHaveFocus()
  await expect(screen.getByRole('group', { name: /^Tags/ })).toHaveAccessibleDescription('Four tags at most')
})
