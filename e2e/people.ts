import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { TestSite } from './site.ts'

/** What somebody writes and has not saved. */
export const typed = 'Half a sentence of mine'

export const description = (page: Page) => page.getByRole('textbox', { name: /Description/ })

/** The menu that says who is signed in. */
export const menuOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`User menu.*${name}`) })

/**
 * No workspace has ever sent the tokens of two people: each has a stream id of its own, and one profile that it asked for
 * with the token it sent from then on.
 */
export function expectOnePersonEach({ calls }: TestSite, expected = ['marta', 'jonas']): void {
  const people = new Map<unknown, Set<string>>()
  for (const { headers, person } of calls) {
    const stream = headers['x-sse-id']
    if (person !== undefined) people.set(stream, (people.get(stream) ?? new Set()).add(person))
  }
  const all = [...people.values()].map((set) => [...set])
  expect(all.filter((some) => some.length > 1)).toEqual([])
  expect(new Set(all.flat())).toEqual(new Set(expected))
}
