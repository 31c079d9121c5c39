import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { unpictured } from '@embpm/storybook/unpictured'
import type { ComponentProps, ReactNode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { JsonInput } from '../json-input/JsonInput.js'
import { NumberInput } from '../number-input/NumberInput.js'
import { StepsForm } from '../testing/StepsForm.fixture.js'
import { TextInput } from '../text-input/TextInput.js'
import { RepeatSection } from './RepeatSection.js'

const steps = z
  .array(
    z
      .object({ name: z.string().min(1, 'required'), hours: z.number().nullable(), meta: z.unknown() })
      .refine(({ name, hours }) => name !== 'Release' || (hours ?? 0) > 0, {
        error: 'A release takes time: enter its hours',
        path: [],
      }),
  )
  .min(1, 'At least one step is needed')
const step = (name: string, hours: number | null = null) => ({ name, hours, meta: null })
const three = [step('Check', 2), step('Approve', 1), step('Post', 3)]

type StepsProps = Partial<ComponentProps<typeof RepeatSection>> & { json?: boolean }

/** Steps of an order with a name and hours each. */
function Steps({ json = false, ...props }: StepsProps) {
  return (
    <RepeatSection name="steps" label="Steps" newRow={() => step('')} {...props}>
      {({ name }) => (
        <>
          <TextInput name={`${name}.name`} label="Name" required />
          <NumberInput name={`${name}.hours`} label="Hours" />
          {json && <JsonInput name={`${name}.meta`} label="Metadata" rows={2} />}
        </>
      )}
    </RepeatSection>
  )
}

const inOrder = (values: object[]) => (Story: () => ReactNode) => (
  <StepsForm schema={z.object({ steps })} values={{ steps: values }}>
    <Story />
  </StepsForm>
)

const meta = preview.meta({ component: Steps })

const row = (position: number) => within(screen.getByRole('group', { name: `Row ${position}` }))
const names = () =>
  screen
    .getAllByRole('textbox', { name: /^Name/ })
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const saved = () => screen.getByRole('status', { name: 'Saved' })
const isDirty = () => expect(screen.getByRole('status', { name: 'State' })).toHaveTextContent('dirty')
const askToDelete = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete Row 2' }))
  return within(await screen.findByRole('alertdialog', { name: 'Delete Row 2?' }))
}
const answered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

export const Default = meta.story({
  args: { description: 'In the order in which they are done' },
  decorators: inOrder(three),
})
export const States = meta.story({
  ...states(Steps, {
    Disabled: { disabled: true },
    'Long text': {
      label: 'Steps of the order that have to be done before the goods are delivered to the customer or to the plant',
      rowLabel: (position) =>
        `Step ${position} of the order, which is done before the goods leave the warehouse of the plant`,
    },
  }),
  decorators: inOrder([step('Check whether the customer has paid all invoices of the last three years', 2)]),
})
export const Wrong = meta.story({
  decorators: inOrder([step('Check', 2), step('', 1), step('Release')]),
  play: async () => {
    await save()
    await screen.findByRole('group', { name: '2 problems to solve' })
  },
})
export const NoRow = meta.story({
  args: { required: true },
  decorators: inOrder([]),
  play: async () => {
    await save()
    await screen.findByRole('group', { name: '1 problem to solve' })
  },
})
/** A text that is no JSON goes along with its row, and away with it. */
export const WithJson = meta.story({
  args: { json: true },
  decorators: inOrder(three),
  parameters: unpictured,
  play: async () => {
    const json = (position: number) => row(position).getByRole('textbox', { name: 'Metadata' })
    await userEvent.click(json(1))
    await userEvent.paste('{ "kind": ')
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await waitFor(() => expect(names()).toEqual(['Approve', 'Check', 'Post']))
    await expect(json(2)).toHaveValue('{ "kind": ')
    await expect(json(1)).toHaveValue('')
    await save()
    const summary = await screen.findByRole('group', { name: '1 problem to solve' })
    await expect(summary).toHaveTextContent('Steps › Row 2 › Metadata')
    await userEvent.click((await askToDelete()).getByRole('button', { name: 'Delete' }))
    await answered()
    await save()
    await waitFor(() => expect(saved()).toHaveTextContent(/Approve.*Post/))
  },
})

