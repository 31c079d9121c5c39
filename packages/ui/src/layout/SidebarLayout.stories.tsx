import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '@embpm/storybook/preview'
import { unpictured } from '@embpm/storybook/unpictured'
import { desktop, mark, shell } from './layoutStory.fixture.js'
import { SidebarLayout } from './SidebarLayout.js'

const meta = preview.meta({
  component: SidebarLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shell,
    mark,
    look: 'classy' as const,
    user: { name: 'Marta Kowalczyk', email: 'm.kowalczyk@example.test' },
  },
  render: function Chosen(args) {
    const [look, setLook] = useState<'classy' | 'dense'>(args.look)
    return (
      <SidebarLayout {...args} look={look}>
        <h1>Services</h1>
        <input aria-label="Name" />
        <button type="button" onClick={() => setLook(look === 'dense' ? 'classy' : 'dense')}>
          Other layout
        </button>
      </SidebarLayout>
    )
  },
})

/** It looks like the layout that is chosen. */
export const Default = meta.story({ ...desktop, parameters: { ...desktop.parameters, ...unpictured } })

Default.test('changes the layout around a page that stays as it is', async ({ canvas, userEvent }) => {
  const width = () => canvas.getByRole('complementary').getBoundingClientRect().width
  await expect(width()).toBe(248)
  const name = canvas.getByRole('textbox', { name: 'Name' })
  await userEvent.type(name, 'Half written')
  const other = canvas.getByRole('button', { name: 'Other layout' })
  await userEvent.click(other)
  await expect(width()).toBe(56)
  await expect(name).toHaveValue('Half written')
  await expect(other).toHaveFocus()
  await userEvent.click(other)
  await expect(width()).toBe(248)
})
