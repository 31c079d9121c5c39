import { expect, fn, mocked, screen, spyOn, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { Menu } from './Menu.js'
import { menuPart } from './menuPart.js'

const rename = fn()
const items = [
  { id: 'rename', label: 'Rename', onAction: rename },
  { id: 'delete', label: 'Delete' },
]

const meta = preview.meta({
  component: Menu,
  args: { 'aria-label': 'Actions', trigger: <Button>More</Button>, items, onOpenChange: fn() },
  // Nothing to see but the button.
  parameters: { chromatic: { disableSnapshot: true } },
})

let arrive = () => {}

/** The code of the menu is on its way. */
export const Waiting = meta.story({
  render: (args) => (
    <>
      <Menu {...args} />
      <Button>Next</Button>
    </>
  ),
  beforeEach: () => {
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

/** It cannot be loaded. */
export const Failed = meta.story({
  beforeEach: () => {
    spyOn(menuPart, 'loaded').mockReturnValue(undefined)
    spyOn(menuPart, 'load').mockRejectedValue(new Error('503'))
  },
})

Waiting.test('keeps the press, and opens when the code is there', async ({ canvas, userEvent, args }) => {
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
})

Waiting.test('keeps the key too: ArrowUp leads to the last entry', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  arrive()
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
})

Waiting.test('does not open for who went on or changed their mind', async ({ canvas, userEvent, args }) => {
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
  await expect(screen.queryByRole('menu')).toBeNull()
})

Failed.test('says so, and opens with the next press', async ({ canvas, userEvent, args }) => {
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
})
