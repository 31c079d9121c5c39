import { Button, LinkButton } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Drawer } from '@embpm/ui/drawer'
import { saveFile } from '@embpm/ui/file-export'
import { SplitPane } from '@embpm/ui/split-pane'
import { SkeletonText } from '@embpm/ui/skeleton'
import { Expand, PenLine } from 'lucide-react'
import { useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../../diagram/elementWords.js'
import { ProblemList } from '../../../diagram/problems/ProblemList.js'
import { problemOverlays } from '../../../diagram/problems/problemOverlays.js'
import type { Problems } from '../../../diagram/problems/useProblems.js'
import { DiagramView, type DiagramHandle } from '../../../diagram/DiagramView.js'
import type { Modeler } from '../../../diagram/modeler/Modeler.js'
import { ModelerView } from '../../../diagram/modeler/ModelerView.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { CopyMainButton, type CopyMainButtonProps } from './CopyMainButton.js'
import type { Drawing, Shown } from './drawing.js'
import { panes } from './panes.js'
import { useElements } from './useElements.js'

/** Props of `EditorPanes`. */
export interface EditorPanesProps {
  diagram: RefObject<DiagramHandle | null>
  drawing: Drawing
  shown: Shown
  /** Of the process. */
  name: string
  /** Once the model is drawn. */
  modeler: Modeler | null
  onModeler: (modeler: Modeler | null) => void
  problems: Problems
  /** Id of the selected element. */
  selected: string | null
  /** Called with what is selected on the canvas. */
  onSelect: (id: string | null) => void
  /** Called with what is selected beside it. */
  onReveal: (id: string | null) => void
  /** Draws a first event. */
  onBegin: () => Promise<unknown>
  /** How a variant begins with a copy; `null` for a process that is none. */
  copy: CopyMainButtonProps | null
  onImport: () => void
  /** Address of where the revisions can be read. */
  viewHref: string
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Outline, canvas and properties side by side; on a narrow screen the outline below a small picture, which opens the diagram. */
export function EditorPanes({ drawing, onModeler, ...props }: EditorPanesProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const isNarrow = useNarrow()
  const made = useRef<Modeler>(null)
  const attach = useCallback(
    (modeler: Modeler | null) => {
      made.current = modeler
      drawing.attach(modeler)
      if (!modeler) onModeler(null)
    },
    [drawing, onModeler],
  )
  const { diagram, name, modeler, problems, selected, onSelect, onReveal, onBegin, copy, onImport, viewHref } = props
  const { bpmnXml, number } = props.shown
  const [unreadable, setUnreadable] = useState<number | null>(null)
  const isUnreadable = unreadable === number
  const beside = modeler && { modeler, selected, problems, onSelect: onReveal }
  const elements = useElements(modeler)
  const overlays = useMemo(() => problemOverlays(problems.list, elements), [problems.list, elements])
  const nameOf = (id: string) => {
    const element = elements.find((one) => one.id === id)
    return element ? words.lineName(element) : name
  }
  const outline = (
    <div className="emb-app-build-pane">{beside ? panes.outline(beside) : !isUnreadable && <Bars lines={8} />}</div>
  )
  const properties = (
    <div className="emb-app-build-pane">{beside ? panes.properties(beside) : !isUnreadable && <Bars lines={6} />}</div>
  )
  const canvas = (
    <ModelerView
      key={number}
      ref={diagram}
      xml={bpmnXml}
      label={name}
      selected={selected}
      onSelect={onSelect}
      onModeler={attach}
      onOpened={() => onModeler(made.current)}
      onUnreadable={() => setUnreadable(number)}
      hasTools={!isNarrow}
      markers={problems.markers}
      notes={problems.notes}
      overlays={overlays}
      tools={<ProblemList problems={problems} nameOf={nameOf} selected={selected} onShow={onReveal} />}
      problemText={t('building.unreadable')}
      problemActions={
        bpmnXml !== null && (
          <>
            <Button onPress={() => saveFile(new Blob([bpmnXml], { type: 'application/bpmn+xml' }), `${name}.bpmn`)}>
              {t('building.exportIt')}
            </Button>
            <LinkButton href={viewHref}>{t('processView.revisions')}</LinkButton>
          </>
        )
      }
      emptyActions={
        <>
          {copy && <CopyMainButton {...copy} />}
          <Button variant={copy ? 'secondary' : 'primary'} onPress={onBegin}>
            {t('building.begin')}
          </Button>
          <Button onPress={onImport}>{t('building.import.title')}</Button>
        </>
      }
    />
  )
  if (bpmnXml === null) return canvas
  if (isNarrow)
    return (
      <NarrowPanes name={name} drawing={drawing} isReady={modeler !== null} canvas={canvas} outline={outline}>
        {properties}
      </NarrowPanes>
    )
  return (
    <SplitPane
      start={{ label: t('building.outline'), content: outline, min: 200, max: 480 }}
      end={{ label: t('building.properties'), content: properties, min: 260, max: 560 }}
      defaultValue={{ start: 272, end: 312 }}
    >
      {canvas}
    </SplitPane>
  )
}

/** A pane whose content is not there yet. */
const Bars = ({ lines }: { lines: number }) => (
  <div className="emb-app-build-bars">
    <SkeletonText lines={lines} />
  </div>
)

interface NarrowPanesProps extends Pick<EditorPanesProps, 'name' | 'drawing'> {
  isReady: boolean
  canvas: ReactNode
  outline: ReactNode
  /** The properties. */
  children: ReactNode
}

function NarrowPanes({ name, drawing, isReady, canvas, outline, children }: NarrowPanesProps) {
  const { t } = useTranslation()
  const [isEdited, setEdited] = useState(false)
  const [looked, setLooked] = useState<string | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <div className="emb-app-diagram-stack">
      <div className="emb-app-build-thumbnail">
        <div inert>{canvas}</div>
        <span>{t('building.readOnly')}</span>
        <Button disabled={!isReady} icon={<Expand {...glyph} />} onPress={async () => setLooked(await drawing.text())}>
          {t('building.openDiagram')}
        </Button>
      </div>
      <div className="emb-app-build-outline">{outline}</div>
      <div className="emb-app-build-foot">
        <Button disabled={!isReady} icon={<PenLine {...glyph} />} onPress={() => setEdited(true)}>
          {t('building.properties')}
        </Button>
      </div>
      <Drawer title={t('building.properties')} open={isEdited} onOpenChange={setEdited} padded={false}>
        {children}
      </Drawer>
      {looked !== null && (
        <Dialog size="fullscreen" open onOpenChange={(open) => !open && setLooked(null)}>
          <Dialog.Header title={name} />
          <Dialog.Body className="emb-app-build-difference">
            <DiagramView xml={looked} label={name} selected={selected} onSelect={setSelected} hasMap={false} />
          </Dialog.Body>
        </Dialog>
      )}
    </div>
  )
}
