import { expect, it } from 'vitest'
import { itemHref } from './itemHref.js'

const here = '/en/org/bim?layout=dense&q=idoc&tag=a&tag=b#row'

it.each([
  [undefined, '/data?q=new#top', here, '/data?q=new#top'],
  ['preserve', '/data?q=new#top', here, '/data?layout=dense&q=idoc&tag=a&tag=b#top'],
  ['merge', '/data?q=new&size=5#top', here, '/data?layout=dense&tag=a&tag=b&q=new&size=5#top'],
  ['merge', '/data?tag=c', here, '/data?layout=dense&q=idoc&tag=c'],
  ['merge', '/data', here, '/data?layout=dense&q=idoc&tag=a&tag=b'],
  ['merge', '/data?q=new', '/en/org/bim', '/data?q=new'],
  ['preserve', '/data?q=new', 'services', '/data'],
  ['preserve', undefined, here, undefined],
] as const)('%s takes the query along: %s from %s is %s', (queryParamsHandling, link, current, expected) => {
  expect(itemHref({ link, queryParamsHandling }, current)).toBe(expected)
})
