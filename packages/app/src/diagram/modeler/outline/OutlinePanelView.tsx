import { TextField } from '@embpm/ui/text-field'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../elementWords.js'
import type { Modeler } from '../Modeler.js'
import type { ElementKind, ElementPlace, OutlineNode } from '../ModelerEditing.js'
import { AddForm } from './AddForm.js'
import { type Choice, ChooseList } from './ChooseList.js'
import { keyOf, kindName } from './kindWords.js'
import { NamesForm } from './NamesForm.js'
import { OutlineGlyph } from './OutlineGlyph.js'
import type { OutlinePanel } from './OutlinePanel.js'
import { PanelBox } from './PanelBox.js'
import type { OutlineActions } from './useOutlineActions.js'

/** Props of `OutlinePanelView`. */
export interface OutlinePanelViewProps {
  panel: OutlinePanel
  modeler: Modeler
  nodes: readonly OutlineNode[]
  actions: OutlineActions
  /** px from the top of the outline. */
  top: number
  /** @param byKey whether the focus goes back to the outline */
  onClose: (byKey: boolean) => void
}

/** What is asked before something is done: which kind, where to, which name. */
export function OutlinePanelView({ panel, modeler, nodes, actions, top, onClose }: OutlinePanelViewProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const { ask, id } = panel
  const node = nodes.find((one) => one.id === id)
  const title =
    ask === 'pool' || id === null
      ? t(ask === 'pool' ? 'outline.ask.pool' : 'outline.ask.begin')
      : t(`outline.ask.${ask}`, { name: node ? words.lineName(node) : '' })
  const finish = (isDone: boolean) => {
    if (isDone) onClose(true)
  }
  const body = () => {
    if (ask === 'after' || ask === 'before' || ask === 'in')
      return (
        <AddHere ask={ask} id={id} modeler={modeler} nodes={nodes} onAdd={(...made) => finish(actions.add(...made))} />
      )
    if (id === null)
      return <NamesForm labels={[t('outline.fields.name')]} onAdd={(name) => finish(actions.addPool(name))} />
    if (ask === 'kind' || ask === 'attach') return <KindList {...{ ask, id, modeler }} onChoose={chooseKind} />
    if (ask === 'connect') return <ConnectList {...{ id, modeler, nodes, actions, finish }} />
    if (ask === 'join' || ask === 'start' || ask === 'end' || ask === 'lane')
      return <PlaceList {...{ ask, id, modeler, nodes, title, actions, finish }} />
    return <Names ask={ask} id={id} actions={actions} finish={finish} />
  }
  const chooseKind = (kind: ElementKind, typed: string) => {
    if (id !== null) finish(ask === 'kind' ? actions.replace(id, kind) : actions.attach(id, kind, typed))
  }
  return (
    <PanelBox title={title} top={top} onClose={onClose}>
      {body()}
    </PanelBox>
  )
}

interface AddHereProps extends Pick<OutlinePanelViewProps, 'modeler' | 'nodes'> {
  ask: 'after' | 'before' | 'in'
  id: string | null
  onAdd: (kind: ElementKind, name: string, place: ElementPlace) => void
}

function AddHere({ ask, id, modeler, nodes, onAdd }: AddHereProps) {
  const node = nodes.find((one) => one.id === id)
  const source = node?.isFlow ? nodes.find((one) => one.id === node.sourceId) : node
  const placeIn = (lane: string | null): ElementPlace => {
    if (ask === 'in' || id === null) return { in: id }
    const more = lane === null ? {} : { lane }
    return ask === 'after' ? { after: id, ...more } : { before: id, ...more }
  }
  const own = nodes.find((one) => one.id === source?.laneId)
  const others = ask === 'in' || !source ? [] : modeler.lanesFor(source.id)
  const lanes = own ? nodes.filter((one) => one === own || others.some((lane) => lane.id === one.id)) : []
  return (
    <AddForm
      kinds={modeler.kindsFor(placeIn(null))}
      lanes={lanes}
      lane={own?.id ?? null}
      onAdd={(kind, name, lane) => onAdd(kind, name, placeIn(lane))}
    />
  )
}

interface KindListProps {
  ask: 'kind' | 'attach'
  id: string
  modeler: Modeler
  onChoose: (kind: ElementKind, name: string) => void
}

function KindList({ ask, id, modeler, onChoose }: KindListProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const [name, setName] = useState('')
  const kinds = ask === 'kind' ? modeler.kindsOf(id) : modeler.attachable(id)
  return (
    <ChooseList
      label={t('outline.fields.kind')}
      choices={kinds.map((kind) => ({
        id: keyOf(kind),
        label: kindName(kind, words, t),
        icon: <OutlineGlyph type={kind.type} trigger={kind.trigger} />,
      }))}
      onChoose={({ id: key }) => {
        const kind = kinds.find((one) => keyOf(one) === key)
        if (kind) onChoose(kind, name)
      }}
    >
      {ask === 'attach' && (
        <div className="emb-outline-form">
          <TextField
            label={t('outline.fields.name')}
            value={name}
            autoComplete="off"
            onValueChange={(text) => setName(text ?? '')}
          />
        </div>
      )}
    </ChooseList>
  )
}

