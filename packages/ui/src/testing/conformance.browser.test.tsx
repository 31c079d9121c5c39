import { expect, test } from 'vitest'
import { charts } from './charts.fixture.js'
import { data } from './data.fixture.js'
import { describeConformance } from './describeConformance.fixture.js'
import { fields } from './fields.fixture.js'
import { layouts } from './layouts.fixture.js'
import { menus } from './menus.fixture.js'
import { overlays } from './overlays.fixture.js'
import { parts } from './parts.fixture.js'
import { withoutElement } from './withoutElement.fixture.js'
import '../styles.css'

const all = [...parts, ...fields, ...overlays, ...menus, ...layouts, ...data, ...charts]

test('each component has one case, and none that is excused', () => {
  const names = all.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at || name in withoutElement)).toEqual([])
})

for (const one of all) describeConformance(one)
