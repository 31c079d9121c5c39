import type { ModelProblem } from '@embpm/bpmn'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { DiagramElement } from '../Diagram.js'
import type { DiagramOverlay } from '../DiagramOverlayPart.js'

/** Signs at the elements that have problems: an exclamation mark in a circle for errors, in a triangle for warnings. */
export function problemOverlays(
  list: readonly ModelProblem[] | null,
  elements: readonly DiagramElement[],
): DiagramOverlay[] {
  const boxes = new Set(elements.filter(({ box }) => box !== null).map(({ id }) => id))
  const worst = new Map<string, ModelProblem['severity']>()
  for (const { id, severity } of list ?? []) if (boxes.has(id) && worst.get(id) !== 'error') worst.set(id, severity)
  return [...worst].map(([id, severity]) => {
    const Glyph = severity === 'error' ? CircleAlert : TriangleAlert
    return {
      id: `problem ${id}`,
      element: id,
      position: { top: -9, right: 9 },
      content: (
        <span className="emb-problem-badge" data-severity={severity} aria-hidden="true">
          <Glyph size={12} strokeWidth={2.25} />
        </span>
      ),
    }
  })
}
