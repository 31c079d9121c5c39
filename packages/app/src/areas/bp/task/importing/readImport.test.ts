import { newModel, readModel } from '@embpm/bpmn'
import { expect, test, vi } from 'vitest'
import { readImport } from './readImport.js'

const read = (text: string | Uint8Array<ArrayBuffer>) => readImport(new Blob([text]))
/** What a browser would run where it took it for an address. */
const script = ['javascript', 'alert(1)'].join(':')
const open = '<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL">'
const processOf = (inner: string) => `${open}<bpmn:process id="P">${inner}</bpmn:process></bpmn:definitions>`

test('a file without a diagram is laid out, and counted', async () => {
  const text = processOf(
    `<bpmn:startEvent id="A" /><bpmn:task id="B" name="&lt;img src=x onerror=alert(1)&gt;"><bpmn:documentation>${script}</bpmn:documentation></bpmn:task><bpmn:sequenceFlow id="F" sourceRef="A" targetRef="B" />`,
  )
  const answer = await read(text)
  expect(answer).toMatchObject({ model: { isLaidOut: true, counts: { elements: 2, lanes: 0, flows: 1 } } })
  const { elements, isDrawn } = await readModel('model' in answer ? answer.model.bpmnXml : '')
  expect(isDrawn).toBe(true)
  // Hostile names stay the text that they are.
  expect(elements.get('B')).toMatchObject({
    name: '<img src=x onerror=alert(1)>',
    documentation: script,
  })
})

test('a file with a diagram is taken as it is', async () => {
  const text = newModel({ name: 'Sell', lanes: ['Sales'] })
  expect(await read(text)).toMatchObject({ model: { bpmnXml: text, isLaidOut: false } })
})

test('each refusal says why, and where it is known', async () => {
  const reasonOf = async (text: string) => {
    const answer = await read(text)
    return 'problem' in answer ? [answer.problem.reason, answer.problem.line] : 'read'
  }
  expect(await reasonOf(`${open}\n<bpmn:process id="P">\n</bpmn:definitions>`)).toEqual(['not-xml', 3])
  expect(await reasonOf('<svg xmlns="http://www.w3.org/2000/svg" />')).toEqual(['not-bpmn', null])
  expect(await reasonOf('<!DOCTYPE a [<!ENTITY b "c">]><a />')).toEqual(['doctype', 1])
  expect(await reasonOf(processOf(`<bpmn:task id="A" name="${'x'.repeat(100_000)}" />`))).toEqual(['too-large', 1])
  expect(await reasonOf('<?xml version="1.0" encoding="Klingon"?><a />')).toEqual(['encoding', null])
})

test('what is far too large is refused before it is read', async () => {
  const file = new Blob([new Uint8Array(50 * 1024 * 1024)])
  const opened = vi.spyOn(file, 'arrayBuffer')
  expect(await readImport(file)).toMatchObject({ problem: { reason: 'too-large' } })
  expect(opened).not.toHaveBeenCalled()
})

test('what has far too many elements is refused', async () => {
  const many = Array.from({ length: 100_000 }, (_, index) => `<bpmn:task id="T${index}" />`).join('')
  expect(await read(processOf(many))).toMatchObject({ problem: { reason: 'too-many' } })
})
