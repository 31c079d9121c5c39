import { useTranslation } from 'react-i18next'
import { toasts } from '@embpm/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react'
import { LeaveGuard } from '../../../../shell/LeaveGuard.js'
import type { Drawing } from '../../task/drawing.js'
import { KeptOffer } from '../../task/KeptOffer.js'
import { Notices } from '../../task/Notices.js'
import type { SavingState } from '../../task/saving/Saving.js'
import { SaveStatus } from '../../task/SaveStatus.js'
import '../../task/styles.css'
import { useDrawing, useSaving, useShown, type DrawingOptions } from '../../task/useDrawing.js'
import { useOpening } from '../../task/useOpening.js'
import { openRaci, type RaciEditing } from './raciEditing.js'
import { RaciEmpty } from './RaciEmpty.js'
import { RaciFailure } from './RaciFailure.js'
import { RaciSheet } from './RaciSheet.js'
import { RaciSkeleton } from './RaciSkeleton.js'

/** The matrix over the newest revision of a process, or over what is kept on this device and not saved, to be changed. */
export function ChangedRaci({ process }: { process: string }) {
  const { asked, offered, goOn, discard, isInterrupted, options } = useOpening(process)
  const { data, error, isError, refetch } = asked
  if (isError) return <RaciFailure error={error} onRetry={refetch} />
  if (!data) return <RaciSkeleton />
  if (offered)
    return (
      <div className="emb-app-raci-state">
        <KeptOffer
          key={offered.id}
          kept={offered}
          newest={data.newest}
          onContinue={() => goOn(offered)}
          onDiscard={() => discard(offered)}
        />
      </div>
    )
  if (!data.newest && !options.continued) return <RaciEmpty process={process} isDrawn={false} />
  return <SavedRaci {...options} opening={data} isInterrupted={isInterrupted} />
}

/** What is entered is saved by itself, as what is drawn is. */
function SavedRaci({ isInterrupted, ...options }: DrawingOptions & { isInterrupted: boolean }) {
  const { t } = useTranslation()
  const { drawing, putAside } = useDrawing(options)
  const state = useSaving(drawing)
  const shown = useShown(drawing)
  const { opening, owner } = options
  const name = opening.path.at(-1)?.name ?? ''
  const sayItIsBack = useEffectEvent(() => void toasts.add({ text: t('building.offer.isBack'), icon: 'info' }))
  useEffect(() => {
    if (isInterrupted) sayItIsBack()
  }, [isInterrupted])
  useEffect(
    () => () => {
      // Another process, or another report: what was entered a moment ago does not wait for quiet.
      void drawing.saving.flush()
    },
    [drawing],
  )
  return (
    <>
      <div className="emb-app-raci-notices">
        <Notices drawing={drawing} state={state} name={name} processId={owner.processId} />
      </div>
      {shown.bpmnXml !== null && (
        <OpenedRaci
          key={shown.number}
          bpmnXml={shown.bpmnXml}
          drawing={drawing}
          state={state}
          name={name}
          process={owner.processId}
        />
      )}
      <LeaveGuard
        unsaved={state.at !== 'saved'}
        onSessionLost={putAside}
        onDiscard={() => void drawing.saving.giveUp()}
      />
    </>
  )
}

interface OpenedRaciProps {
  bpmnXml: string
  drawing: Drawing
  state: SavingState
  name: string
  process: string
}

/** A text that is opened once; what is entered then is in `editing`. */
function OpenedRaci({ bpmnXml, ...rest }: OpenedRaciProps) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['raci', useId()],
    queryFn: () => openRaci(bpmnXml),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  if (isError) return <RaciFailure error={error} onRetry={refetch} />
  return data ? <EditedRaci {...rest} editing={data} /> : <RaciSkeleton />
}

function EditedRaci({
  drawing,
  editing,
  state,
  name,
  process,
}: Omit<OpenedRaciProps, 'bpmnXml'> & { editing: RaciEditing }) {
  const { t } = useTranslation()
  const entered = useSyncExternalStore(editing.subscribe, editing.state)
  useEffect(() => {
    drawing.attach(editing)
    return () => drawing.attach(null)
  }, [drawing, editing])
  const { base, at } = state
  const isPublished = at === 'saved' && base !== null && base.state !== 'draft' && base.state !== 'review'
  return (
    <RaciSheet
      process={process}
      name={name}
      revision={base}
      matrix={editing.matrix}
      entered={entered}
      editing={editing}
      status={<SaveStatus saving={drawing.saving} state={state} />}
      notice={isPublished ? t('raciMatrix.makesDraft', { number: base.number }) : null}
    />
  )
}
