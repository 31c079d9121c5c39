import { screen, userEvent } from 'storybook/test'

/** A short rich text. */
export const short = '<p>Posts accruals at the end of a period.</p>'

/** The text that is edited, once the editor is there. */
export const text = () => screen.findByRole('textbox', { name: /Description/ })
/** A button by its name. */
export const button = (name: string) => screen.getByRole('button', { name })
/** Puts the cursor around all of the text. */
export const selectAll = async () => {
  await userEvent.click(await text())
  await userEvent.keyboard('{Control>}a{/Control}')
  getSelection()?.selectAllChildren(await text())
  await new Promise(requestAnimationFrame)
}
/** Pastes HTML into the text. */
export const paste = async (html: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  // Testing tools would leave the load behind.
  const target = await text()
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
