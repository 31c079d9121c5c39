import { nth } from '@embpm/storybook/nth'
import preview from '@embpm/storybook/preview'
import { stateOf, states } from '@embpm/storybook/states'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ServicePreview } from './ServicePreview.js'
import { hostileService, sampleServices } from './services.fixture.js'

const service = nth(sampleServices(1), 0)
const address = 'https://api.terranova.example/sales-orders'

const meta = preview.meta({ component: ServicePreview, args: { service } })

// About as wide as beside the table.
const narrow = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '376px', height: '900px' } } } },
  },
}

export const Default = meta.story(narrow)
export const States = meta.story(
  states(ServicePreview, {
    'Little is known': {
      service: { ...service, wbs: '', parameter: '', host: '', link: '', metadata: null, description: '' },
    },
    'Web address': { service: { ...service, link: address } },
  }),
)
export const LongText = meta.story({
  ...narrow,
  args: { service: { ...service, name: `${service.name} `.repeat(20), description: hostileService.description } },
})
export const HostileData = meta.story({ ...narrow, args: { service: hostileService } })

Default.test('shows a short description as a whole, without a button for more', async ({ canvas }) => {
  await expect(canvas.getByText(service.description)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
})

States.test('copies only what is known, and opens a web address in a new tab', async ({ canvas }) => {
  const little = stateOf(canvas, 'Little is known')
  await expect(little.getByRole('heading', { name: service.name })).toBeVisible()
  await expect(little.queryByRole('button')).toBeNull()
  const link = stateOf(canvas, 'Web address').getByRole('link', { name: address })
  await expect(link).toHaveAttribute('href', address)
  await expect(link).toHaveAttribute('target', '_blank')
})

LongText.test('keeps the metadata in reach, and shows the whole description on request', async ({ canvas }) => {
  const showMore = await screen.findByRole('button', { name: 'Show more', expanded: false })
  const metadata = canvas.getByRole('heading', { name: 'Metadata' })
  await expect(metadata.getBoundingClientRect().top).toBeLessThan(800)

  const text = canvas.getByText(/^Every word of this description/)
  const short = text.clientHeight
  await userEvent.click(showMore)
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
