import { useState } from 'react'
import { Workplace } from '../../../entity/import/Workplace.fixture.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import type { Modeler } from '../Modeler.js'
import { ModelerView } from '../ModelerView.js'
import { ModelerOutline, type ModelerOutlineProps } from './ModelerOutline.js'

/** The modeler of the story that is shown. */
export const made: { current: Modeler | null } = { current: null }

/** Props of `OutlineScreen`. */
export interface OutlineScreenProps extends Pick<ModelerOutlineProps, 'markers'> {
  xml: string
  selected?: string | null
  /** Default `en`. */
  language?: string
}

function Screen({ xml, selected: given = null, markers }: OutlineScreenProps) {
  const [modeler, setModeler] = useState<Modeler | null>(null)
  const [selected, setSelected] = useState(given)
  const [keep] = useState(() => (next: Modeler | null) => {
    made.current = next
    setModeler(next)
  })
  const narrow = useNarrow()
  return (
    <div
      style={{
        display: 'grid',
        grid: narrow ? '150px minmax(0, 1fr) / 100%' : '100% / 272px minmax(0, 1fr)',
        blockSize: narrow ? 740 : 640,
      }}
    >
      {!narrow && (
        <ModelerOutline modeler={modeler} selected={selected} onSelect={setSelected} {...(markers && { markers })} />
      )}
      <ModelerView
        xml={xml}
        label="Sell from stock"
        selected={selected}
        onSelect={setSelected}
        onModeler={keep}
        hasTools={!narrow}
      />
      {narrow && (
        <ModelerOutline modeler={modeler} selected={selected} onSelect={setSelected} {...(markers && { markers })} />
      )}
    </div>
  )
}

/** An outline beside its canvas, below it on a narrow screen, with what is selected in both. */
export const OutlineScreen = ({ language = 'en', ...props }: OutlineScreenProps) => (
  <Workplace language={language} title="Sell from stock" body={<Screen {...props} />} />
)
