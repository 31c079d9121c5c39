import { readModel, type BpmnElement } from '@embpm/bpmn'
import { useCallback, useState } from 'react'
import { screen, waitFor } from 'storybook/test'
import type { Modeler } from '../../../../diagram/modeler/Modeler.js'
import { ModelerView } from '../../../../diagram/modeler/ModelerView.js'
import { ElementProperties } from './ElementProperties.js'

/** A modeler with the properties beside it, as the page shows them. */
export interface PropertiesBenchProps {
  xml: string
  /** Id of what is selected at first. */
  selected?: string | null
  /** Whether only the pane is in sight, as on a phone. */
  isNarrow?: boolean
}

const made: { current: Modeler | null; select: (id: string | null) => void } = { current: null, select: () => {} }

/** What stories ask of the diagram that is shown. */
export const bench = {
  modeler: (): Modeler => {
    if (!made.current) throw new Error('There is no diagram yet')
    return made.current
  },
  select: (id: string | null) => made.select(id),
  /** The pane, once the diagram is drawn. */
  pane: async (title: RegExp) => screen.findByRole('heading', { level: 2, name: title }),
  /** An element as it would be saved. */
  saved: async (id: string): Promise<BpmnElement> => {
    const { elements, references } = await readModel(await bench.modeler().save())
    const found = elements.get(id) ?? references.get(id)
    if (!found) throw new Error(`${id} is not in the model`)
    return found
  },
  /** Waits until an element is saved as it is wanted. */
  becomes: async (id: string, isWanted: (element: BpmnElement) => Promise<void>) => {
    await waitFor(async () => isWanted(await bench.saved(id)))
  },
}

/** A modeler with the properties beside it. */
export function PropertiesBench({ xml, selected: first = null, isNarrow = false }: PropertiesBenchProps) {
  const [modeler, setModeler] = useState<Modeler | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const keep = useCallback((next: Modeler | null) => {
    made.current = next
    setModeler(next)
  }, [])
  return (
    <div
      data-density={isNarrow ? undefined : 'compact'}
      ref={() => {
        made.select = setSelected
      }}
      style={{ display: 'grid', gridTemplateColumns: isNarrow ? '1fr' : '312px 1fr', blockSize: isNarrow ? 1500 : 800 }}
    >
      <div style={{ minBlockSize: 0, borderInlineEnd: '1px solid var(--emb-border)' }}>
        {modeler && <ElementProperties modeler={modeler} selected={selected} onSelect={setSelected} />}
      </div>
      {/* It is there, but no part of the pictures: its looks are those of other stories. */}
      <div style={{ display: 'grid', opacity: 0, blockSize: isNarrow ? 1 : undefined, overflow: 'hidden' }}>
        <ModelerView
          xml={xml}
          label="Order to cash"
          selected={selected}
          onSelect={setSelected}
          onOpened={() => setSelected(first)}
          onModeler={keep}
        />
      </div>
    </div>
  )
}
