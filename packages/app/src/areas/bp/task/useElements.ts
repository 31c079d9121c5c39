import { useEffect, useState } from 'react'
import type { DiagramElement } from '../../../diagram/Diagram.js'
import type { Modeler } from '../../../diagram/modeler/Modeler.js'

const none: readonly DiagramElement[] = []

/** The elements of a drawing in reading order, as they are now; none before it is there. */
export function useElements(modeler: Modeler | null): readonly DiagramElement[] {
  const [elements, setElements] = useState(() => modeler?.elements() ?? none)
  useEffect(() => {
    if (!modeler) return
    const read = () => setElements(modeler.elements())
    read()
    return modeler.watchChanges(read)
  }, [modeler])
  return elements
}
