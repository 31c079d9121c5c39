import { useEffect, useState } from 'react'
import type { Modeler, ModelerHistory } from '../Modeler.js'
import type { OutlineNode } from '../ModelerEditing.js'

interface Outline extends ModelerHistory {
  nodes: readonly OutlineNode[]
}

const nothing: Outline = { nodes: [], canUndo: false, canRedo: false }

/** What a modeler holds, as rows; it follows every change, by whatever it was made. */
export function useOutline(modeler: Modeler | null): Outline {
  const [outline, setOutline] = useState(nothing)
  useEffect(() => {
    if (!modeler) return
    const read = () => setOutline({ nodes: modeler.outline(), ...modeler.history() })
    read()
    return modeler.watchOutline(read)
  }, [modeler])
  return modeler ? outline : nothing
}
