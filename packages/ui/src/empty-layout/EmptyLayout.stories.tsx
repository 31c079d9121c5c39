import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { TextField } from '../text-field/index.js'
import { EmptyLayout } from './EmptyLayout.js'

const phone = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
}

const meta = preview.meta({
  component: EmptyLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    footer: '© 2026 EMBPM 1.4.0',
    children: (
      <div style={{ display: 'grid', gap: '16px' }}>
        <h1>Sign in to your workspace</h1>
        <TextField label="E-mail" type="email" required />
        <TextField label="Password" type="password" required />
        <Button variant="primary">Sign in</Button>
      </div>
    ),
  },
})

export const Default = meta.story({})
export const WithoutHero = meta.story({ args: { hero: null } })
export const Narrow = meta.story(phone)
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })

Default.test('has landmarks', async ({ canvas }) => {
  await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
  await expect(canvas.getByRole('contentinfo')).toHaveTextContent('1.4.0')
  await expect(canvas.getByRole('complementary')).toBeVisible()
})

WithoutHero.test('gives the form the whole page', async ({ canvas }) => {
  await expect(canvas.queryByRole('complementary')).toBeNull()
})

Narrow.test('leaves the drawing out', async ({ canvas }) => {
  await expect(canvas.queryByRole('complementary')).toBeNull()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
