import { expect } from 'storybook/test'
import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { Button } from '../button/index.js'
import { Checkbox } from '../checkbox/Checkbox.js'
import { desktop, mark, phone, tablet } from '../layout/layoutStory.fixture.js'
import { Link } from '../link/Link.js'
import { SchemeSwitch } from '../scheme/index.js'
import { TextField } from '../text-field/TextField.js'
import { EmptyLayout } from './EmptyLayout.js'

const meta = preview.meta({
  component: EmptyLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    footer: (
      <>
        <span>© 2026 EMBPM 1.4.0</span>
        <SchemeSwitch value="light" onValueChange={() => {}} />
      </>
    ),
    children: (
      <div style={{ display: 'grid', gap: '16px' }}>
        <div style={{ display: 'flex', gap: '10px', alignItems: 'center', fontWeight: 600 }}>{mark} EMBPM</div>
        <h1 style={{ marginBlockStart: '16px' }}>Sign in to your workspace</h1>
        <TextField label="E-mail" type="email" required />
        <TextField label="Password" type="password" required />
        <Checkbox>Keep me signed in on this device</Checkbox>
        <Button variant="primary">Sign in</Button>
        <p>
          New here? <Link href="/sign-up">Create an account</Link>
        </p>
      </div>
    ),
  },
})

export const Default = meta.story({
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('1.4.0')
    await expect(canvas.getByRole('complementary')).toBeVisible()
  },
})
/** At 960 px, with a long text below the drawing. */
export const Medium = meta.story({
  ...tablet,
  args: {
    hero: 'From the first requirement to the last execution order, in one place that everyone can read. '.repeat(2),
  },
})
/** The form has the whole page. */
export const WithoutHero = meta.story({
  args: { hero: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
})
/** The drawing is left out. */
export const Narrow = meta.story({
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})
export const RightToLeft = meta.story({ ...desktop, parameters: { ...desktop.parameters, direction: 'rtl' } })

Default.test('skips to the form from the first stop', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('main')).toHaveFocus()
})

RightToLeft.test('has the form at the right, and mirrors the drawing', async ({ canvas, canvasElement }) => {
  const hero = canvas.getByRole('complementary').getBoundingClientRect()
  await expect(hero.left).toBe(0)
  await expect(canvas.getByRole('main').getBoundingClientRect().left).toBeGreaterThanOrEqual(hero.right)
  const drawing = nth(canvasElement.querySelectorAll('.emb-process-drawing'), 0)
  await expect(new DOMMatrix(getComputedStyle(drawing).transform).a).toBe(-1)
})