interface ListProps extends Pick<OutlinePanelViewProps, 'modeler' | 'nodes' | 'actions'> {
  id: string
  finish: (isDone: boolean) => void
}

/** What a step can be connected to, with the flow shown on the canvas before it is there. */
function ConnectList({ id, modeler, nodes, actions, finish }: ListProps) {
  const { t } = useTranslation()
  const choices = useChoices(nodes, modeler.targetsOf(id))
  const [label, setLabel] = useState('')
  const preview = useRef<(() => void) | null>(null)
  const show = (target: string | null) => {
    preview.current?.()
    preview.current = target === null ? null : modeler.preview(id, target)
  }
  useEffect(() => () => preview.current?.(), [])
  const kinds = modeler.kindsFor({ after: id })
  const kind = kinds.find(({ type }) => type === 'bpmn:UserTask') ?? kinds[0]
  const lane = nodes.find((node) => node.id === id)?.lane
  return (
    <ChooseList
      label={t('outline.fields.search')}
      choices={choices}
      offerNew={
        kind &&
        ((name) => ({
          id: ' new',
          label: t('outline.fields.newStep', { name }),
          icon: <Plus size={15} aria-hidden="true" />,
          ...(lane && { detail: lane }),
        }))
      }
      onActive={show}
      onChoose={(choice, typed) => {
        show(null)
        if (choice.id !== ' new') finish(actions.connect(id, choice.id, label))
        else if (kind) finish(actions.connectToNew(id, kind, typed, label))
      }}
    >
      <div className="emb-outline-form">
        <TextField
          label={t('outline.fields.flow')}
          value={label}
          autoComplete="off"
          onValueChange={(text) => setLabel(text ?? '')}
        />
      </div>
    </ChooseList>
  )
}

function PlaceList({
  ask,
  id,
  modeler,
  nodes,
  title,
  actions,
  finish,
}: ListProps & { ask: 'join' | 'start' | 'end' | 'lane'; title: string }) {
  const end = ask === 'start' ? 'source' : 'target'
  const ids = () => {
    if (ask === 'join') return modeler.joinsOf(id)
    return ask === 'lane' ? modeler.lanesFor(id).map((lane) => lane.id) : modeler.endsOf(id, end)
  }
  return (
    <ChooseList
      label={title}
      choices={useChoices(nodes, ids())}
      onChoose={({ id: chosen }) => {
        if (ask === 'join') finish(actions.join(id, chosen))
        else finish(ask === 'lane' ? actions.moveToLane(id, chosen) : actions.reconnect(id, end, chosen))
      }}
    />
  )
}

/** Elements to choose from, each with its kind or lane. */
function useChoices(nodes: readonly OutlineNode[], ids: readonly string[]): readonly Choice[] {
  const words = useElementWords()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return ids.flatMap((id) => {
    const node = byId.get(id)
    if (!node) return []
    const { type, trigger, name, lane } = node
    return {
      id,
      label: words.shortName(node),
      detail: lane ?? (name === '' ? '' : words.typeOf(type, trigger)),
      icon: <OutlineGlyph type={type} trigger={trigger} />,
    }
  })
}

interface NamesProps {
  ask: 'split' | 'note' | 'data' | 'laneAbove' | 'laneBelow' | 'lanes'
  id: string
  actions: OutlineActions
  finish: (isDone: boolean) => void
}

function Names({ ask, id, actions, finish }: NamesProps) {
  const { t } = useTranslation()
  const name = t('outline.fields.name')
  if (ask === 'split')
    return (
      <NamesForm
        labels={[t('outline.fields.gateway'), t('outline.fields.way')]}
        onAdd={(gateway, step) => finish(actions.split(id, { gateway, step }))}
      />
    )
  if (ask === 'lanes')
    return (
      <NamesForm
        labels={[t('outline.fields.first'), t('outline.fields.second')]}
        onAdd={(first, second) => finish(actions.splitInLanes(id, [first, second]))}
      />
    )
  if (ask === 'note')
    return <NamesForm labels={[t('outline.fields.text')]} onAdd={(text) => finish(actions.addNote(id, text))} />
  if (ask === 'data')
    return (
      <NamesForm
        labels={[name]}
        onAdd={(made) => finish(actions.addData(id, { type: 'bpmn:DataObjectReference', trigger: null }, made))}
      />
    )
  const where = ask === 'laneAbove' ? 'above' : 'below'
  return <NamesForm labels={[name]} onAdd={(made) => finish(actions.addLane(id, where, made))} />
}
