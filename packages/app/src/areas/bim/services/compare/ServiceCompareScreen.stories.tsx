import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ServiceCompareScreen } from './ServiceCompareScreen.js'

const meta = preview.meta({ component: ServiceCompareScreen })

const page = (more = '', language?: string) =>
  sceneAddress(`bim/services/compare?from=SRV-00001&to=SRV-00002${more}`, language)

/** Two services: the fields that differ, and where their metadata do. */
export const Default = meta.story(at(page()))

/** With what is the same. */
export const All = meta.story(at(page('&show=all')))

/** A service beside itself. */
export const Equal = meta.story(at(sceneAddress('bim/services/compare?from=SRV-00001&to=SRV-00001')))

/** From an address with one service alone. */
export const NothingChosen = meta.story(at(sceneAddress('bim/services/compare?from=SRV-00001')))

const server = { fails: true }

/** One of the services cannot be read. */
export const Failing = meta.story({
  ...at(page()),
  beforeEach: ({ msw }) => {
    server.fails = true
    msw.use(
      http.get('*/api/data/services/SRV-00002', () =>
        server.fails ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
    )
  },
})

/** In German. */
export const German = meta.story(at(page('', 'de')))

/** On a phone: old above new. */
export const Phone = meta.story(at(page(), { phone: true }))

Default.test(
  'walks from field to field that differs, and through the metadata by arrows',
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Compare services' })
    await userEvent.click(canvas.getByRole('button', { name: 'Next difference (N)' }))
    const first = document.activeElement
    await expect(first).toHaveTextContent(/^Name, Changed/)
    await userEvent.keyboard('n')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-field', 'serviceName'))
    await userEvent.keyboard('p')
    await expect(first).toHaveFocus()
    const tree = await canvas.findByRole('tree', { name: 'Metadata' })
    await userEvent.click(within(tree).getAllByRole('treeitem')[0] ?? tree)
    await userEvent.keyboard('{End}{Home}')
    await expect(tree).toHaveFocus()
  },
)

Default.test('swaps the sides, and the address follows', async ({ canvas, userEvent }) => {
  const heads = async () => (await canvas.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  const before = await heads()
  await userEvent.click(canvas.getByRole('button', { name: 'Swap the sides' }))
  await waitFor(async () => expect(await heads()).toEqual([before[0], before[2], before[1]]))
})

Failing.test('says so and tries again', async ({ canvas, userEvent }) => {
  const retry = await canvas.findByRole('button', { name: 'Try again' })
  server.fails = false
  await userEvent.click(retry)
  await expect(await screen.findByRole('table', { name: 'Compare services' })).toBeVisible()
})
