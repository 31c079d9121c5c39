import { expect, mocked, screen, spyOn, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { arraySource } from '../row-source/index.js'
import { interfaces } from './interfaces.test.data.js'
import { StoryTable } from './StoryTable.fixture.js'
import { tableParts } from './tableParts.js'

const meta = preview.meta({ component: StoryTable, args: { source: arraySource(interfaces(8)) } })

/** The code of a panel cannot be loaded: that is said, the button is marked, the table stays, the next press tries again. */
export const PanelFailed = meta.story({
  beforeEach: () => {
    spyOn(tableParts.columnPanel, 'loaded').mockReturnValue(undefined)
    spyOn(tableParts.columnPanel, 'load').mockRejectedValue(new Error('503'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const said = await screen.findAllByText('That could not be loaded. Press again.')
    await expect(said.at(-1)).toBeVisible()
    await expect(said.at(-1)?.getBoundingClientRect().height).toBeGreaterThan(20)
    await userEvent.unhover(canvas.getByRole('button', { name: 'Columns' }))
  },
})

PanelFailed.test('opens with the next press', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Columns' })
  await expect(button).toHaveAttribute('data-failed')
  await expect(canvas.getByRole('grid')).toBeVisible()
  mocked(tableParts.columnPanel.loaded).mockRestore()
  mocked(tableParts.columnPanel.load).mockRestore()
  await userEvent.click(button)
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
