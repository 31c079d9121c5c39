import { expect, test } from 'vitest'
import { inOrganisation } from '../../../routes/page.js'
import { isBuilt, pageOf } from '../../../routes/views.js'
import { changes } from '../changelog/changes.js'
import english from '../screen-text/en.json'
import { guideNames, guides, type StepFacts } from './guides.js'

const steps = guideNames.flatMap((name) =>
  Object.entries<StepFacts>(guides[name]).map(([id, facts]) => ({ name, id, facts })),
)
const texts: Readonly<Record<string, { steps: Readonly<Record<string, { text: string }>> }>> = english.guides

test.each(steps)('what stands for a placeholder of $name, $id, is what the text asks for', ({ name, id, facts }) => {
  const asked = Array.from(texts[name]?.steps[id]?.text.matchAll(/\{\{(\w+)\}\}/gu) ?? [], ([, one]) => one)
  expect(new Set(asked)).toEqual(new Set([...Object.keys(facts.words ?? {}), ...Object.keys(facts.keys ?? {})]))
})

test.each([
  ...new Set([...steps.map(({ facts }) => facts), ...Object.values(changes)].flatMap(({ pages = [] }) => pages)),
])('%s is a page with a name', (path) => {
  const page = pageOf(inOrganisation(path))
  expect(isBuilt(page)).toBe(true)
  expect(page.title).toBeDefined()
})

test('the newest changes are the first', () => {
  const days = Object.values(changes).map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
})
