import type { Names } from '../names.ts'

const head = (component: string, { area, plural, family }: Names, endpoint = '') => `
const list = '/en/6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601/${area}/${plural}'
const endpoint = '/${family}/${plural}${endpoint}'

const meta = preview.meta({ component: ${component} })
`

/** The stories of the list: they are its tests. */
export const listStoryFile = (names: Names): string => `import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { ${names.Many}Screen } from './${names.Many}Screen.js'
${head(`${names.Many}Screen`, names)}
/** The list as one finds it. */
export const Default = meta.story({ ...at(list) })

/** Nothing fits. */
export const NoMatch = meta.story({ ...at(\`\${list}?q=zzzz\`) })

/** An organisation without ${names.pluralWords}. */
export const Empty = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.empty(endpoint)) })

/** The server fails. */
export const Failing = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)) })

/** The server takes its time. */
export const Slow = meta.story({ ...at(list), beforeEach: ({ msw }) => msw.use(listAnswer.slow(endpoint)) })

/** On a phone. */
export const Phone = meta.story({ ...at(list, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(list.replace('/en/', '/de/')) })

/** In Polish. */
export const Polish = meta.story({ ...at(list.replace('/en/', '/pl/')) })

Default.test('finds by tokens in any order', async ({ canvas, userEvent }) => {
  await canvas.findByText('${names.sample} 1')
  await userEvent.type(await canvas.findByRole('searchbox'), '24 ${names.words.slice(0, 3)}')
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
  await expect(await canvas.findByText('${names.sample} 24')).toBeVisible()
})

Failing.test('offers to try again', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
})
`

/** The stories of the page of one. */
export const pageStoryFile = (names: Names): string => `import { at } from '@embpm/storybook/at'
import preview from '@embpm/storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { listAnswer } from '../../../entity/listAnswer.fixture.js'
import { ${names.One}Screen } from './${names.One}Screen.js'
${head(`${names.One}Screen`, names, '/:id')}
/** One as one opens it. */
export const Default = meta.story({ ...at(\`\${list}/${names.prefix}-00001\`) })

/** One that does not exist yet. */
export const New = meta.story({ ...at(\`\${list}/new\`) })

/** There is no such ${names.words}. */
export const NotFound = meta.story({ ...at(\`\${list}/${names.prefix}-99999\`) })

/** The server fails. */
export const Failing = meta.story({
  ...at(\`\${list}/${names.prefix}-00001\`),
  beforeEach: ({ msw }) => msw.use(listAnswer.failing(endpoint)),
})

/** On a phone. */
export const Phone = meta.story({ ...at(\`\${list}/${names.prefix}-00001\`, { phone: true }) })

/** In German. */
export const German = meta.story({ ...at(\`\${list.replace('/en/', '/de/')}/${names.prefix}-00001\`) })

Default.test('saves a change', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), ' 2')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await screen.findByText('Saved')).toBeVisible()
})

New.test('creates one and opens it', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Made by a story')
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Made by a story' })).toBeVisible())
})
`
