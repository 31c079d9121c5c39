import type { Scenario } from '@embpm/contract/scenario'
import { Button } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { StateMessage } from '@embpm/ui/state-message'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardGhost } from '../../../entity/board/BoardGhost.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePart } from '../../../shell/usePart.js'
import type { BuildDraft } from './buildDraft.js'
import { BuildStrip } from './BuildStrip.js'
import { onSequenceKey } from './onSequenceKey.js'
import { ProcessTree } from './ProcessTree.js'
import { StepCard } from './StepCard.js'
import { StepPanel } from './StepPanel.js'
import type { Build } from './useBuild.js'
import { useDuration } from './useDuration.js'
import { useScenarioTabs } from './useScenarioTabs.js'
import type { SequenceEditing } from './useSequence.js'
import { useSequenceDrag } from './useSequenceDrag.js'

const addDialog = lazyPart(async () => (await import('./AddProcessDialog.js')).AddProcessDialog)

/** Props of `BuildSequence`. */
export interface BuildSequenceProps {
  scenario: Scenario
  build: Build
  editing: SequenceEditing
  /** The list of the cards. */
  listRef: RefObject<HTMLOListElement | null>
  late: ReadonlyMap<string, readonly string[]>
  mayWrite: boolean
}

/** The sequence as a list of cards, between the processes that one drags from and the details of the chosen one. */
export function BuildSequence({ scenario, build, editing, listRef, late, mayWrite }: BuildSequenceProps) {
  const { t } = useTranslation()
  const { steps } = build
  const isNarrow = useNarrow()
  const [details, setDetails] = useState(!isNarrow)
  const [adds, setAdds] = useState(false)
  const variant = useRef<HTMLElement>(null)
  const { Part: AddDialog } = usePart(addDialog, adds, () => setAdds(false))
  const { drag, board, rows, ghost, begin } = useSequenceDrag((dragged, place) => {
    if (dragged.from === 'tree') return editing.add(dragged, place)
    const step = steps.find(({ key }) => key === dragged.id)
    if (step) editing.move(step, place)
  })
  const over = drag && drag.over !== null ? placeOfDrop(drag.over, drag.dragged, steps) : null
  const used = useMemo(() => new Set(steps.map(({ process }) => process.id)), [steps])
  const showDetails = (key: string | null) => {
    if (key !== null) editing.choose(key)
    setDetails(true)
    requestAnimationFrame(() => variant.current?.focus())
  }
  const add = { label: t('scenarioBuild.add'), icon: <Plus size={16} strokeWidth={1.5} aria-hidden /> }
  useOffer('page', mayWrite ? [{ id: 'add-process', ...add, onAction: () => setAdds(true) }] : [])
  const addButton = mayWrite && (
    <Button size="s" icon={add.icon} onPress={() => setAdds(true)}>
      {add.label}
    </Button>
  )
  return (
    <>
      <div ref={board} className="emb-app-build-columns" data-readonly={!mayWrite || undefined}>
        {!isNarrow && mayWrite && <ProcessTree used={used} onAdd={(process) => editing.add(process)} onDrag={begin} />}
        <div ref={rows} className="emb-app-build-main">
          <header className="emb-app-build-head">
            <h2>{t('scenarioBuild.sequence')}</h2>
            <LinkTabs {...useScenarioTabs(scenario.id)} current="list" />
          </header>
          {steps.length === 0 && (
            <StateMessage
              kind="empty"
              headingLevel={3}
              title={t('scenarioBuild.emptyTitle')}
              description={t('scenarioBuild.emptyText')}
              actions={addButton}
            />
          )}
          <Cards
            steps={steps}
            editing={editing}
            listRef={listRef}
            late={late}
            mayWrite={mayWrite}
            over={over}
            dragging={drag?.dragged.id ?? null}
            onDetails={showDetails}
            onGrab={(event, step) =>
              begin(event, { from: 'sequence', id: step.key, name: step.process.name, code: step.process.code })
            }
          />
          <div
            className="emb-app-build-end"
            data-board-column={steps.length}
            data-drop={over?.place === steps.length ? 'before' : undefined}
            data-number={steps.length + 1}
          />
          <Totals steps={steps} action={steps.length > 0 && addButton} />
        </div>
        {details && editing.selected && (
          <StepPanel
            key={editing.selected.key}
            scenarioId={scenario.id}
            step={editing.selected}
            steps={steps}
            isDialog={isNarrow}
            readOnly={!mayWrite}
            variantRef={variant}
            onChange={build.change}
            onRemove={() => editing.selected && editing.remove(editing.selected)}
            onClose={() => {
              setDetails(false)
              editing.focus(editing.selected?.key)
            }}
          />
        )}
      </div>
      {!isNarrow && mayWrite && <BuildStrip said={editing.said} isLifted={editing.lifted !== null} />}
      {isNarrow && (
        <p role="status" className="emb-visually-hidden">
          {editing.said}
        </p>
      )}
      {drag && <BoardGhost ref={ghost} title={`${drag.dragged.name} ${drag.dragged.code}`} />}
      {adds && AddDialog && (
        <AddDialog
          onAdd={(process) => {
            editing.add(process)
            setAdds(false)
          }}
          onClose={() => setAdds(false)}
        />
      )}
    </>
  )
}

