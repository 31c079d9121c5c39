import type { OutlineNode } from '../../modeler/ModelerEditing.js'
import { describe, isDrawn } from '../library.js'
import { readingOrder } from '../readingOrder.js'
import { isBand, type Shape } from './services.js'

/** All elements as rows of a tree: pools, in them lanes, in them steps, below each its flows and what is attached to it. */
export function outlineOf(elements: readonly Shape[]): readonly OutlineNode[] {
  const known = new Map(elements.filter(isDrawn).map((shape) => [shape.id, shape]))
  const depths = new Map<string, number>()
  return readingOrder([...known.values()]).flatMap(({ element, lane }) => {
    const shape = known.get(element.id)
    if (!shape) return []
    const parent = parentOf(shape, lane && known.get(lane.id), known)
    const depth = parent === null ? 0 : (depths.get(parent) ?? 0) + 1
    depths.set(shape.id, depth)
    const { source, businessObject } = shape
    const pool = shape.parent && isBand(shape.parent) ? shape.parent.id : null
    return {
      ...describe(shape, lane),
      depth,
      parent,
      sourceId: shape.source?.id ?? null,
      targetId: shape.target?.id ?? null,
      isDefault: source?.businessObject.default === businessObject,
      laneId: isBand(shape) ? null : (lane?.id ?? pool),
      goesOn: businessObject.cancelActivity === false,
    }
  })
}

function parentOf(shape: Shape, lane: Shape | undefined, known: ReadonlyMap<string, Shape>): string | null {
  if (shape.waypoints) return shape.source && known.has(shape.source.id) ? shape.source.id : null
  if (shape.host) return shape.host.id
  const { parent } = shape
  // What is in a subprocess that is drawn by itself lies on a plane of its own.
  const holder = parent && (known.get(parent.id) ?? known.get(parent.id.replace(/_plane$/, '')))
  if (holder && !isBand(holder)) return holder.id
  return lane?.id ?? holder?.id ?? null
}
