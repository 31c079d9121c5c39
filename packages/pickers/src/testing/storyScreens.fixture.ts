import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Screen sizes of a picker's stories: `globals: { viewport: { value: 'wide' } }`. */
export const storyScreens = {
  viewport: {
    options: {
      wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
      phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
    },
  },
}

/** Of a story on a wide screen: all that a fullscreen dialog has room for. */
export const wideScreen = { globals: { viewport: { value: 'wide' } }, parameters: storyScreens }

/** Of a story on a phone. */
export const phoneScreen = { globals: { viewport: { value: 'phone' } }, parameters: storyScreens }

/** Presses the button that opens a picker's dialog, and waits until the dialog is seen. */
export async function openPicker(title: string) {
  await userEvent.click(screen.getByRole('button', { name: title }))
  const dialog = await screen.findByRole('dialog', { name: title })
  // React Aria shows a dialog a moment after it mounts it.
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

/** Of a story as wide as what stands beside a table or tree. */
export const narrowScreen = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '376px', height: '720px' } } } },
  },
}
