import type { Process, ProcessNode } from '@embpm/contract/process'
import { Boxes, GitBranch, Layers, ListChecks, Play, Workflow } from 'lucide-react'
import { defineCodedTree } from '../../../entity/tree/TreeKind.js'
import { TreeScreen } from '../../../entity/tree/TreeScreen.js'
import { processKind } from './processKind.js'
import { TreeStart } from '../../../entity/tree/TreeStart.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** One glyph for each level, from the top down. */
const glyphs = [
  <Layers key="area" {...glyph} />,
  <Boxes key="group" {...glyph} />,
  <Workflow key="process" {...glyph} />,
  <ListChecks key="step" {...glyph} />,
  <GitBranch key="variant" {...glyph} />,
  <Play key="executable" {...glyph} />,
]

/** The hierarchy of processes. */
export const processTree = defineCodedTree<Process, ProcessNode>({
  kind: processKind,
  api: (client) => client.processes,
  icon: ({ level }) => glyphs[level - 1],
  longestCode: 40,
  copied: ({ description, class: kind, areaId, ownerId, status, inputs, outputs, kpis, tags }) => ({
    description,
    class: kind,
    areaId,
    ownerId,
    status,
    inputs,
    outputs,
    kpis,
    tags,
  }),
})

/** The hierarchy of processes, and beside it the page of the chosen one. */
export function ProcessesScreen() {
  return <TreeScreen tree={processTree} />
}

/** What stands beside the hierarchy of processes while none is chosen. */
export function ProcessesStart() {
  return <TreeStart kind={processKind} />
}
