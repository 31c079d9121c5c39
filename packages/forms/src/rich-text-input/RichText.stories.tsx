import preview from '@embpm/storybook/preview'
import { expect } from 'storybook/test'
import { RichText } from './RichText.js'

const meta = preview.meta({
  component: RichText,
  args: {
    html: [
      '<h2>Scope</h2><p>Posts <strong>accruals</strong> at the end of a period with <code>FBS1</code>.</p>',
      '<h3>Steps</h3><ol start="3"><li><p>Collect orders</p><ul><li><p>open ones</p></li></ul></li><li><p>Post</p></li></ol>',
      '<blockquote><p>Not for leased assets.</p></blockquote><p><a href="https://help.example">Help page</a></p>',
    ].join(''),
  },
})

export const Default = meta.story({})
export const Empty = meta.story({ args: { html: '' } })
export const LongText = meta.story({
  args: { html: `<p>${'unbroken'.repeat(40)}</p><p>${'Words that go on and on. '.repeat(30)}</p>` },
})
export const RightToLeft = meta.story({
  parameters: { direction: 'rtl' },
  args: { html: '<p>يرحّل المستحقات</p><ul><li><p>جمع أوامر الشراء</p></li></ul><blockquote><p>ملاحظة</p></blockquote>' },
})
export const Hostile = meta.story({
  args: { html: '<p onclick="alert(1)">Text<script>alert(2)</script></p><a href="javascript:alert(3)">no link</a>' },
})

Default.test('keeps the structure, and links open elsewhere', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: 'Steps' })).toBeVisible()
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  await expect(canvas.getByRole('link', { name: 'Help page' })).toHaveAttribute('target', '_blank')
})

Hostile.test('has nothing left that could do anything', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Text')).not.toHaveAttribute('onclick')
  await expect(canvas.queryByRole('link')).toBeNull()
  await expect(canvasElement.querySelector('script')).toBeNull()
})
