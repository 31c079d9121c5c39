import { expect, test } from 'vitest'
import { file } from '../house/Rule.ts'
import { reachedLooks } from './reachedLooks.ts'

const project = [
  file('packages/ui/package.json', '{"name":"@embpm/ui","exports":{"./badge":"./src/badge/Badge.tsx"}}'),
  file('packages/ui/src/badge/Badge.tsx', ''),
  file('packages/ui/src/badge/Badge.stories.tsx', "import { Badge } from './Badge.js'"),
  file('packages/app/src/areas/bim/services/List.stories.tsx', "import { Badge } from '@embpm/ui/badge'"),
  file('packages/app/src/areas/bp/tasks/Tasks.stories.tsx', ''),
]
const [badge, list, tasks] = project.map(({ path }) => path).filter((path) => path.endsWith('.stories.tsx'))

test('an import reaches its users, however far they are', () => {
  expect(reachedLooks(project, ['packages/ui/src/badge/Badge.tsx'])).toEqual([badge, list])
})

test.each([
  'packages/ui/src/tokens/tokens.css',
  'packages/ui/src/reset.css',
  '.storybook/preview.tsx',
  'pnpm-lock.yaml',
  'tools/visual/differences.ts',
])('%s reaches every look', (path) => {
  expect(reachedLooks(project, [path])).toEqual([badge, list, tasks])
})

test.each(['packages/backend/src/product/bim/sampleServices.ts', 'packages/app/src/text/de.json'])(
  '%s reaches every page',
  (path) => {
    expect(reachedLooks(project, [path])).toEqual([list, tasks])
  },
)

test('the words of a kind reach the pages of its area, whose menu has them', () => {
  expect(reachedLooks(project, ['packages/app/src/areas/bp/processes/text/de.json'])).toEqual([tasks])
})

test('a test reaches no look, nor does what no page shows', () => {
  expect(reachedLooks(project, ['packages/backend/src/a.test.ts', 'README.md', 'e2e/start.test.ts'])).toEqual([])
})
