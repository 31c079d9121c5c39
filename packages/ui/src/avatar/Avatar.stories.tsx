import { expect, waitFor } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Avatar } from './Avatar.js'

const meta = preview.meta({ component: Avatar, args: { name: 'Marta Kowalczyk' } })

export const Default = meta.story({})
export const Small = meta.story({ args: { size: 's' } })
export const ExtraSmall = meta.story({ args: { size: 'xs' } })
export const Picture = meta.story({
  beforeEach: ({ args }) => {
    // A drawn picture: no file to load from the network.
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="teal" d="M0 0h2v2H0z"/></svg>'
    args.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  },
})
export const BrokenPicture = meta.story({ args: { src: 'blob:nothing-here' } })
export const NoName = meta.story({ args: { name: '', 'aria-label': 'Unknown person' } })

export const LongText = meta.story({
  args: { name: 'Maximiliana Wilhelmina von und zu Oberursel-Weißkirchen' },
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { name: 'مارتا كوالسكي' } })

LongText.test('keeps to two letters', async ({ canvas, args }) => {
  await expect(canvas.getByRole('img', { name: args.name })).toHaveTextContent('MO')
})

Default.test('has the name of the person', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Marta Kowalczyk' })).toHaveTextContent('MK')
})

BrokenPicture.test('falls back to the initials', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('MK'))
})
