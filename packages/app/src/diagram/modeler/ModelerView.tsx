import { lazyPart, useLoaded, type LazyPart } from '@embpm/ui/lazy-part'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../entity/tree/useNarrow.js'
import type { CreateDiagram } from '../Diagram.js'
import { DiagramFrame, type DiagramViewProps } from '../DiagramView.js'
import { ElementMenu } from './canvas/ElementMenu.js'
import { ElementPad } from './canvas/ElementPad.js'
import { ModelerPalette } from './canvas/ModelerPalette.js'
import { wordsOf } from './canvas/wordsOf.js'
import './styles.css'
import type { Modeler } from './Modeler.js'
import { ModelerTools } from './ModelerTools.js'
import type english from './text/en.json'
import { useModelerCommands } from './useModelerCommands.js'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** Props of `ModelerView`. */
export interface ModelerViewProps extends DiagramViewProps {
  /** Called with the diagram once its first file is drawn, and with `null` when it goes. Keep the function between renders. */
  onModeler: (modeler: Modeler | null) => void
}

/** A modeler that speaks a language from its first file on; where its words cannot be loaded, English. */
const modelerIn = (language: string): LazyPart<CreateDiagram<Modeler>> =>
  lazyPart(async () => {
    const words = wordsOf(language)
      .load()
      .catch(() => ({}))
    const { createModeler } = await import('../bpmn/createModeler.js')
    const spoken = await words
    return (host) => createModeler(host, spoken)
  })

/** Floating tools at the left edge that a fitted diagram leaves free. */
const besidePalette = { left: 68 }

/**
 * A process diagram to change. Another `xml` replaces what is drawn, and what was done before cannot be undone then. On a small
 * screen it is only looked at: the outline changes it there.
 */
export function ModelerView({ onModeler, tools, children, clear, ...props }: ModelerViewProps) {
  const { t, i18n } = useTranslation()
  const isReadOnly = useNarrow()
  const [modeler, setModeler] = useState<Modeler | null>(null)
  const [isAsked, setAsked] = useState(false)
  // What is drawn stays when the language changes.
  const [part] = useState(() => modelerIn(i18n.language))
  const words = useLoaded(wordsOf(i18n.language), true)
  const run = useModelerCommands(modeler, () => setAsked(true))
  const endAsking = useCallback(() => setAsked(false), [])
  const hand = useCallback(
    (made: Modeler | null) => {
      setModeler(made)
      onModeler(made)
    },
    [onModeler],
  )
  useEffect(() => {
    if (words) modeler?.pads.speak(words)
  }, [modeler, words])
  useEffect(() => modeler?.pads.setReadOnly(isReadOnly), [modeler, isReadOnly])
  const isEdited = modeler !== null && !isReadOnly
  return (
    <DiagramFrame
      {...props}
      className={`emb-modeler ${props.className ?? ''}`}
      part={part}
      onMade={hand}
      help={isReadOnly ? undefined : t('drawing.help')}
      clear={isReadOnly ? clear : { ...besidePalette, ...clear }}
      tools={
        <>
          {isEdited && <ModelerTools modeler={modeler} run={run} />}
          {tools}
        </>
      }
    >
      {isEdited && <ModelerPalette pads={modeler.pads} />}
      {isEdited && <Floating modeler={modeler} isAsked={isAsked} onTaken={endAsking} />}
      {isReadOnly && props.hasTools !== false && <p className="emb-modeler-readonly">{t('drawing.readOnly')}</p>}
      {children}
    </DiagramFrame>
  )
}

interface FloatingProps {
  modeler: Modeler
  /** Whether the actions were asked for by key. */
  isAsked: boolean
  onTaken: () => void
}

/** What hangs at what is selected. */
function Floating({ modeler, isAsked, onTaken }: FloatingProps) {
  const { pads, arranging } = modeler
  const pad = useSyncExternalStore(pads.pad.watch, pads.pad.get)
  const menu = useSyncExternalStore(pads.menu.watch, pads.menu.get)
  if (!pad) return null
  return (
    <>
      <ElementPad modeler={modeler} pad={pad} wanted={isAsked} onTaken={onTaken} onLeave={arranging.focusChosen} />
      {menu && (
        <ElementMenu key={menu.title} modeler={modeler} menu={menu} place={pad.place} onClose={arranging.focusChosen} />
      )}
    </>
  )
}
