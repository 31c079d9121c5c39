import { expect, test } from 'vitest'
import { readDefinitions, readModel, writeXml } from './index.js'
import { extended } from './testing/models.js'

const written = async (xml: string) => writeXml((await readDefinitions(xml)).definitions)
const task = async (xml: string) => (await readModel(xml)).elements.get('t')

test('roles, links and figures of a step are read', async () => {
  expect(await task(extended)).toMatchObject({
    figures: { duration: 30, waiting: 60, cost: 12.5, currency: 'EUR' },
    roles: [
      { letter: 'A', ref: 'r1', name: 'Sales "lead"' },
      { letter: 'R', ref: 'r2', name: 'Clerk' },
    ],
    links: [{ kind: 'transactions', ref: 't1', name: 'VA01' }],
  })
})

test('a model that is written says the same when it is read again', async () => {
  const again = await readModel(await written(extended))
  expect(again).toEqual(await readModel(extended))
  expect(again.warnings).toEqual([])
})

test('what another tool stored survives: attributes, elements, text', async () => {
  const xml = await written(extended)
  expect(xml).toContain('xmlns:engine="http://engine.example/schema/1.0"')
  expect(xml).toContain('engine:assignee="${owner}"')
  expect(xml).toContain('<engine:formField id="amount" type="long" label="Amount € 💰" />')
  expect(xml).toContain('<engine:script format="js">if (a &lt; b) return "x"</engine:script>')
  expect((await task(extended))?.properties).toEqual({
    'engine:assignee': '${owner}',
    'engine:priority': '5',
    extensionElements: [
      {
        $type: 'engine:formData',
        $children: [{ $type: 'engine:formField', id: 'amount', type: 'long', label: 'Amount € 💰' }],
      },
      { $type: 'engine:script', format: 'js', $body: 'if (a < b) return "x"' },
    ],
  })
})

test('our extension is known by its address, whatever its prefix', async () => {
  const other = extended.replaceAll('emb:', 'x:').replace('xmlns:emb', 'xmlns:x')
  expect((await task(other))?.roles).toHaveLength(2)
})

test('letters and kinds that do not exist are left out and told', async () => {
  const model = await readModel(extended.replace('letter="A"', 'letter="X"').replace('"transactions"', '"spaceships"'))
  expect(model.elements.get('t')).toMatchObject({ roles: [{ letter: 'R' }], links: [] })
  expect(model.warnings).toEqual(['unknown letter of a role <X>', 'unknown kind of a link <spaceships>'])
})
