import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { HelpCenterScreen } from './HelpCenterScreen.js'

const meta = preview.meta({ component: HelpCenterScreen })

const page = (path = '', language?: string) => sceneAddress(`apps/help-center${path}`, language)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const link = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) })

const complete = async () => {
  await link('Find your way around')
  await screen.findByText(/^Your account belongs to a subscription/)
}

let history: RouterHistory

/** Topics with their first guides, and the questions. */
export const Default = meta.story({
  ...at(page()),
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: [page()] })
  },
  render: () => <StoryApp address={page()} history={history} />,
  play: complete,
})

/** A guide, with the others of its topic. */
export const Guide = meta.story({
  ...at(page('/projects/collect-requirements')),
  play: async () => {
    await heading('Collect requirements')
    await link('Track RICEFW items')
  },
})

/** On a phone. */
export const Phone = meta.story({
  ...at(page(), { phone: true }),
  play: async () => {
    await complete()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** In German, all guides of a topic on a phone. */
export const German = meta.story({
  ...at(page('/payments', 'de'), { phone: true }),
  play: async () => {
    await heading('Payments')
    await link('Read your invoice')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

Default.test('finds guides and answers, opens a guide, and Back returns to what was found', async ({ userEvent }) => {
  await complete()
  await userEvent.click(screen.getByRole('tab', { name: 'Licenses' }))
  await userEvent.click(await screen.findByText('Does a reader need a license?'))
  await waitFor(() =>
    expect(screen.getByText('Does a reader need a license?').closest('details')).toHaveProperty('open', true),
  )
  const search = screen.getByRole('searchbox', { name: 'Search guides and questions' })
  await userEvent.type(search, 'INVOICE')
  await screen.findByRole('heading', { level: 2, name: 'Questions' })
  await expect(await screen.findByText('Our invoice needs a purchase order number. Where do I enter it?')).toBeVisible()
  await userEvent.click(await link('Read your invoice'))
  await heading('Read your invoice')
  history.back()
  await heading('How can we help?')
  await expect(screen.getByRole('searchbox')).toHaveValue('INVOICE')
  await userEvent.type(screen.getByRole('searchbox'), 'zzz')
  await screen.findByRole('heading', { name: 'Nothing found for “INVOICEzzz”' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  await userEvent.click(await screen.findByRole('link', { name: 'All 8 guides' }))
  await heading('Getting Started')
  await link('Use the compact view in your team tool')
})

const hostile = `<h2 onclick="steal()" style="position:fixed">Do this</h2><script>document.documentElement.dataset.hacked = ''</script>
<img src="https://spy.test/pixel.gif" onerror="document.documentElement.dataset.hacked = ''"><form action="https://spy.test/"><input></form>
<p><a href="javascript:alert(1)">Press</a></p>`

Default.test('says what could not be loaded, and shows nothing of a guide that acts', async ({ userEvent, msw }) => {
  await complete()
  msw.use(http.get('*/api/apps/help-center/guide', () => HttpResponse.json({}, { status: 503 })))
  await userEvent.click(await link('Find your way around'))
  await heading('The guide could not be loaded')
  msw.use(
    http.get('*/api/apps/help-center/guide', () =>
      HttpResponse.json({
        id: 't',
        slug: 'getting-started',
        title: 'Getting Started',
        guides: [{ id: 'g', categoryId: 't', slug: 'find', title: 'A guide', subtitle: 'Its topic', content: hostile }],
      }),
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('A guide')
  const guide = screen.getByRole('article', { name: 'A guide' })
  await within(guide).findByText('Do this')
  await expect(guide.querySelectorAll('img, form, input, script, style, [style], [onclick], [href]')).toHaveLength(0)
  await expect(document.documentElement).not.toHaveAttribute('data-hacked')
})
