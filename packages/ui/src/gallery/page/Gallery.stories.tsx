import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Gallery } from './Gallery.fixture.js'

const meta = preview.meta({ title: 'Gallery', component: Gallery, parameters: { layout: 'fullscreen' } })

const wide = {
  parameters: {
    viewport: { options: { wide: { name: 'Wide', styles: { width: '1440px', height: '1960px' } } } },
  },
  globals: { viewport: { value: 'wide' } },
}

export const Everything = meta.story(wide)
export const Compact = meta.story({ ...wide, parameters: { ...wide.parameters, density: 'compact' } })
export const RightToLeft = meta.story({ ...wide, parameters: { ...wide.parameters, direction: 'rtl' } })
export const German = meta.story({ ...wide, globals: { ...wide.globals, language: 'de' } })

German.test('speaks the language of the toolbar', async ({ canvas }) => {
  await expect(document.documentElement).toHaveAttribute('lang', 'de')
  await expect(canvas.getAllByRole('checkbox', { name: 'Entwicklung' })[0]).toBeVisible()
})
