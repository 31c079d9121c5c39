import { expect, test } from 'vitest'
import { file } from '../house/Rule.ts'
import { reach } from './reach.ts'

const project = [
  file(
    'packages/ui/package.json',
    '{"name":"@embpm/ui","exports":{".":"./src/index.ts","./badge":"./src/badge/Badge.tsx"}}',
  ),
  file('packages/app/package.json', '{"name":"@embpm/app","exports":{"./App":"./src/App.tsx"}}'),
  file('.storybook/package.json', '{"name":"@embpm/storybook","exports":{"./at":"./at.tsx"}}'),
  file('packages/ui/src/badge/Badge.tsx', ''),
  file('packages/ui/src/badge/Badge.css', ''),
  file('packages/ui/src/badge/Badge.stories.tsx', "import { Badge } from './Badge.js'"),
  file('packages/ui/src/chip/Chip.tsx', "import { Badge } from '../badge/Badge.js'"),
  file('packages/ui/src/chip/Chip.stories.tsx', "import { Chip } from './Chip.js'"),
  file('packages/ui/src/kbd/Kbd.stories.tsx', "import type { Badge } from '../badge/Badge.js'"),
  file('.storybook/at.tsx', "import { App } from '@embpm/app/App'"),
  file('packages/app/src/App.tsx', "import './area/pages.js'\nconst Menu = lazy(() => import('./shell/Menu.js'))"),
  file('packages/app/src/area/pages.ts', "const Page = lazy(() => import('./Page.js'))"),
  file('packages/app/src/shell/Menu.tsx', ''),
  file('packages/app/src/area/Page.tsx', "import { Badge } from '@embpm/ui/badge'"),
  file(
    'packages/app/src/area/Page.stories.tsx',
    "import { at } from '@embpm/storybook/at'\nimport { Page } from './Page.js'",
  ),
  file('packages/app/src/other/Other.stories.tsx', "import { at } from '@embpm/storybook/at'"),
]

test('a part reaches its own stories and those of its nearest users; whole pages are farther', () => {
  expect(reach(project, ['packages/ui/src/badge/Badge.tsx'])).toEqual({
    near: ['packages/ui/src/badge/Badge.stories.tsx', 'packages/ui/src/chip/Chip.stories.tsx'],
    far: ['packages/app/src/area/Page.stories.tsx'],
  })
})

test('a style sheet reaches what the modules beside it reach', () => {
  expect(reach(project, ['packages/ui/src/badge/Badge.css'])).toEqual(
    reach(project, ['packages/ui/src/badge/Badge.tsx']),
  )
})

test('a page that is loaded when it is asked for reaches the stories of its folder alone', () => {
  expect(reach(project, ['packages/app/src/area/Page.tsx'])).toEqual({
    near: ['packages/app/src/area/Page.stories.tsx'],
    far: [],
  })
})

test('a part of every page that comes later reaches all of them', () => {
  const { near, far } = reach(project, ['packages/app/src/shell/Menu.tsx'])
  expect([...near, ...far]).toEqual([
    'packages/app/src/area/Page.stories.tsx',
    'packages/app/src/other/Other.stories.tsx',
  ])
})

test('the texts of a kind reach the stories of its folder', () => {
  expect(reach(project, ['packages/app/src/area/text/de.json']).near).toEqual([
    'packages/app/src/area/Page.stories.tsx',
  ])
})

test('what every page is shown in reaches all of them', () => {
  const { near, far } = reach(project, ['packages/app/src/App.tsx'])
  expect([...near, ...far]).toEqual([
    'packages/app/src/area/Page.stories.tsx',
    'packages/app/src/other/Other.stories.tsx',
  ])
})

test('a story that changed reaches itself', () => {
  expect(reach(project, ['packages/ui/src/kbd/Kbd.stories.tsx']).near).toEqual(['packages/ui/src/kbd/Kbd.stories.tsx'])
})
