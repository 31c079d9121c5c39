import { at, sceneAddress } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { StoryApp } from '@embpm/storybook/StoryApp'
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AcademyScreen } from './AcademyScreen.js'

const meta = preview.meta({ component: AcademyScreen })

const page = (path = '', language?: string) => sceneAddress(`apps/academy${path}`, language)
const heading = (level: number, name: string) => screen.findByRole('heading', { level, name })
const shown = async () => {
  await heading(2, 'A server behind the screens')
  await screen.findByText('Step 5 of 11: The first story')
}
const listed = () => within(screen.getByRole('list', { name: 'Courses' })).getAllByRole('heading')

let history: RouterHistory

/** The course to go on with, and all others. */
export const Default = meta.story({
  ...at(page()),
  globals: { viewport: { value: 'wide' } },
  parameters: {
    ...at(page()).parameters,
    viewport: { options: { wide: { name: '1440 px', styles: { width: '1440px', height: '900px' } } } },
  },
  beforeEach: () => {
    history = createMemoryHistory({ initialEntries: [page()] })
  },
  render: () => <StoryApp address={page()} history={history} />,
  play: shown,
})

/** A step of a course, with all of them. */
export const Step = meta.story({
  ...at(page('/course-value-help-for-services?step=6')),
  play: async () => void (await heading(2, 'The difficult part')),
})

/** In German on a phone. */
export const German = meta.story({
  ...at(page('', 'de'), { phone: true }),
  play: async () => {
    await heading(2, 'A server behind the screens')
    await screen.findByText('Schritt 5 von 11: The first story')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

/** On a phone: the step to go on with, and the others below it. */
export const Phone = meta.story({
  ...at(page('/course-dictionaries-on-postgresql'), { phone: true }),
  play: async () => {
    await heading(2, 'Growth')
    await screen.findByText('Step 8 of 11')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
})

Default.test('are found and chosen, taken step by step, and finished', async ({ userEvent }) => {
  await shown()
  const search = screen.getByRole('searchbox', { name: 'Search courses' })
  await userEvent.type(search, 'TABLE columns')
  await screen.findByText('1 hit')
  await heading(2, 'A table of cost objects')
  await userEvent.clear(search)
  await userEvent.click(screen.getByRole('radio', { name: 'Cloud' }))
  await waitFor(() => expect(listed()).toHaveLength(5))
  await userEvent.click(screen.getByRole('button', { name: 'Hide done' }))
  await waitFor(() => expect(listed()).toHaveLength(4))
  history.back()
  await shown()

  await userEvent.click(screen.getByRole('link', { name: 'Go on' }))
  await heading(2, 'The first story')
  await userEvent.click(screen.getByRole('link', { name: 'Next step' }))
  await waitFor(async () => expect(await heading(2, 'The difficult part')).toHaveFocus())
  await expect(history.location.href).toMatch(/\/course-value-help-for-services\?step=6$/)
  history.back()
  await heading(2, 'The first story')
  history.back()
  // An earlier step that is read again takes nothing back.
  await screen.findByText('Step 6 of 11: The difficult part')
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }))
  await heading(2, 'The difficult part')
  await userEvent.click(screen.getByRole('link', { name: 'Summary and exercise' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Finish the course' }))
  await screen.findByText('3 of 18 courses done')
  await screen.findByRole('region', { name: 'Go on with Dictionaries on PostgreSQL' })
})

const hostile = `<h3 onclick="steal()" style="position:fixed">Do this</h3><script>document.documentElement.dataset.hacked = ''</script>
<img src="https://spy.test/pixel.gif" onerror="document.documentElement.dataset.hacked = ''"><form action="https://spy.test/"><input></form>
<p><a href="javascript:alert(1)">Press</a></p>`

const course = {
  id: 'course-a',
  title: 'A course',
  slug: 'a',
  description: 'What it is about',
  category: 'web',
  duration: 10,
  totalSteps: 11,
  updatedAt: '2026-01-01T00:00:00.000Z',
  featured: false,
  progress: { currentStep: 0, completed: 0 },
  steps: Array.from({ length: 11 }, (_, order) => ({ order, title: `Part ${order}`, subtitle: '', content: hostile })),
}

Default.test('say what could not be loaded or is not there, and show nothing that acts', async ({ userEvent, msw }) => {
  await shown()
  msw.use(http.get('*/api/apps/academy/courses/course', () => HttpResponse.json({}, { status: 503 })))
  history.push(page('/course-a'))
  await heading(1, 'The course could not be loaded')
  msw.use(http.get('*/api/apps/academy/courses/course', () => HttpResponse.json(course)))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading(1, 'A course')
  const step = screen.getByRole('article', { name: 'Part 0' })
  await within(step).findByText('Do this')
  await expect(step.querySelectorAll('img, form, input, script, style, [style], [onclick]')).toHaveLength(0)
  await expect(step.querySelectorAll('[href^="javascript"]')).toHaveLength(0)
  await expect(document.documentElement).not.toHaveAttribute('data-hacked')
  msw.use(http.get('*/api/apps/academy/courses/course', () => HttpResponse.json(null)))
  history.push(page('/course-b'))
  await heading(1, 'There is no such course')
})
