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
      '<p onclick="alert(1)">End<script>alert(2)</script></p><a href="javascript:alert(3)">no link</a>',
    ].join(''),
  },
})

export const Default = meta.story({})
export const LongText = meta.story({
  args: { html: `<p>${'unbroken'.repeat(40)}</p><p>${'Words that go on and on. '.repeat(30)}</p>` },
})

Default.test('keeps the structure, and links open elsewhere', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: 'Steps' })).toBeVisible()
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank')
  await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener')
})

Default.test('has nothing left that could do anything', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('End')).not.toHaveAttribute('onclick')
  await expect(canvas.queryByRole('link', { name: 'no link' })).toBeNull()
  await expect(canvasElement.querySelector('script')).toBeNull()
})
