import { at } from '@embpm/storybook/at'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { TreeDemoScreen } from './TreeDemoScreen.js'

const page = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/ui-test'

const meta = preview.meta({ component: TreeDemoScreen })

/** The three modes of the tree. */
export const Default = meta.story({
  ...at(page),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('treeitem', { name: /^SD / })
  },
})

/** In German. */
export const German = meta.story({
  ...at(page.replace('/en/', '/de/')),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('treeitem', { name: /^SD / })
  },
})

/** On a phone. */
export const OnAPhone = meta.story({
  ...at(page, { phone: true }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('treeitem', { name: /^SD / })
  },
})

type Canvas = { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> }
const treeOf = async (canvas: Canvas, name: string) => {
  const tree = await canvas.findByRole('tree', { name })
  await within(tree).findByRole('treeitem', { name: /^SD / })
  tree.focus()
  return tree
}
const events = () => within(screen.getByRole('list', { name: 'Events' }))
const written = (text: string | RegExp) => waitFor(() => expect(nth(events().getAllByText(text), 0)).toBeVisible())

Default.test('reads: opens, closes and acts', async ({ canvas, userEvent }) => {
  await treeOf(canvas, 'Read')
  await userEvent.keyboard('{Home}{ArrowRight}')
  await written('Opened: SD')
  await userEvent.keyboard('{Enter}')
  await written('Acted on: SD')
  await userEvent.keyboard('{ArrowLeft}')
  await written('Closed: SD')
})

Default.test('selects one and several', async ({ canvas, userEvent }) => {
  await treeOf(canvas, 'Selection')
  await userEvent.keyboard('{Home} {Shift>}{ArrowDown}{/Shift}')
  await written(/^Selected: SD, /)
})

Default.test('finds in a tree that is edited', async ({ canvas, userEvent }) => {
  const tree = await treeOf(canvas, 'Edit')
  await userEvent.type(nth(canvas.getAllByRole('searchbox'), 2), 'VA01')
  await waitFor(() => expect(within(tree).queryByRole('treeitem', { name: /^MM / })).toBeNull())
  await expect(await within(tree).findByRole('treeitem', { name: /^VA01 / })).toBeVisible()
})

Default.test('edits: renames, moves, adds, copies and deletes, on this page alone', async ({ canvas, userEvent }) => {
  const tree = await treeOf(canvas, 'Edit')
  await userEvent.keyboard('{Home}{F2}Sales{Enter}')
  await written('Renamed: SD to Sales')
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
  await written('Moved: Sales, below the top, place 2')
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  const copy = await screen.findByRole('menuitem', { name: 'Copy' })
  await waitFor(() => expect(copy).toBeVisible())
  await userEvent.click(copy)
  await written('Copied: Sales, below the top, place 3')
  // The menu gives the focus back when it has closed; keys go nowhere before.
  await waitFor(() => expect(tree).toHaveFocus())
  await userEvent.keyboard('{Delete}')
  await written('Deleted: Sales')
  await userEvent.click(nth(within(tree).getAllByRole('treeitem'), 0))
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  const sibling = await screen.findByRole('menuitem', { name: 'Add sibling' })
  await waitFor(() => expect(sibling).toBeVisible())
  await userEvent.click(sibling)
  await written('Sibling added below the top, place 2')
  await userEvent.keyboard('MINE{Enter}')
  await written('Renamed: NEW to MINE')
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(canvas.getAllByRole('treeitem', { name: /^SD / })).toHaveLength(3))
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
  await expect(canvas.getByText(/^Nothing has happened yet/)).toBeVisible()
})
