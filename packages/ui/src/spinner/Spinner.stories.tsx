import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Spinner } from './Spinner.js'

const meta = preview.meta({ component: Spinner })

export const Default = meta.story({})
export const Medium = meta.story({ args: { size: 'm', label: 'Loading services' } })

Default.test('says that something is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
})

Medium.test('says what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Loading services' })).toBeVisible()
})
