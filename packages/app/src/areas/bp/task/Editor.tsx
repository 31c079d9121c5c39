import { newModel } from '@embpm/bpmn'
import { nextStates } from '@embpm/contract/revision'
import { Badge } from '@embpm/ui/badge'
import { Button } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { toasts } from '@embpm/ui/toast'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagramHandle } from '../../../diagram/DiagramView.js'
import type { Modeler } from '../../../diagram/modeler/Modeler.js'
import { useProblems } from '../../../diagram/problems/useProblems.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { usePlace } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { LeaveGuard } from '../../../shell/LeaveGuard.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePart } from '../../../shell/usePart.js'
import { ExportMenu } from '../diagrams/ExportMenu.js'
import { stateTones, useRevisionWords } from '../diagrams/useRevisionWords.js'
import { BuildFrame } from './BuildFrame.js'
import { CompareMenu } from './CompareMenu.js'
import { EditorPanes } from './EditorPanes.js'
import { focusTitle } from './focusTitle.js'
import type { ImportedModel } from './importing/ImportedModel.js'
import { MoreMenu } from './MoreMenu.js'
import { Notices } from './Notices.js'
import { SaveStatus } from './SaveStatus.js'
import { useDrawing, useSaving, useShown, type DrawingOptions } from './useDrawing.js'
import { useGivenFile } from './useGivenFile.js'

/** Props of `Editor`. */
export interface EditorProps extends DrawingOptions {
  /** Whether it goes on after a session that was lost. */
  isInterrupted: boolean
  /** Whether it takes the place of what had the focus. */
  takesFocus: boolean
  /** Address of where processes are chosen. */
  chooserHref: string
  /** Id of the selected element. */
  step: string | null
  onStep: (step: string | null) => void
}

const importPart = lazyPart(async () => (await import('./ImportDialog.js')).ImportDialog)
const revisionPart = lazyPart(async () => (await import('./TurnDialog.js')).TurnDialog)

/** A process that is drawn: its bar, and outline, canvas and properties. What is drawn is saved by itself. */
export function Editor({ isInterrupted, takesFocus, chooserHref, step, onStep, ...options }: EditorProps) {
  const { t } = useTranslation()
  const words = useRevisionWords()
  const isNarrow = useNarrow()
  const { opening, owner } = options
  const { drawing, putAside } = useDrawing(options)
  const state = useSaving(drawing)
  const shown = useShown(drawing)
  const diagram = useRef<DiagramHandle>(null)
  const [modeler, setModeler] = useState<Modeler | null>(null)
  const problems = useProblems(modeler)
  const [importing, setImporting] = useState<{ file: File | null } | null>(null)
  const [intent, setIntent] = useState<'publish' | 'name' | null>(null)
  const importDialog = usePart(importPart, importing !== null, () => setImporting(null))
  const revisionDialog = usePart(revisionPart, intent !== null, () => setIntent(null))
  const isOver = useGivenFile(importing === null && intent === null, (file) => setImporting({ file }))

  const sayItIsBack = useEffectEvent(() => void toasts.add({ text: t('building.offer.isBack'), icon: 'info' }))
  useEffect(() => {
    if (isInterrupted) sayItIsBack()
  }, [isInterrupted])
  useEffect(() => {
    if (takesFocus) focusTitle()
  }, [takesFocus])

  const process = opening.path.at(-1)
  const name = process?.name ?? ''
  const mainId = process?.variantOfId ?? null
  const { base, at } = state
  const isEmpty = shown.bpmnXml === null
  const mayPublish = !isEmpty && (at !== 'saved' || base === null || nextStates[base.state].includes('published'))
  const select = (id: string | null) => {
    onStep(id)
    if (id !== null) diagram.current?.reveal(id)
  }
  const begin = () => drawing.replace(newModel({ name }), '')
  const put = async (model: ImportedModel, fileName: string) => {
    onStep(null)
    await drawing.saving.flush()
    const isSaved = await drawing.replace(model.bpmnXml, t('building.import.label', { name: fileName }).slice(0, 100))
    if (isSaved) toasts.add({ text: t('building.import.done'), icon: 'success' })
  }
  const viewHref =
    addressOf(inOrganisation('bp/view'), usePlace()) +
    stringifySearch({ process: owner.processId, ...(base && base.state !== 'published' && { revision: base.id }) })
  const publish = () => setIntent('publish')
  useOffer('page', mayPublish ? [{ id: 'publish', label: t('building.publish.title'), onAction: publish }] : [])

  return (
    <BuildFrame
      path={opening.path}
      chooserHref={chooserHref}
      data-over={isOver || undefined}
      badge={
        <>
          {base && <Badge tone={stateTones[base.state]}>{words.stateOf(base)}</Badge>}
          <SaveStatus saving={drawing.saving} state={state} />
        </>
      }
      actions={
        <>
          {!isNarrow && (
            <>
              <CompareMenu processId={owner.processId} drawing={drawing} />
              <ExportMenu diagram={diagram} xml={isEmpty ? undefined : drawing.text} name={name} />
            </>
          )}
          <MoreMenu
            viewHref={viewHref}
            drawing={drawing}
            state={state}
            onImport={() => setImporting({ file: null })}
            onName={() => setIntent('name')}
          />
          <Button variant="primary" disabled={!mayPublish} pending={revisionDialog.pending} onPress={publish}>
            {t(isNarrow ? 'building.publish.button' : 'building.publish.title')}
          </Button>
        </>
      }
    >
      <Notices drawing={drawing} state={state} name={name} processId={owner.processId} />
      <EditorPanes
        diagram={diagram}
        drawing={drawing}
        shown={shown}
        name={name}
        modeler={modeler}
        onModeler={setModeler}
        problems={problems}
        selected={step}
        onSelect={onStep}
        onReveal={select}
        onBegin={begin}
        copy={mainId === null ? null : { mainId, onCopy: drawing.replace }}
        onImport={() => setImporting({ file: null })}
        viewHref={viewHref}
      />
      {isOver && <div className="emb-app-build-drop">{t('building.import.drop')}</div>}
      {importing && importDialog.Part && (
        <importDialog.Part
          given={importing.file}
          isReplacing={!isEmpty}
          onImport={put}
          onClose={() => setImporting(null)}
        />
      )}
      {intent && revisionDialog.Part && (
        <revisionDialog.Part
          intent={intent}
          drawing={drawing}
          problems={problems.list ?? []}
          onShow={select}
          onDone={(revision) => drawing.saving.turned(revision)}
          onClose={() => setIntent(null)}
        />
      )}
      <LeaveGuard
        unsaved={at !== 'saved'}
        parameter="process"
        onSessionLost={putAside}
        onDiscard={() => void drawing.saving.giveUp()}
      />
    </BuildFrame>
  )
}
