import { layoutProcess } from 'bpmn-auto-layout'
import { connectFlows } from '../connectFlows.js'
import { elementOf, elementsOf, idOf, type ModdleElement } from '../moddle.js'
import { readDefinitions, writeXml } from '../readDefinitions.js'
import { modelOf } from '../readModel.js'
import { structureOf } from '../structure.js'
import { drawDiagram } from './drawDiagram.js'
import { layOut } from './layOut.js'

/** Elements beyond which bpmn-auto-layout is not asked: what it takes grows with their square. */
const most = 400

/**
 * Gives a model a diagram, in place of one that it may have. bpmn-auto-layout draws flat processes. It leaves out pools, lanes,
 * notes and data, and folds subprocesses: a model that has any of these is drawn by our own layout, which draws everything.
 *
 * @throws `BpmnError` if the text cannot be read.
 */
export async function withLayout(xml: string): Promise<string> {
  const { definitions } = await readDefinitions(xml)
  connectFlows(definitions)
  definitions.set('diagrams', [])
  if (!(await drawByLibrary(definitions))) drawDiagram(definitions, layOut(modelOf(definitions)))
  return writeXml(definitions)
}

const frames = new Set(['bpmn:Participant', 'bpmn:Lane'])

/** Takes over the diagrams of bpmn-auto-layout, and nothing else of what it writes; `false` where they are not whole. */
async function drawByLibrary(definitions: ModdleElement): Promise<boolean> {
  const { elements } = modelOf(definitions)
  const isFlat = [...elements.values()].every(({ type, parent }) => parent === null && !frames.has(type))
  if (!isFlat || elements.size > most) return false
  const drawn = await layoutProcess(await writeXml(definitions)).then(readDefinitions, () => null)
  if (drawn === null) return false
  const diagrams = elementsOf(drawn.definitions, 'diagrams')
  const own = new Map(structureOf(definitions).map(({ element }) => [idOf(element), element]))
  const found = new Set<ModdleElement>()
  for (const plane of diagrams.map((diagram) => elementOf(diagram, 'plane'))) {
    for (const drawing of plane ? [plane, ...elementsOf(plane, 'planeElement')] : []) {
      const element = own.get(idOf(elementOf(drawing, 'bpmnElement') ?? drawing))
      if (element === undefined) return false
      drawing.set('bpmnElement', element)
      found.add(element)
    }
  }
  if ([...own.values()].some((element) => elements.has(idOf(element)) && !found.has(element))) return false
  definitions.set('diagrams', diagrams)
  return true
}
