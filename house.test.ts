import { describe, expect, test } from 'vitest'
import { readProject } from './tools/house/readProject.ts'
import { rules } from './tools/house/rules.ts'

const project = readProject(import.meta.dirname)
const lines = (breaches: readonly { file: string; sentence: string }[]) =>
  breaches.map(({ file, sentence }) => `${file}: ${sentence}`)

test('the project was read', () => {
  expect(project.filter(({ path }) => path.startsWith('packages/')).length).toBeGreaterThan(20)
})

describe.each(rules.map((rule) => ({ rule, says: rule.says })))('$says', ({ rule }) => {
  test('holds in the project', () => {
    expect(lines(rule.check(project))).toEqual([])
  })

  test('is caught when it is broken', () => {
    expect(rule.broken.length).toBeGreaterThan(0)
    for (const files of rule.broken) {
      const breaches = rule.check(files)
      expect(breaches.map(({ file }) => file)).toContain(files[0].path)
    }
  })

  test('lets pass what only looks like a breach', () => {
    for (const files of rule.fine ?? []) expect(lines(rule.check(files))).toEqual([])
  })
})
