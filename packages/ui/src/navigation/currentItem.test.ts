import { describe, expect, it } from 'vitest'
import { currentItem } from './currentItem.js'
import type { NavigationItem } from './NavigationItem.js'

const items: NavigationItem[] = [
  {
    id: 'data',
    type: 'group',
    title: 'Data',
    children: [
      { id: 'home', type: 'basic', title: 'Data', link: '/en/org/bim' },
      { id: 'services', type: 'basic', title: 'Services', link: '/en/org/bim/services' },
      { id: 'secret', type: 'basic', title: 'Secret', link: '/en/org/bim/secret', hidden: true },
    ],
  },
  { id: 'line', type: 'divider' },
]

describe('currentItem', () => {
  it.each([
    ['services', 'services'],
    ['/en/org/bim/services', 'services'],
    ['/en/org/bim/services/', 'services'],
    ['/en/org/bim/services?page=2#row', 'services'],
    ['/en/org/bim/services/7/edit', 'services'],
    ['/en/org/bim/services-old', 'home'],
    ['/en/org/bim/secret', 'home'],
    ['/en/org/project', undefined],
    ['', undefined],
    ['data', undefined],
  ])('finds for "%s" %s', (current, expected) => {
    expect(currentItem(items, current)).toBe(expected)
  })
})
