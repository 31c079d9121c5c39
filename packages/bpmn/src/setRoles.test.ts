import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from './differenceOf.js'
import { roleLetters } from './emb.js'
import type { StepRole } from './ProcessModel.js'
import { readDefinitions, writeXml } from './readDefinitions.js'
import { readModel } from './readModel.js'
import { sampleModel } from './sampleModel.js'
import { setRoles } from './setRoles.js'
import { extended, nested, order } from './testing/models.js'

/** A step that another tool and a newer version of ours have written on, in a model that is drawn. */
const drawn = sampleModel({
  name: 'Order',
  index: 0,
  steps: ['Check', 'Approve', 'Post', 'Inform'].map((name, at) => ({
    name,
    lane: at % 2 === 0 ? 'Sales' : 'Finance',
    type: 'userTask' as const,
    links: [{ kind: 'transactions' as const, ref: 'TX-1', name: 'VA01' }],
    figures: { duration: 5 },
  })),
})
const strange = extended.replace(
  '<emb:role letter="A"',
  '<emb:role letter="X" ref="r9" name="Later" /><emb:role engine:seen="yes" letter="A"',
)

const role: fc.Arbitrary<StepRole> = fc.record({
  letter: fc.constantFrom(...roleLetters),
  ref: fc.constantFrom('r1', 'r2', 'ROL-3'),
  name: fc.constantFrom('Clerk', 'Sales "lead" & more', 'Ärztin 💰'),
})

async function given(xml: string, roles: ReadonlyMap<string, readonly StepRole[]>): Promise<string> {
  const { definitions } = await readDefinitions(xml)
  setRoles(definitions, roles)
  return writeXml(definitions)
}

const written = (xml: string) => given(xml, new Map())

/** A text without roles, and without what is there for roles alone. */
const withoutRoles = (xml: string) =>
  xml
    .replaceAll(/<([\w:]+)([^>]*?)\s*\/>/g, '<$1$2></$1>')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/<emb:role [^>]*letter="[RACI]"[^>]*><\/emb:role>/g, '')
    .replaceAll('<emb:step></emb:step>', '')
    .replaceAll(/<((?:\w+:)?extensionElements)><\/\1>/g, '')
    .replace(/ xmlns:emb="[^"]*"/, '')

test.each([
  ['drawn', drawn],
  ['with the extensions of another tool', strange],
  ['two pools', order],
  ['a subprocess in a subprocess', nested],
])('%s: roles change, and nothing else does', async (_says, xml) => {
  const before = await readModel(await written(xml))
  const ids = [...before.elements.values()].filter(({ type }) => type.endsWith('Task')).map(({ id }) => id)
  const steps = fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.array(role, { maxLength: 5 })), {
    selector: ([id]) => id,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (changes) => {
      const roles = new Map(changes)
      const text = await given(xml, roles)
      const after = await readModel(text)
      for (const [id, element] of after.elements)
        expect(element.roles).toEqual(roles.get(id) ?? before.elements.get(id)?.roles)
      for (const { kind, changes: properties } of differenceOf(before, after)) {
        expect(kind).toBe('changed')
        expect(properties.map(({ property }) => property)).toEqual(['roles'])
      }
      // Places, foreign extensions, other links and figures: tag by tag.
      expect(withoutRoles(text)).toBe(withoutRoles(await written(xml)))
    }),
    { numRuns: 25 },
  )
})

test('taking all roles back leaves the text as it was', async () => {
  const ids = [...(await readModel(drawn)).elements.keys()]
  const one: StepRole = { letter: 'A', ref: 'r1', name: 'Clerk' }
  const { definitions } = await readDefinitions(drawn)
  setRoles(definitions, new Map(ids.map((id) => [id, [one]])))
  expect(await writeXml(definitions)).toContain('<emb:role letter="A" ref="r1" name="Clerk" />')
  setRoles(definitions, new Map(ids.map((id) => [id, []])))
  expect(await writeXml(definitions)).toBe(await written(drawn))
})

test('a role that stays keeps what another tool wrote on it, and a letter that nobody here knows stays', async () => {
  const text = await given(
    strange,
    new Map([
      [
        't',
        [
          { letter: 'C', ref: 'ROL-3', name: 'Asked' },
          { letter: 'A', ref: 'r1', name: 'Sales "lead"' },
        ],
      ],
    ]),
  )
  expect(text).toMatch(/letter="A"[^>]*engine:seen="yes"|engine:seen="yes"[^>]*letter="A"/)
  expect(text).toContain('letter="X"')
  expect(text).not.toContain('letter="R"')
})

test('an element that is not there is left out', async () => {
  expect(await given(order, new Map([['nobody', [{ letter: 'R', ref: 'r1', name: 'Clerk' }]]]))).toBe(
    await written(order),
  )
})
