import type { Revision } from '@embpm/contract/revision'
import { Badge } from '@embpm/ui/badge'
import { Button, IconButton } from '@embpm/ui/button'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { StateMessage } from '@embpm/ui/state-message'
import { CircleAlert, CircleCheck, Redo2, Undo2, Users } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../../../entity/tree/useNarrow.js'
import { stateTones, useRevisionWords } from '../../diagrams/useRevisionWords.js'
import { AddRole } from './AddRole.js'
import { type Matrix, type MatrixRole, nextWrong, wrongSteps } from './matrix.js'
import { RaciCards } from './RaciCards.js'
import type { EnteredRoles, RaciEditing } from './raciEditing.js'
import { RaciFoot } from './RaciFoot.js'
import { RaciGrid, type RaciGridHandle } from './RaciGrid.js'
import { RaciEmpty } from './RaciEmpty.js'
import { RaciTools } from './RaciTools.js'
import { type RaciView, useAxes } from './useAxes.js'
import { useRaciChanges } from './useRaciChanges.js'

/** Props of `RaciSheet`. */
export interface RaciSheetProps {
  /** Id and name of the process. */
  process: string
  name: string
  /** The revision that the matrix lies over; `null` before the first. */
  revision: Revision | null
  matrix: Matrix
  entered: EnteredRoles
  /** `null` where the matrix is only read. */
  editing: RaciEditing | null
  /** What becomes of what is entered. */
  status?: ReactNode
  /** What one should know before one enters something. */
  notice: string | null
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The matrix of a process with its tools; on a narrow screen a card for each step. */
export function RaciSheet({ process, name, revision, matrix, entered, editing, status, notice }: RaciSheetProps) {
  const { t } = useTranslation()
  const words = useRevisionWords()
  const isNarrow = useNarrow()
  const grid = useRef<RaciGridHandle>(null)
  const [view, setView] = useState<RaciView>('step')
  const [added, setAdded] = useState<readonly MatrixRole[]>([])
  const { steps } = matrix
  const { rolesByStep, canUndo, canRedo } = entered
  const roles = useMemo(
    () => [...matrix.roles, ...added.filter(({ ref }) => !matrix.roles.some((role) => role.ref === ref))],
    [matrix.roles, added],
  )
  const axes = useAxes(matrix, roles, view)
  const changes = useRaciChanges(editing)
  const wrong = wrongSteps(steps, rolesByStep)

  const showWrong = (direction: 1 | -1) => {
    const step = nextWrong(steps, rolesByStep, grid.current?.stepAt()?.id ?? null, direction)
    if (step) grid.current?.showStep(step)
  }
  const onF8 = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    showWrong(event.shiftKey ? -1 : 1)
  })
  useEffect(() => {
    document.addEventListener('keydown', onF8)
    return () => document.removeEventListener('keydown', onF8)
  }, [])

  if (steps.length === 0) return <RaciEmpty process={process} isDrawn />
  const wrongText = t('raciMatrix.wrong', { count: wrong.length })
  return (
    <>
      <div className="emb-app-raci-tools">
        {!isNarrow && (
          <SegmentedControl
            label={t('raciMatrix.view')}
            segments={[
              { value: 'step', label: t('raciMatrix.byStep') },
              { value: 'role', label: t('raciMatrix.byRole') },
            ]}
            value={view}
            onValueChange={setView}
          />
        )}
        {wrong.length === 0 ? (
          <span className="emb-app-raci-right">
            <CircleCheck {...glyph} />
            {t('raciMatrix.allRight')}
          </span>
        ) : isNarrow || roles.length === 0 ? (
          <span className="emb-app-raci-wrong">
            <CircleAlert {...glyph} />
            {wrongText}
          </span>
        ) : (
          <Button
            className="emb-app-raci-wrong"
            variant="ghost"
            icon={<CircleAlert {...glyph} />}
            aria-keyshortcuts="F8"
            onPress={() => showWrong(1)}
          >
            {wrongText}
          </Button>
        )}
        <span className="emb-app-raci-gap" />
        {revision && <Badge tone={stateTones[revision.state]}>{words.stateOf(revision)}</Badge>}
        {status}
        {editing && (
          <>
            <IconButton
              label={t('raciMatrix.undo')}
              icon={<Undo2 {...glyph} />}
              disabled={!canUndo}
              onPress={changes.undo}
            />
            <IconButton
              label={t('raciMatrix.redo')}
              icon={<Redo2 {...glyph} />}
              disabled={!canRedo}
              onPress={changes.redo}
            />
            <AddRole roles={roles} onAdd={(role) => setAdded([...added, role])} />
          </>
        )}
        <RaciTools name={name} axes={axes} rolesByStep={rolesByStep} />
      </div>
      {notice !== null && <p className="emb-app-raci-notice">{notice}</p>}
      {roles.length === 0 ? (
        <StateMessage
          kind="empty"
          className="emb-app-raci-state"
          icon={<Users size={20} strokeWidth={1.5} aria-hidden />}
          title={t('raciMatrix.noRolesTitle')}
          description={t(editing ? 'raciMatrix.noRolesText' : 'raciMatrix.noRolesRead')}
        />
      ) : isNarrow ? (
        <RaciCards steps={steps} roles={roles} rolesByStep={rolesByStep} changes={editing && changes} />
      ) : (
        <RaciGrid
          ref={grid}
          key={view}
          process={process}
          label={t('raciMatrix.matrix', { name })}
          axes={axes}
          rolesByStep={rolesByStep}
          changes={editing && changes}
        />
      )}
      <RaciFoot steps={steps.length} roles={roles.length} hasKeys={editing !== null && !isNarrow && roles.length > 0} />
    </>
  )
}
