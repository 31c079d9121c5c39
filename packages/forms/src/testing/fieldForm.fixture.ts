import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** What the form of `inWatchedForm` says and does, for the tests of stories. */
export const fieldForm = {
  save: () => userEvent.click(screen.getByRole('button', { name: 'Save field' })),
  reset: () => userEvent.click(screen.getByRole('button', { name: 'Reset field' })),
  /** Waits for what was submitted, as JSON. */
  saved: (json: string) => waitFor(() => expect(screen.getByRole('status', { name: 'Saved' }).textContent).toBe(json)),
  /** Waits for `clean` or `dirty`, and `touched` or `untouched`. */
  is: (state: string) => waitFor(() => expect(screen.getByRole('status', { name: 'State' })).toHaveTextContent(state)),
  /** Submits in vain and leaves the focus on the error summary. */
  saveInVain: async () => {
    await fieldForm.save()
    const summary = await screen.findByRole('group', { name: '1 problem to solve' })
    await waitFor(() => expect(summary).toHaveFocus())
  },
  /** Presses the field's entry in the error summary, which moves the focus to the field. */
  goToProblem: (label: string) =>
    userEvent.click(
      within(screen.getByRole('group', { name: '1 problem to solve' })).getByRole('button', { name: label }),
    ),
}
