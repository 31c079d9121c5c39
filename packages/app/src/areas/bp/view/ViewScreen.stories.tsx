import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ViewScreen } from './ViewScreen.js'

const page = sceneAddress('bp/view')
/** Create deliveries: published, with a decision. */
const published = `${page}?process=PRC-00082`
/** Create sales orders: a draft, and nothing else. */
const drafted = `${page}?process=PRC-00077`

const meta = preview.meta({ component: ViewScreen })

const wide = {
  viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
}
const onWide = (address: string) => ({
  ...at(address),
  parameters: { ...at(address).parameters, ...wide },
  globals: { viewport: { value: 'wide' } },
})

const drawn = async () => screen.findByRole('button', { name: /^User task Approve/ })
const steps = () => within(screen.getByRole('list', { name: 'Steps' }))
const step = (name: string) => steps().getByRole('button', { name: new RegExp(name) })

/** A way through a published process, what its steps use and take, and the details of one. */
export const Default = meta.story({
  ...onWide(`${published}&path=1&step=Step_2&show=links&show=times`),
  play: async () => {
    await drawn()
    await screen.findByRole('heading', { name: 'Complete data' })
  },
})

Default.test('walks along the way by arrow keys and by the buttons of the details', async ({ userEvent }) => {
  await drawn()
  step('Complete data').focus()
  await userEvent.keyboard('{ArrowDown}')
  const details = within(screen.getByRole('region', { name: 'Details of the step' }))
  await expect(await details.findByRole('heading', { name: 'Approve' })).toBeVisible()
  await userEvent.click(details.getByRole('button', { name: 'Step before' }))
  await expect(await details.findByRole('heading', { name: 'Complete data' })).toBeVisible()
})

Default.test('a way leaves out what is not on it, all of them leave nothing out', async ({ userEvent }) => {
  await drawn()
  const paths = within(screen.getByRole('radiogroup', { name: 'Paths' }))
  await expect(paths.getAllByRole('radio').length).toBeGreaterThan(2)
  const off = () => steps().queryAllByText('not on this path').length
  await expect(off()).toBeGreaterThan(0)
  await userEvent.click(paths.getByRole('radio', { name: 'All paths' }))
  await waitFor(() => expect(off()).toBe(0))
})

Default.test('what is chosen in the diagram is chosen in the list, and back', async ({ userEvent }) => {
  const task = await drawn()
  task.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(step('Approve')).toHaveAttribute('aria-current', 'step'))
  await userEvent.click(step('Enter request'))
  await expect(await screen.findByRole('heading', { name: 'Enter request' })).toBeVisible()
})

Default.test('saves the model and the drawing as files', async ({ userEvent }) => {
  await drawn()
  const saved: string[] = []
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function clicked(this: HTMLAnchorElement) {
    if (this.download === '') click.call(this)
    else saved.push(this.download)
  }
  try {
    for (const name of ['BPMN file', 'SVG picture', 'PNG picture']) {
      await userEvent.click(screen.getByRole('button', { name: 'Export' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await waitFor(() =>
      expect(saved).toEqual(['Create deliveries.bpmn', 'Create deliveries.svg', 'Create deliveries.png']),
    )
  } finally {
    HTMLAnchorElement.prototype.click = click
  }
})

/** On a phone: the diagram above the steps. */
export const Phone = meta.story({
  ...at(`${published}&path=1`, { phone: true }),
  play: async () => void (await drawn()),
})

Phone.test('shows the details over the page', async ({ userEvent }) => {
  await drawn()
  await userEvent.click(step('Complete data'))
  await expect(await screen.findByRole('heading', { name: 'Complete data' })).toBeVisible()
})

/** Which process is it to be? */
export const Chooser = meta.story({
  ...onWide(page),
  play: async () => void (await screen.findByRole('treeitem', { name: /Order to cash/ })),
})

Chooser.test('leads to the process that is searched and chosen', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search processes' }), 'create deliveries')
  await userEvent.click(await screen.findByRole('treeitem', { name: /^Create deliveries/ }))
  await expect(await screen.findByRole('heading', { level: 1, name: 'Create deliveries' })).toBeVisible()
})

/** Nothing of it is published. */
export const Unpublished = meta.story({
  ...onWide(drafted),
  play: async () => void (await screen.findByRole('heading', { name: 'Nothing is published yet' })),
})

Unpublished.test('shows the draft to who may draw', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Show the draft' }))
  await drawn()
  await expect(screen.getByText('Draft')).toBeVisible()
})

/** The model cannot be fetched: it says so, and asks again. */
export const Failing = meta.story({
  ...onWide(published),
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/processes/revisions/*', () => HttpResponse.json({}, { status: 503 }), { once: true })),
  play: async () => void (await screen.findByRole('heading', { name: 'The diagram could not be loaded' })),
})

Failing.test('tries again', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await drawn()
})

/** In German. */
export const German = meta.story({
  ...onWide(sceneAddress('bp/view?process=PRC-00082&path=1&step=Step_2&show=links', 'de')),
  play: async () => void (await screen.findByRole('heading', { name: 'Complete data' })),
})
