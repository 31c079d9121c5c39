import { expect, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { Avatar } from './Avatar.js'

const meta = preview.meta({ component: Avatar, args: { name: 'Marta Kowalczyk' } })

const teal =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"%3E%3Cpath fill="teal" d="M0 0h2v2H0z"/%3E%3C/svg%3E'

export const Default = meta.story({})
export const States = meta.story(
  states(Avatar, {
    Small: { size: 's' },
    'Extra small': { size: 'xs' },
    Picture: { src: teal },
    'Broken picture': { src: 'blob:nothing-here' },
    'No name': { name: '', 'aria-label': 'Unknown person' },
    'Long text': { name: 'Maximiliana Wilhelmina von und zu Oberursel-Weißkirchen' },
  }),
)

Default.test('has the name of the person', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Marta Kowalczyk' })).toHaveTextContent('MK')
})

States.test('falls back to the initials of a broken picture', async ({ canvas }) => {
  await expect(stateOf(canvas, 'Picture').getByRole('img')).toHaveTextContent('')
  await waitFor(() => expect(stateOf(canvas, 'Broken picture').getByRole('img')).toHaveTextContent('MK'))
})
