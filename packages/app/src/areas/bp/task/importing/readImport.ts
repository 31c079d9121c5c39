import { BpmnError, limits, readModel, type ProcessModel } from '@embpm/bpmn'
import { decodeText } from './decodeText.js'
import type { ImportAnswer, ImportedModel, ImportProblem } from './ImportedModel.js'

function countsOf({ elements }: ProcessModel): ImportedModel['counts'] {
  const counts = { elements: 0, lanes: 0, flows: 0 }
  for (const { type, source, target } of elements.values()) {
    if (type === 'bpmn:Lane') counts.lanes += 1
    else if (source !== null || target !== null) counts.flows += 1
    else if (type !== 'bpmn:Participant') counts.elements += 1
  }
  return counts
}

function problemOf(error: unknown): ImportProblem {
  if (error instanceof BpmnError) return { reason: error.reason, line: error.line, detail: error.detail }
  const detail = error instanceof Error ? error.message : String(error)
  return { reason: error instanceof RangeError ? 'encoding' : 'failed', line: null, detail }
}

/** Reads a file as a model that can be drawn. What is larger than a model may be is not even read. */
export async function readImport(file: Blob): Promise<ImportAnswer> {
  try {
    // A character of UTF-16 has two bytes.
    if (file.size > 2 * limits.text) throw new BpmnError('too-large', `${file.size} bytes`)
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    const model = await readModel(text)
    const bpmnXml = model.isDrawn ? text : await (await import('@embpm/bpmn/layout')).withLayout(text)
    return {
      model: { bpmnXml, counts: countsOf(model), isLaidOut: !model.isDrawn, warnings: model.warnings.slice(0, 100) },
    }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
