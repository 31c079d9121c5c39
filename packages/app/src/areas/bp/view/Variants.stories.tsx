import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, within } from 'storybook/test'
import { ViewScreen } from './ViewScreen.js'

/** Create service requests: published, with a variant that is published (Export) and one that is not (By contract). */
const main = 'bp/view?process=PRC-00192'
const exported = 'PRC-03085'
const byContract = 'PRC-03081'

const meta = preview.meta({ component: ViewScreen })

const wide = {
  viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
}
const onWide = (address: string) => ({
  ...at(address),
  parameters: { ...at(address).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
})

const differences = () => screen.findByRole('heading', { name: /^Differences/ })

/** The head names the main process and its variants, with what is published of each. */
export const Main = meta.story({
  ...onWide(sceneAddress(main)),
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: /^User task Approve/ })
    await userEvent.click(await screen.findByRole('button', { name: 'Main process' }))
    const menu = within(await screen.findByRole('menu', { name: 'Variants' }))
    await expect(await menu.findByText('Revision 1 · Published')).toBeVisible()
    await expect(menu.getByText('Nothing is published yet')).toBeVisible()
  },
})

Main.test('opens a variant, whose head leads back', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('menuitem', { name: /Export/ }))
  await expect(await screen.findByRole('heading', { level: 1, name: 'Export' })).toBeVisible()
  await expect(await screen.findByRole('button', { name: /^User task Check licence by hand/ })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Variant Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Main process/ }))
  await expect(await screen.findByRole('heading', { level: 1, name: 'Create service requests' })).toBeVisible()
})

Main.test('compares with what is published', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('menuitem', { name: 'Compare variants' }))
  await expect(await screen.findByRole('heading', { name: 'Differences 3' })).toBeVisible()
})

/** What is done in another way in a variant. */
export const Compared = meta.story({
  ...onWide(sceneAddress(`${main}&variant=${exported}&step=Step_3`)),
  play: async () => {
    await screen.findByRole('heading', { name: 'Differences 3' })
    await screen.findByRole('button', { name: /Check licence by hand.*Changed/ })
  },
})

Compared.test('shows both side by side, and another variant', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('radio', { name: 'Side by side' }))
  await expect(await screen.findByRole('button', { name: /Check automatically.*Changed/ })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Variant Export' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /By contract/ }))
  await expect(await screen.findByText(/nothing of “By contract” is published/)).toBeVisible()
})

/** Nothing of the variant is published: it says so, and leads there. */
export const Unpublished = meta.story({
  ...onWide(sceneAddress(`${main}&variant=${byContract}`)),
  play: async () => void (await screen.findByText(/nothing of “By contract” is published/)),
})

Unpublished.test('leads to the variant, which leads back to the main process', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('link', { name: 'Open By contract' }))
  await expect(await screen.findByRole('heading', { name: 'No diagram yet' })).toBeVisible()
  await expect(await screen.findByRole('button', { name: 'Variant By contract' })).toBeVisible()
})

/** An address with a process that is no variant of this one. */
export const NoVariant = meta.story({
  ...onWide(sceneAddress(`${main}&variant=PRC-00082`)),
  play: async () => void (await screen.findByRole('heading', { name: 'This is no variant of the process' })),
})

/** The models cannot be fetched: it says so, and asks again. */
export const Failing = meta.story({
  ...onWide(sceneAddress(`${main}&variant=${exported}`)),
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/processes/revisions/*', () => HttpResponse.json({}, { status: 503 }), { once: true })),
  play: async () => void (await screen.findByRole('heading', { name: 'The diagram could not be loaded' })),
})

Failing.test('tries again', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect(await differences()).toBeVisible()
})

/** On a phone: the differences first. */
export const Phone = meta.story({
  ...at(sceneAddress(`${main}&variant=${exported}`), { phone: true }),
  play: async () => void (await screen.findAllByText(/licence by hand/)),
})

/** In German. */
export const German = meta.story({
  ...onWide(sceneAddress(`${main}&variant=${exported}`, 'de')),
  play: async () => void (await screen.findByRole('heading', { name: 'Varianten vergleichen' })),
})