Default.test('adds a row at the end and goes into its first field', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add Row' }))
  await waitFor(() => expect(row(4).getByRole('textbox', { name: /^Name/ })).toHaveFocus())
  await userEvent.keyboard('Archive')
  await isDirty()
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('"name":"Archive"'))
})

Default.test('deletes only when it is confirmed', async () => {
  await userEvent.click((await askToDelete()).getByRole('button', { name: 'Cancel' }))
  await answered()
  await expect(names()).toEqual(['Check', 'Approve', 'Post'])
  await userEvent.click((await askToDelete()).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(names()).toEqual(['Check', 'Post']))
  await waitFor(() => expect(row(2).getByRole('textbox', { name: /^Name/ })).toHaveFocus())
  await expect(screen.getByText('Row 2 deleted')).toBeInTheDocument()
  await isDirty()
})

Default.test('moves rows by their buttons, and the focus stays on them', async () => {
  const up = row(3).getByRole('button', { name: 'Move Row 3 up' })
  await userEvent.click(up)
  await waitFor(() => expect(names()).toEqual(['Check', 'Post', 'Approve']))
  await expect(screen.getByRole('button', { name: 'Move Row 2 up' })).toHaveFocus()
  await expect(screen.getByText('Row 3 is now 2 of 3')).toBeInTheDocument()
  await expect(row(1).getByRole('button', { name: 'Move Row 1 up' })).toBeDisabled()
  await expect(row(3).getByRole('button', { name: 'Move Row 3 down' })).toBeDisabled()
})

Default.test('moves a row by keyboard from any of its fields, and stays in the field', async () => {
  const name = row(1).getByRole('textbox', { name: /^Name/ })
  await userEvent.click(name)
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{/Alt}')
  await waitFor(() => expect(names()).toEqual(['Approve', 'Post', 'Check']))
  await expect(name).toHaveFocus()
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent(/Approve.*Post.*Check/))
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(names()).toEqual(['Check', 'Approve', 'Post']))
})

Wrong.test('says in the summary which row is meant, and goes there', async () => {
  const summary = within(screen.getByRole('group', { name: '2 problems to solve' }))
  await expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Steps › Row 2 › Name',
    'Steps › Row 3',
  ])
  await expect(row(3).getByText('A release takes time: enter its hours')).toBeVisible()
  await userEvent.click(summary.getByRole('button', { name: 'Steps › Row 3' }))
  await expect(screen.getByRole('group', { name: 'Row 3' })).toHaveFocus()
  await userEvent.click(summary.getByRole('button', { name: 'Steps › Row 2 › Name' }))
  await expect(row(2).getByRole('textbox', { name: /^Name/ })).toHaveFocus()
  await userEvent.keyboard('Approve')
  await waitFor(() => expect(screen.getByRole('group', { name: '1 problem to solve' })).toBeVisible())
})

NoRow.test('takes the focus for an error of its own', async () => {
  const summary = within(screen.getByRole('group', { name: '1 problem to solve' }))
  await userEvent.click(summary.getByRole('button', { name: 'Steps' }))
  await expect(screen.getByRole('group', { name: /^Steps/ })).toHaveFocus()
  await expect(screen.getByRole('group', { name: /^Steps/ })).toHaveAccessibleDescription('At least one step is needed')
})

States.test('shows its rows without a button when it is disabled', async ({ canvas }) => {
  const disabled = stateOf(canvas, 'Disabled')
  for (const field of disabled.getAllByRole('textbox')) await expect(field).toBeDisabled()
  await expect(disabled.queryByRole('button', { name: /Row/ })).toBeNull()
})
