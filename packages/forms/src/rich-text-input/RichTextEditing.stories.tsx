import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inForm } from '../form/inForm.fixture.js'
import { fieldForm } from '../testing/fieldForm.fixture.js'
import { button, paste, selectAll, short, text } from './editing.fixture.js'
import { RichTextInput } from './RichTextInput.js'

const meta = preview.meta({
  component: RichTextInput,
  args: { name: 'value', label: 'Description', onValueChange: fn(), onBlur: fn() },
  play: async () => {
    await text()
  },
})

export const Short = meta.story({ decorators: inForm({ value: short }), parameters: unpictured })
export const LinkAddress = meta.story({
  decorators: inForm({ value: '<p><a href="https://help.example">Help page</a></p>' }),
  play: async () => {
    await selectAll()
    await userEvent.click(button('Link'))
    await screen.findByRole('button', { name: 'Remove link' })
  },
})

Short.test('does not touch a value that nobody changes', async ({ args }) => {
  await userEvent.click(await text())
  await userEvent.tab()
  await expect(args.onBlur).toHaveBeenCalledOnce()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Short.test('formats by the toolbar, shows it pressed and takes it back', async ({ args }) => {
  await selectAll()
  await userEvent.click(button('Bold'))
  await waitFor(() => expect(button('Bold')).toHaveAttribute('aria-pressed', 'true'))
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    '<p><strong>Posts accruals at the end of a period.</strong></p>',
    { reason: 'input' },
  )
  await userEvent.click(button('Heading'))
  await userEvent.click(button('Undo'))
  await userEvent.click(button('Undo'))
  await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(short, { reason: 'input' }))
  await expect(button('Undo')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('Redo'))
  await waitFor(() => expect(button('Bold')).toHaveAttribute('aria-pressed', 'true'))
})

Short.test('formats by keys', async ({ args }) => {
  await selectAll()
  await userEvent.keyboard('{Control>}i{/Control}')
  await waitFor(() => expect(button('Italic')).toHaveAttribute('aria-pressed', 'true'))
  await expect(button('Italic')).toHaveAttribute('aria-keyshortcuts', 'Control+I')
  await expect(args.onValueChange).toHaveBeenLastCalledWith('<p><em>Posts accruals at the end of a period.</em></p>', {
    reason: 'input',
  })
})

Short.test('is one stop of the Tab key, and arrows lead along the toolbar', async () => {
  await userEvent.click(await text())
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  await expect(button('Bold')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(button('Italic')).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}')
  await expect(button('Redo')).toHaveFocus()
  await userEvent.tab()
  await expect(await text()).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect(button('Redo')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowRight} ')
  await waitFor(() => expect(button('Italic')).toHaveAttribute('aria-pressed', 'true'))
  await expect(button('Italic')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(async () => expect(await text()).toHaveFocus())
})

Short.test('sets a link by keyboard, and no strange one', async ({ args }) => {
  await selectAll()
  await userEvent.keyboard('{Control>}k{/Control}')
  const address = await screen.findByRole('textbox', { name: 'Address of the link' })
  await waitFor(() => expect(address).toHaveFocus())
  await userEvent.type(address, 'data:text/html,help.example{Enter}')
  await expect(address).toHaveAccessibleDescription('A link begins with https, http or mailto')
  await userEvent.clear(address)
  await userEvent.type(address, 'help.example/accruals{Enter}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Address of the link' })).toBeNull())
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    '<p><a target="_blank" rel="noopener" href="https://help.example/accruals">Posts accruals at the end of a period.</a></p>',
    { reason: 'input' },
  )
  await fieldForm.saved('')
})

LinkAddress.test('removes a link, and Escape gives up', async ({ args }) => {
  await userEvent.keyboard('{Escape}')
  await expect(screen.queryByRole('group', { name: 'Link' })).toBeNull()
  await selectAll()
  await userEvent.click(button('Link'))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove link' }))
  await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Help page</p>', { reason: 'input' }))
})

Short.test('takes formats from the clipboard and leaves scripts, handlers and strange links', async ({ args }) => {
  await selectAll()
  await paste(
    '<p onclick="alert(1)"><b>Bold</b> <a href="javascript:alert(2)">bad</a> <a href="https://a.example">good</a></p><script>alert(3)</script><img src="x" onerror="alert(4)">',
  )
  await waitFor(() =>
    expect(args.onValueChange).toHaveBeenLastCalledWith(
      '<p><strong>Bold</strong> bad <a target="_blank" rel="noopener" href="https://a.example">good</a></p>',
      { reason: 'input' },
    ),
  )
  await expect((await text()).querySelector('script, img, [onclick]')).toBeNull()
})

Short.test('follows a reset of the form', async () => {
  await selectAll()
  await userEvent.keyboard('Other')
  await waitFor(async () => expect(await text()).toHaveTextContent('Other'))
  await fieldForm.reset()
  await waitFor(async () => expect(await text()).toHaveTextContent('Posts accruals at the end of a period.'))
})

Short.test('writes what is typed to the form, and nothing once it is emptied', async ({ args }) => {
  await selectAll()
  await userEvent.keyboard('One')
  await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>One</p>', { reason: 'input' }))
  await fieldForm.save()
  await fieldForm.saved('"<p>One</p>"')
  await selectAll()
  await userEvent.keyboard('{Backspace}')
  await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'input' }))
})
