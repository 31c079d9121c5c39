import { iconSet } from '@embpm/contract/sample/icons'
import { expect } from 'vitest'

import { conforms } from '../testing/conforms.js'

const sets = [
  ['feather', 'feather', 'Feather', 286, 'alert-triangle'],
  ['heroicons-outline', 'heroicons_outline', 'Heroicons Outline', 324, 'academic-cap'],
  ['heroicons-solid', 'heroicons_solid', 'Heroicons Solid', 324, 'academic-cap'],
  ['heroicons-mini', 'heroicons_mini', 'Heroicons Mini', 324, 'academic-cap'],
  ['material-solid', 'mat_solid', 'Material Solid', 2191, 'access-alarm'],
  ['material-outline', 'mat_outline', 'Material Outline', 2191, 'access-alarm'],
  ['material-twotone', 'mat_twotone', 'Material Twotone', 2191, 'access-alarm'],
] as const

conforms('/ui/icons', [
  ...sets.map(([path, namespace, name, size, one]) => ({
    says: `answers ${name}`,
    check: async ({ read }: { read: (schema: typeof iconSet, line: string) => Promise<unknown> }) => {
      const set = iconSet.parse(await read(iconSet, `GET ${path}`))
      const grid = path === 'heroicons-mini' ? 'icon-size-5' : 'icon-size-6'
      expect({ ...set, list: [] }).toEqual({ namespace, name, grid, list: [] })
      expect(set.list).toHaveLength(size)
      expect(set.list).toContain(one)
      expect(set.list).toEqual([...new Set(set.list)].toSorted())
      expect(set.list.filter((icon) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(icon))).toEqual([])
      expect(set.list.filter((icon) => /^(baseline|outline|twotone)-|-solid$/.test(icon))).toEqual([])
    },
  })),
  {
    says: 'answers what was asked for twice alike',
    check: async ({ call }) => expect(await call('GET feather')).toEqual(await call('GET feather')),
  },
  { says: 'knows no other set', call: 'GET material-round', status: 404, answers: 'NOT FOUND' },
  { says: 'has no list of the sets', call: 'GET ', status: 404, answers: 'NOT FOUND' },
  { says: 'takes no other method', call: 'POST feather', body: {}, status: 404, answers: 'NOT FOUND' },
])
