import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** What every list of entities must do, called by its stories as literal tests. */
export const listChecks = {
  /**
   * Deletes a row after a question, and takes it back.
   * @param name of a row that can be deleted. Default: the first row
   */
  async deletesAndRestores(name?: RegExp): Promise<void> {
    await screen.findByText(/^1–/)
    const row = name ? await screen.findByRole('row', { name }) : document.body
    await userEvent.click((await within(row).findAllByRole('gridcell'))[0] ?? row)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 entry?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.getByText(/ deleted$/)).toBeVisible())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByText('1 entry restored')).toBeVisible())
  },
  /**
   * Says that the rows could not be had, and asks once more.
   * @param answer lets the server answer from now on
   */
  async triesAgain(answer: () => void): Promise<void> {
    const retry = await screen.findByRole('button', { name: 'Try again' })
    answer()
    await userEvent.click(retry)
    await listChecks.showsMarkupAsText()
  },
  /** Shows a text that tries to be markup as it is written. */
  async showsMarkupAsText(): Promise<void> {
    await expect(await screen.findByText('<script>alert(1)</script>')).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
  /** Tells a user without a role which one is missing. */
  async saysWhatIsMissing(): Promise<void> {
    await expect(await screen.findByRole('heading', { name: 'You may not open this page' })).toBeVisible()
    await expect(screen.getByText(/role of an administrator/)).toBeVisible()
  },
}
