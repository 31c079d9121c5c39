import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { triggerWords, typeWords } from './elementWords.js'

const renderer = readFileSync(join(import.meta.dirname, '../../node_modules/bpmn-js/lib/draw/BpmnRenderer.js'), 'utf8')

test('each type that the library draws has a word', () => {
  const drawn = Array.from(renderer.matchAll(/^ {4}'(bpmn:\w+)'(?::|\()/gm), ([, type = '']) => type)
  expect(drawn.length).toBeGreaterThan(30)
  const abstract = new Set(['bpmn:Event', 'bpmn:Gateway', 'bpmn:IntermediateEvent'])
  const events = drawn.filter((type) => type.endsWith('EventDefinition'))
  expect(events.filter((type) => !triggerWords.has(type))).toEqual([])
  const elements = drawn.filter((type) => !type.endsWith('EventDefinition') && !abstract.has(type))
  expect(elements.filter((type) => !typeWords.has(type))).toEqual([])
})
