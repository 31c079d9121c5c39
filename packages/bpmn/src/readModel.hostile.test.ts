import { expect, test } from 'vitest'
import { BpmnError, limits, readModel } from './index.js'
import { order } from './testing/models.js'

const model = (content: string) =>
  `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL">\n${content}</bpmn:definitions>`
const process = (content: string) => model(`<bpmn:process id="p">${content}</bpmn:process>`)
const lane = (id: string, node: string) =>
  `<bpmn:laneSet><bpmn:lane id="${id}"><bpmn:flowNodeRef>${node}</bpmn:flowNodeRef></bpmn:lane></bpmn:laneSet>`
const event = (id: string, host: string) => `<bpmn:boundaryEvent id="${id}" attachedToRef="${host}" />`

const refusal = async (xml: string) => {
  const error = await readModel(xml).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof BpmnError)) throw new Error('was read', { cause: error })
  return { reason: error.reason, detail: error.detail, line: error.line, column: error.column }
}

test.each<[string, string, object]>([
  ['nothing', '', { reason: 'not-xml', line: 1 }],
  ['no XML', '{ "a": 1 }', { reason: 'not-xml' }],
  ['another XML', '<html><body>x</body></html>', { reason: 'not-bpmn', detail: '<html>' }],
  ['BPMN of another version', order.replace('20100524', '20060101'), { reason: 'not-bpmn', detail: '<definitions>' }],
  ['a text that ends early', order.slice(0, 900), { reason: 'not-xml', detail: 'unexpected end of file' }],
  [
    'tags that do not match',
    model('<bpmn:process>\n</bpmn:proces>'),
    { reason: 'not-xml', detail: 'closing tag mismatch', line: 3, column: 1 },
  ],
  [
    'a prefix without a namespace',
    model('<camunda:x />'),
    { reason: 'not-xml', detail: 'missing namespace on <camunda:x>', line: 2 },
  ],
  [
    'entities',
    `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n${process('')}`,
    { reason: 'doctype', line: 1, column: 1 },
  ],
  ['a file of another machine', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${process('')}`, { reason: 'doctype' }],
  ['a lane in itself', process(lane('l', 'l')), { reason: 'cycle', detail: 'l' }],
  [
    'a subprocess in its own lane',
    process(`<bpmn:subProcess id="s">${lane('l', 's')}</bpmn:subProcess>`),
    { reason: 'cycle' },
  ],
  ['events attached to each other', process(event('a', 'b') + event('b', 'a')), { reason: 'cycle', detail: 'a, b' }],
])('%s is refused with a reason', async (_, xml, expected) => {
  expect(await refusal(xml)).toMatchObject(expected)
})

// Each takes minutes, or all memory, where it is parsed: the limit of time of a test is what fails then.
test.each<[string, () => string, object]>([
  ['50 MB of attributes', () => process(`<bpmn:task name="${'x'.repeat(50e6)}" />`), { reason: 'too-large' }],
  [
    'a long attribute',
    () => process(`<bpmn:task name="${'x'.repeat(limits.attribute + 1)}" />`),
    { reason: 'too-large', line: 2, column: 22 },
  ],
  ['100,000 elements', () => process('<bpmn:task />'.repeat(100_000)), { reason: 'too-many' }],
  ['deep subprocesses', () => process('<bpmn:subProcess>'.repeat(5000)), { reason: 'too-many' }],
  [
    'deep elements of another',
    () => process('<bpmn:extensionElements>' + '<x>'.repeat(100_000)),
    { reason: 'too-many' },
  ],
  [
    'many attributes',
    () => process(`<bpmn:task ${Array.from({ length: 300 }, (_, i) => `a${i}=""`).join(' ')} />`),
    { reason: 'too-many' },
  ],
  [
    'many namespaces',
    () => process(`<bpmn:task ${Array.from({ length: 101 }, (_, i) => `xmlns:a${i}="u"`).join(' ')} />`),
    { reason: 'too-many' },
  ],
  [
    'many mistakes',
    () => process('<bpmn:wish />'.repeat(12_000) + ' '.repeat(4e6)),
    { reason: 'too-many', detail: 'too many mistakes' },
  ],
  [
    'references without end',
    () => process(`<bpmn:laneSet><bpmn:lane>${'<bpmn:flowNodeRef>p</bpmn:flowNodeRef>'.repeat(100_000)}`),
    { reason: 'too-many' },
  ],
  ['brackets', () => '<'.repeat(5e6), { reason: 'not-xml' }],
  ['quotes', () => process('<a "'.repeat(1e6)), { reason: 'too-many' }],
])('%s are refused at once', async (_, xml, expected) => {
  expect(await refusal(xml())).toMatchObject(expected)
})

test('a script is text', async () => {
  const { elements } = await readModel(
    process(
      '<bpmn:task id="t" name="&lt;script&gt;alert(1)&lt;/script&gt;"><bpmn:documentation>&lt;img onerror=alert(1)&gt;</bpmn:documentation></bpmn:task>',
    ),
  )
  expect(elements.get('t')).toMatchObject({
    name: '<script>alert(1)</script>',
    documentation: '<img onerror=alert(1)>',
  })
})

test('a model as large as the limits is read', async () => {
  const { elements } = await readModel(process('<bpmn:task />'.repeat(limits.elements)))
  expect(elements.size).toBe(limits.elements)
})
