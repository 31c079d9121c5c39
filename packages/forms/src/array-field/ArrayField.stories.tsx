import preview from '@embpm/storybook/preview'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { StepsForm } from '../testing/StepsForm.fixture.js'
import { TextInput } from '../text-input/TextInput.js'
import { ArrayField } from './ArrayField.js'

const schema = z.object({ tags: z.array(z.string().min(1, 'required')).max(4, 'Four tags at most') })

type TagsProps = Partial<ComponentProps<typeof ArrayField>> & { tags?: string[]; formDisabled?: boolean }

/** Tags of a process: texts, each in a field. */
function Tags({ tags = ['Finance', 'Closing', 'Monthly'], formDisabled, ...props }: TagsProps) {
  const itemLabel = props.itemLabel ?? ((position: number) => `Tag ${position}`)
  return (
    <StepsForm schema={schema} values={{ tags }} disabled={formDisabled}>
      <ArrayField name="tags" label="Tags" itemLabel={itemLabel} newItem={() => ''} {...props}>
        {({ name, index }) => <TextInput name={name} aria-label={itemLabel(index + 1)} />}
      </ArrayField>
    </StepsForm>
  )
}

const meta = preview.meta({ component: Tags })

export const Default = meta.story({ args: { description: 'The process is found by them', addLabel: 'Add tag' } })
export const Empty = meta.story({ args: { tags: [] } })
export const Required = meta.story({ args: { tags: [], required: true } })
export const Disabled = meta.story({ args: { formDisabled: true } })
export const DisabledEmpty = meta.story({ args: { tags: [], disabled: true } })
export const LongText = meta.story({
  args: {
    label: 'Tags by which the process is found in the search and in all lists that show processes of this area',
    tags: ['A tag as long as a sentence, which somebody pasted from a document without looking '.repeat(2)],
  },
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })
export const German = meta.story({ args: { label: 'Schlagwörter' }, globals: { language: 'de' } })

const field = (position: number) => screen.getByRole('textbox', { name: `Tag ${position}` })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const saved = () => screen.getByRole('status', { name: 'Saved' })

export const TooMany = meta.story({
  args: { tags: ['Finance', 'Closing', '', 'Monthly', 'Group'] },
  play: async () => {
    await save()
    await screen.findByRole('group', { name: /problems? to solve/ })
    await expect(screen.getAllByRole('textbox')).toHaveLength(5)
  },
})

Default.test('adds a text and goes to its field', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add tag' }))
  await waitFor(() => expect(field(4)).toHaveFocus())
  await userEvent.keyboard('Group')
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('{"tags":["Finance","Closing","Monthly","Group"]}'))
})

Default.test('removes one from the middle and keeps what is typed in the others', async () => {
  await userEvent.type(field(3), ' close')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tag 2' }))
  await waitFor(() => expect(field(2)).toHaveValue('Monthly close'))
  await expect(field(2)).toHaveFocus()
  await expect(screen.getByText('Tag 2 removed')).toBeInTheDocument()
  await expect(screen.getByRole('status', { name: 'State' })).toHaveTextContent('dirty')
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('{"tags":["Finance","Monthly close"]}'))
})

Default.test('removing the last one leads to the button that adds', async () => {
  for (let count = 3; count > 0; count--) await userEvent.click(screen.getByRole('button', { name: 'Remove Tag 1' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add tag' })).toHaveFocus())
  await expect(screen.getByText('Nothing here yet')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(field(3)).toHaveValue('Monthly'))
})

Disabled.test('hides the buttons that add and remove', async () => {
  await expect(field(1)).toBeDisabled()
  await expect(screen.queryByRole('button', { name: /Tag|Add/ })).toBeNull()
})

TooMany.test('its own error reaches the summary, which leads to it', async () => {
  const summary = within(screen.getByRole('group', { name: /problems? to solve/ }))
  await userEvent.click(summary.getByRole('button', { name: 'Tags' }))
  await expect(screen.getByRole('group', { name: /^Tags/ })).toHaveFocus()
  await expect(screen.getByRole('group', { name: /^Tags/ })).toHaveAccessibleDescription('Four tags at most')
})

Empty.test('keeps items that are still empty', async () => {
  for (let count = 0; count < 3; count++) await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(field(3)).toHaveFocus())
  await userEvent.type(field(2), 'Closing')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tag 1' }))
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2))
  await expect(field(1)).toHaveValue('Closing')
  await expect(field(2)).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})
