import { UiStrings } from '@embpm/ui/ui-strings'
import preview from '@embpm/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod'
import { inForm } from '../form/inForm.fixture.js'
import { button, save, saved, saveInVain, selectAll, short, text } from './editing.fixture.js'
import { EditorLoader, type LoadEditor } from './EditorLoader.js'
import { richTextContent } from './richTextContent.js'
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

const slow: LoadEditor = () => new Promise(() => {})
const isThere = async () => {
  await text()
}

export const Default = meta.story({
  args: { description: 'What it does and for whom', size: 'l' },
  decorators: inForm({ value: whole }),
  play: isThere,
})
export const Empty = meta.story({
  args: { placeholder: 'For example what it does and for whom' },
  decorators: inForm(),
  play: isThere,
})
export const Small = meta.story({ args: { size: 's' }, decorators: inForm({ value: short }), play: isThere })
export const Loading = meta.story({
  decorators: [
    inForm({ value: short }),
    (Story) => (
      <EditorLoader value={slow}>
        <Story />
      </EditorLoader>
    ),
  ],
})

/** Fails once. */
export const LoadingFails = meta.story({
  render: (args) => {
    const attempts = { made: 0 }
    const load: LoadEditor = async () => {
      if (attempts.made++ === 0) throw new Error('Failed to fetch dynamically imported module')
      return { default: (await import('./RichTextEditor.js')).RichTextEditor }
    }
    return (
      <EditorLoader value={load}>
        <RichTextInput {...args} />
      </EditorLoader>
    )
  },
  decorators: inForm({ value: short }),
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' })
  },
})
export const Disabled = meta.story({ decorators: inForm({ value: whole, disabled: true }), play: isThere })
export const ReadOnly = meta.story({
  args: { readOnly: true },
  decorators: inForm({ value: `${whole}<img src="x" onerror="alert(1)"><p onclick="alert(2)">End</p>` }),
})
export const Invalid = meta.story({
  args: { required: true },
  decorators: inForm({ schema: z.string().min(1) }),
  play: saveInVain,
})
export const LongText = meta.story({
  args: { label: `Description: ${paragraph}` },
  decorators: inForm({ value: `<p>${paragraph}</p><p>${'unbroken'.repeat(40)}</p>`.repeat(4) }),
  play: isThere,
})
export const Narrow = meta.story({
  decorators: [
    inForm({ value: whole }),
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: isThere,
})
export const RightToLeft = meta.story({
  args: { label: 'Description', required: true },
  decorators: inForm({
    value: `<p>يرحّل المستحقات في نهاية الفترة.</p><ul><li><p>جمع أوامر الشراء المفتوحة</p></li></ul>${short}`,
  }),
  parameters: { direction: 'rtl' },
  play: isThere,
})
export const German = meta.story({
  decorators: [
    inForm({ value: short }),
    (Story) => (
      <UiStrings locale="de" value={{ richText: { bold: 'Fett', toolbar: 'Formatierung' } }}>
        <Story />
      </UiStrings>
    ),
  ],
  play: isThere,
})

Default.test('has a name, a description and a toolbar that tells what is on', async () => {
  await expect(await text()).toHaveAccessibleName('Description')
  await expect(await text()).toHaveAccessibleDescription('What it does and for whom')
  await userEvent.click(screen.getByText('FBS1'))
  await waitFor(() => expect(button('Code')).toHaveAttribute('aria-pressed', 'true'))
  await expect(button('Bold')).toHaveAttribute('aria-pressed', 'false')
})

Empty.test('writes what is typed to the form, and nothing once it is emptied', async ({ args }) => {
  await userEvent.click(await text())
  await userEvent.keyboard('One')
  await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>One</p>', { reason: 'input' }))
  await save()
  await waitFor(() => expect(saved()).toHaveTextContent('"<p>One</p>"'))
  await expect(await text()).toHaveTextContent('One')
  await selectAll()
  await userEvent.keyboard('{Backspace}')
  await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'input' }))
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

ReadOnly.test('shows the text without the editor and without what does not belong there', async () => {
  const shown = screen.getByRole('group', { name: 'Description' })
  await expect(within(shown).getByRole('link', { name: 'help page' })).toHaveAttribute('rel', 'noopener')
  await expect(within(shown).getByRole('heading', { level: 2, name: 'Scope' })).toBeVisible()
  await expect(shown).toHaveTextContent(/End$/)
  await expect(shown.querySelector('img, [onclick]')).toBeNull()
  await expect(screen.queryByRole('toolbar')).toBeNull()
})

Invalid.test('is missing while it has no text, and takes the focus from the summary', async () => {
  await expect(await text()).toHaveAttribute('aria-invalid', 'true')
  await expect(await text()).toHaveAttribute('aria-required', 'true')
  await expect(await text()).toHaveAccessibleDescription('This field is required')
  await userEvent.click(button('Description'))
  await waitFor(async () => expect(await text()).toHaveFocus())
  await userEvent.keyboard('One')
  await waitFor(async () => expect(await text()).not.toHaveAttribute('aria-invalid'))
})

Disabled.test('is out of use with the form', async () => {
  await expect(await text()).toHaveAttribute('contenteditable', 'false')
  await expect(button('Bold')).toBeDisabled()
})

/** How long a text may be is said of its words, not of its HTML. */
export const TooLong = meta.story({
  decorators: inForm({
    value: whole,
    schema: z.string().refine((html) => richTextContent(html).length <= 80, 'Write at most 80 characters'),
  }),
  play: saveInVain,
})

TooLong.test('counts the text alone', async () => {
  await expect(await text()).toHaveAccessibleDescription('Write at most 80 characters')
})
