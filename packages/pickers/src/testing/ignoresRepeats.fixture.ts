import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'

/** A picker and two of its rows. */
interface Repeated {
  /** Title of the dialog, name of the button that opens it and of the one that confirms. */
  title: string
  role: 'row' | 'treeitem'
  first: RegExp
  second: RegExp
}

/**
 * On a closed picker: a second confirmation within a second is ignored, one that comes later is not. The clock goes slowly
 * for the first two, so that a slow machine does not make a second of them.
 */
export async function ignoresRepeats({ title, role, first, second }: Repeated, args: { onValueChange?: unknown }) {
  const choose = async (name: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name: title }))
    const element = await screen.findByRole('dialog', { name: title })
    await waitFor(() => expect(element).toBeVisible())
    await userEvent.click(await within(element).findByRole(role, { name }))
    await userEvent.click(within(element).getByRole('button', { name: title }))
  }
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const real = performance.now.bind(performance)
  const start = real()
  const clock = spyOn(performance, 'now').mockImplementation(() => start + (real() - start) / 50)
  try {
    await choose(first)
    await gone()
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await choose(second)
    await expect(screen.getByRole('dialog', { name: title })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
  } finally {
    clock.mockRestore()
  }
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const dialog = within(screen.getByRole('dialog', { name: title }))
  await userEvent.click(dialog.getByRole('button', { name: title }))
  await gone()
  await expect(args.onValueChange).toHaveBeenCalledTimes(2)
}
