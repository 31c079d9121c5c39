import preview from '@embpm/storybook/preview'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ServicePreview } from './ServicePreview.js'
import { hostileService, sampleServices } from './services.fixture.js'

const [service = hostileService] = sampleServices(1)

const meta = preview.meta({
  component: ServicePreview,
  args: { service },
  // About as wide as beside the table.
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '376px', height: '900px' } } } },
  },
})

export const Default = meta.story({})
export const LittleIsKnown = meta.story({
  args: { service: { ...service, wbs: '', parameter: '', host: '', link: '', metadata: null, description: '' } },
})
export const WebAddress = meta.story({
  args: { service: { ...service, link: 'https://api.terranova.example/sales-orders' } },
})
export const LongText = meta.story({
  args: { service: { ...service, name: `${service.name} `.repeat(20), description: hostileService.description } },
})
export const HostileData = meta.story({ args: { service: hostileService } })
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } })

const showMore = () => screen.findByRole('button', { name: 'Show more', expanded: false })

Default.test('shows a short description as a whole, without a button for more', async ({ canvas }) => {
  await expect(canvas.getByText(service.description)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
})

LittleIsKnown.test('offers nothing to copy where nothing is known', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull()
})

WebAddress.test('opens a web address in a new tab', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'https://api.terranova.example/sales-orders' })
  await expect(link).toHaveAttribute('href', 'https://api.terranova.example/sales-orders')
  await expect(link).toHaveAttribute('target', '_blank')
})

LongText.test('keeps the metadata in reach below a very long description', async ({ canvas }) => {
  await showMore()
  const metadata = canvas.getByRole('heading', { name: 'Metadata' })
  await expect(metadata.getBoundingClientRect().top).toBeLessThan(800)
})

LongText.test('shows the whole description on request, and hides it again', async ({ canvas }) => {
  const text = canvas.getByText(/^Every word of this description/)
  const short = text.clientHeight
  await userEvent.click(await showMore())
  await expect(text.clientHeight).toBe(text.scrollHeight)
  await expect(text.clientHeight).toBeGreaterThan(short)
  await userEvent.click(canvas.getByRole('button', { name: 'Show less', expanded: true }))
  await waitFor(() => expect(text.clientHeight).toBe(short))
})

HostileData.test('shows markup and a script address as text', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: hostileService.name })).toBeVisible()
  await expect(canvas.getByText(hostileService.link)).toBeVisible()
  await expect(canvas.queryByRole('link')).toBeNull()
})
