import { expect, fn, mocked, screen, spyOn, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { Button } from '../button/index.js'
import { Menu } from './Menu.js'
import { menuPart } from './menuPart.js'

const rename = fn()
const items = [
  { id: 'rename', label: 'Rename', onAction: rename },
  { id: 'delete', label: 'Delete' },
]
let arrive = () => {}

/** The code of the menu is on its way, until `arrive`. */
const meta = preview.meta({
  component: Menu,
  args: { 'aria-label': 'Actions', trigger: <Button>More</Button>, items, onOpenChange: fn() },
  // Nothing to see but the button.
  parameters: unpictured,
  render: (args) => (
    <>
      <Menu {...args} />
      <Button>Next</Button>
    </>
  ),
  beforeEach: () => {
    rename.mockClear()
    const load = menuPart.load
    const asked = new Promise<void>((done) => {
      arrive = done
    })
    spyOn(menuPart, 'loaded').mockReturnValue(undefined)
    spyOn(menuPart, 'load').mockImplementation(async () => {
      await asked
      const panel = await load()
      mocked(menuPart.loaded).mockReturnValue(panel)
      return panel
    })
  },
})

/** It keeps the press, and opens when the code is there. */
export const Pressed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'More' })
    await userEvent.click(button)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    arrive()
    const menu = await screen.findByRole('menu', { name: 'Actions' })
    await waitFor(() => expect(menu).toBeVisible())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).toHaveAttribute('aria-controls', menu.id)
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
})

/** It keeps the key too: arrow up leads to the last entry. */
export const PressedArrowUp = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    arrive()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
  },
})

/** It does not open once the user has changed their mind or gone on. */
export const Left = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'More' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard(' ')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    arrive()
    await menuPart.load()
    // An opening menu would be there after a moment.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(screen.queryByRole('menu')).toBeNull()
  },
})

/** It cannot be loaded: that is said, and the next press tries again. */
export const Failed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    mocked(menuPart.load).mockRejectedValue(new Error('503'))
    const button = canvas.getByRole('button', { name: 'More' })
    await userEvent.click(button)
    await screen.findAllByText('That could not be loaded. Press again.')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(button).toHaveAttribute('data-failed')
    mocked(menuPart.loaded).mockRestore()
    mocked(menuPart.load).mockRestore()
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    await expect(rename).toHaveBeenCalled()
    await expect(button).not.toHaveAttribute('data-failed')
  },
})
