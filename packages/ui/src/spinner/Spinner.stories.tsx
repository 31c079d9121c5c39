import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Spinner } from './Spinner.js'

const meta = preview.meta({ component: Spinner })

export const Default = meta.story({})
export const Medium = meta.story({ args: { size: 'm', label: 'Loading services' } })

export const LongText = meta.story({
  args: { size: 'm', label: 'Loading all services of the organisation and of those that it shares its data with' },
})
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { size: 'm' } })

Default.test('says that something is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
})

Medium.test('says what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Loading services' })).toBeVisible()
})
