import preview from '@embpm/storybook/preview'
import * as z from 'zod'
import { stateOf, states } from '@embpm/storybook/states'
import { lazyPart } from '@embpm/ui/lazy-part'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inForm } from '../form/inForm.fixture.js'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { button, short, text } from './editing.fixture.js'
import { EditorPart } from './RichTextField.js'
import { RichTextEditor } from './RichTextEditor.js'
import { RichTextInput } from './RichTextInput.js'

const meta = preview.meta({
  component: RichTextInput,
  args: { name: 'value', label: 'Description', onValueChange: fn(), onBlur: fn() },
})

const whole = [
  '<h2>Scope</h2><p>Posts <strong>accruals</strong> at the <em>end</em> of a <u>period</u>, <s>by hand</s>, with ',
  '<code>FBS1</code>. See the <a href="https://help.example/accruals">help page</a>.</p>',
  '<h3>Steps</h3><ul><li><p>Collect open purchase orders</p></li><li><p>Post and reverse</p></li></ul>',
  '<ol><li><p>Review by the controller</p></li></ol><blockquote><p>Not for leased assets.</p></blockquote>',
].join('')
const paragraph = 'Every word of this text is here on purpose, so that it becomes longer than its field. '.repeat(4)

const slow = lazyPart<typeof RichTextEditor>(() => new Promise(() => {}))
const isThere = async () => {
  await text()
}

/** A field whose editor may never come. */
function Field({ isLoading = false, ...props }: ComponentProps<typeof RichTextInput> & { isLoading?: boolean }) {
  if (!isLoading) return <RichTextInput {...props} />
  return (
    <EditorPart value={slow}>
      <RichTextInput {...props} />
    </EditorPart>
  )
}

const failsOnce = () => {
  let attempts = 0
  return lazyPart(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('Failed to fetch dynamically imported module')
    return RichTextEditor
  })
}

function FailsOnce(props: ComponentProps<typeof RichTextInput>) {
  const [part] = useState(failsOnce)
  return (
    <EditorPart value={part}>
      <RichTextInput {...props} />
    </EditorPart>
  )
}

export const Default = meta.story({
  args: { description: 'What it does and for whom', size: 'l' },
  decorators: inForm({ value: whole }),
  play: isThere,
})
export const States = meta.story({
  ...states(Field, {
    'Long text': { name: 'long' },
    Disabled: { disabled: true },
    'Read-only': { readOnly: true },
    'Small and empty': { name: 'none', size: 's', placeholder: 'For example what it does and for whom' },
    Loading: { isLoading: true },
  }),
  decorators: inForm({
    value: whole,
    others: { long: `<p>${paragraph}</p><p>${'unbroken'.repeat(40)}</p>`.repeat(2) },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(3))
  },
})

/** Fails once. */
export const LoadingFails = meta.story({
  render: (args) => <FailsOnce {...args} />,
  decorators: inForm({ value: short }),
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' })
  },
})
export const Invalid = meta.story({
  args: { required: true },
  decorators: inForm({ schema: z.string().min(1) }),
  play: async () => {
    await text()
    await fieldForm.saveInVain()
  },
})
export const RightToLeft = meta.story({
  args: { label: 'Description', required: true },
  decorators: inForm({
    value: `<p>يرحّل المستحقات في نهاية الفترة.</p><ul><li><p>جمع أوامر الشراء المفتوحة</p></li></ul>${short}`,
  }),
  parameters: { direction: 'rtl' },
  play: isThere,
})

Default.test('has a name, a description and a toolbar that tells what is on', async () => {
  await expect(await text()).toHaveAccessibleName('Description')
  await expect(await text()).toHaveAccessibleDescription('What it does and for whom')
  await userEvent.click(screen.getByText('FBS1'))
  await waitFor(() => expect(button('Code')).toHaveAttribute('aria-pressed', 'true'))
  await expect(button('Bold')).toHaveAttribute('aria-pressed', 'false')
})

RightToLeft.test('has its arrows the other way round', async () => {
  await userEvent.click(await text())
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{ArrowLeft}')
  await expect(button('Italic')).toHaveFocus()
})

LoadingFails.test('shows the text, and the editor at the next attempt', async () => {
  await expect(screen.getByRole('group', { name: 'Description' })).toHaveTextContent('Posts accruals')
  await userEvent.click(button('Try again'))
  await expect(await text()).toHaveTextContent('Posts accruals at the end of a period.')
})

Invalid.test('is missing while it has no text, and takes the focus from the summary', async () => {
  await expect(await text()).toHaveAttribute('aria-invalid', 'true')
  await expect(await text()).toHaveAttribute('aria-required', 'true')
  await expect(await text()).toHaveAccessibleDescription('This field is required')
  await fieldForm.goToProblem('Description')
  await waitFor(async () => expect(await text()).toHaveFocus())
  await userEvent.keyboard('One')
  await waitFor(async () => expect(await text()).not.toHaveAttribute('aria-invalid'))
})

States.test('disabled it cannot be edited, read-only it is the text without an editor', async ({ canvas }) => {
  const disabled = stateOf(canvas, 'Disabled')
  await expect(disabled.getByRole('textbox')).toHaveAttribute('contenteditable', 'false')
  for (const one of disabled.getAllByRole('button')) await expect(one).toBeDisabled()
  const fixed = stateOf(canvas, 'Read-only')
  const shown = within(fixed.getByRole('group', { name: 'Description' }))
  await expect(shown.getByRole('heading', { level: 2, name: 'Scope' })).toBeVisible()
  await expect(fixed.queryByRole('toolbar')).toBeNull()
})