/** Where the line of a drop is drawn: before a place, or behind it where a card comes from above. */
const placeOfDrop = (over: number, { from, id }: { from: string; id: string }, steps: BuildDraft) => {
  const at = from === 'sequence' ? steps.findIndex(({ key }) => key === id) : -1
  const place = from === 'sequence' ? Math.min(over, steps.length - 1) : over
  return { place, isBehind: at >= 0 && place > at }
}

interface CardsProps {
  listRef: RefObject<HTMLOListElement | null>
  steps: BuildDraft
  editing: SequenceEditing
  late: ReadonlyMap<string, readonly string[]>
  mayWrite: boolean
  over: { place: number; isBehind: boolean } | null
  dragging: string | null
  onDetails: (key: string | null) => void
  onGrab: (event: PointerEvent, step: BuildDraft[number]) => void
}

function Cards({ listRef, steps, editing, late, mayWrite, over, dragging, onDetails, onGrab }: CardsProps) {
  const { t } = useTranslation()
  const stop = editing.selected?.key ?? steps[0]?.key
  const shared = {
    total: steps.length,
    mayWrite,
    onKey: (event: KeyboardEvent) => {
      if (onSequenceKey(event, { steps, editing, mayWrite, onDetails: () => onDetails(null) })) event.preventDefault()
    },
    onChoose: editing.choose,
    onDetails,
    onMove: editing.move,
    onRemove: editing.remove,
  }
  return (
    <ol ref={listRef} className="emb-app-build-cards" aria-label={t('scenarioBuild.sequence')}>
      {steps.map((step, place) => (
        <li
          key={step.key}
          data-board-column={place}
          data-drop={over?.place === place ? (over.isBehind ? 'after' : 'before') : undefined}
          data-number={over?.place === place ? place + 1 : undefined}
          data-dragging={dragging === step.key || undefined}
          onPointerDown={(event) => {
            const isTool = event.target instanceof Element && event.target.closest('button:not([data-step])')
            if (mayWrite && !isTool) onGrab(event, step)
          }}
        >
          <StepCard
            {...shared}
            step={step}
            place={place}
            isChosen={editing.selected?.key === step.key}
            isLifted={editing.lifted === step.key}
            isLate={late.has(step.key)}
            isStop={stop === step.key}
          />
        </li>
      ))}
    </ol>
  )
}

function Totals({ steps, action }: { steps: BuildDraft; action: ReactNode }) {
  const { t } = useTranslation()
  const sum = (name: 'tasks' | 'minutes') => steps.reduce((all, one) => all + one[name], 0)
  const duration = useDuration()
  return (
    <footer className="emb-app-build-totals">
      <span>{t('scenarioBuild.processes', { count: steps.length })}</span>
      <span>{t('scenarioBuild.tasks', { count: sum('tasks') })}</span>
      <span>{duration(sum('minutes'))}</span>
      <span />
      {action}
    </footer>
  )
}
