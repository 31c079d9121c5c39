import { expect, fn } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { Chip } from './Chip.js'

const meta = preview.meta({ component: Chip, args: { children: 'FBS1' } })

const removed = fn()

export const Default = meta.story({})
export const States = meta.story({
  beforeEach: () => {
    removed.mockClear()
  },
  ...states(Chip, {
    Removable: { onRemove: removed },
    Neutral: { variant: 'neutral', children: 'ACDOCA', onRemove: removed },
    Filter: {
      variant: 'filter',
      children: (
        <>
          Technology is <b>OData, BAPI</b>
        </>
      ),
      onRemove: removed,
      removeLabel: 'Remove filter Technology',
    },
    'Long text': {
      children: '476900 Other general expenses of the financial year before last, by company code and controlling area',
      onRemove: removed,
    },
  }),
})

States.test('is removed by its button and by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.click(stateOf(canvas, 'Removable').getByRole('button', { name: 'Remove FBS1' }))
  await expect(removed).toHaveBeenCalledOnce()
  stateOf(canvas, 'Neutral').getByRole('button').focus()
  await userEvent.tab()
  await expect(stateOf(canvas, 'Filter').getByRole('button', { name: 'Remove filter Technology' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(removed).toHaveBeenCalledTimes(2)
})

States.test('stays inside its place', async ({ canvas }) => {
  const place = canvas.getByRole('group', { name: 'Long text' }).getBoundingClientRect()
  const text = stateOf(canvas, 'Long text').getByText(/^476900/)
  await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
  const remove = stateOf(canvas, 'Long text').getByRole('button').getBoundingClientRect()
  await expect(remove.right).toBeLessThanOrEqual(place.right)
})
