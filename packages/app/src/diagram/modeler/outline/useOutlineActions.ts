import { announce } from '@embpm/ui/button'
import { toasts } from '@embpm/ui/toast'
import { useTranslation } from 'react-i18next'
import { useElementWords } from '../../elementWords.js'
import type { Modeler } from '../Modeler.js'
import type { ElementKind, ElementPlace, OutlineNode } from '../ModelerEditing.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** What an outline does to a diagram, each said in words, with what was made selected. */
export type OutlineActions = ReturnType<typeof useOutlineActions>

/** The commands of an outline. */
export function useOutlineActions(
  modeler: Modeler | null,
  nodes: readonly OutlineNode[],
  onSelect: (id: string | null) => void,
) {
  const { t } = useTranslation()
  const words = useElementWords()
  const nodeOf = (id: string | null) => nodes.find((node) => node.id === id)
  const nameOf = (id: string | null) => {
    const node = nodeOf(id)
    return node ? words.lineName(node) : ''
  }
  /** What was made, as it is now; `null` says that it was refused. */
  const done = (id: string | null, say: (made: OutlineNode, name: string) => string): boolean => {
    const made = id === null ? undefined : modeler?.outline().find((node) => node.id === id)
    if (!made) {
      announce(t('outline.said.refused'))
      return false
    }
    const text = say(made, words.lineName(made))
    announce(made.lane && !made.isFlow ? t('diagram.names.lane', { name: text, lane: made.lane }) : text)
    onSelect(made.id)
    modeler?.reveal(made.id)
    return true
  }
  const said = (isDone: boolean | undefined, text: string): boolean => {
    announce(isDone ? text : t('outline.said.refused'))
    return isDone === true
  }
  const undo = () => {
    if (!modeler?.history().canUndo) return announce(t('outline.said.nothing'))
    modeler.undo()
    announce(t('outline.said.undone'))
  }

  return {
    nameOf,
    /** Says that something cannot be done. */
    refuse: () => announce(t('outline.said.refused')),
    add: (kind: ElementKind, name: string, place: ElementPlace) =>
      done(modeler?.add(kind, name, place) ?? null, (_, made) => {
        const [where, id] = Object.entries(place)[0] ?? []
        const other = nameOf(typeof id === 'string' ? id : null)
        if (other === '' || !(where === 'after' || where === 'before' || where === 'in'))
          return t('outline.said.added', { name: made })
        return t(`outline.said.${where}`, { name: made, other })
      }),
    connect: (source: string, target: string, name: string) => {
      const text = t('outline.said.connected', { source: nameOf(source), target: nameOf(target) })
      const id = modeler?.connect(source, target, name) ?? null
      said(id !== null, text)
      if (id !== null) onSelect(source)
      return id !== null
    },
    connectToNew: (source: string, kind: ElementKind, name: string, label: string) =>
      done(modeler?.connectToNew(source, kind, name, label) ?? null, (_, made) =>
        t('outline.said.connected', { source: nameOf(source), target: made }),
      ),
    reconnect: (flow: string, end: 'source' | 'target', to: string) => {
      const node = nodeOf(flow)
      if (!modeler?.reconnect(flow, end, to)) return said(false, '')
      const now = modeler.outline().find(({ id }) => id === flow)
      const ends = { source: nameOf(now?.sourceId ?? null), target: nameOf(now?.targetId ?? null) }
      return said(true, t('outline.said.flow', { name: node ? words.shortName(node) : '', ...ends }))
    },
    split: (id: string, names: { gateway: string; step: string }) =>
      done(modeler?.split(id, names) ?? null, (_, name) => t('outline.said.split', { name })),
    join: (id: string, target: string) =>
      done(modeler?.join(id, target) ?? null, (_, name) => t('outline.said.joined', { name, other: nameOf(target) })),
    attach: (id: string, kind: ElementKind, name: string) =>
      done(modeler?.attachEvent(id, kind, name) ?? null, (_, made) =>
        t('outline.said.attached', { name: made, other: nameOf(id) }),
      ),
    replace: (id: string, kind: ElementKind) =>
      done(modeler?.replace(id, kind) ?? null, (made, name) =>
        t('outline.said.kind', { name, kind: words.typeOf(made.type, made.trigger) }),
      ),
    rename: (id: string, name: string) => {
      const before = nameOf(id)
      if (name === nodeOf(id)?.name) return true
      return said(modeler?.rename(id, name), t('outline.said.renamed', { before, name }))
    },
    moveToLane: (id: string, lane: string) =>
      said(modeler?.moveToLane(id, lane), t('outline.said.moved', { name: nameOf(id), lane: nameOf(lane) })),
    addPool: (name: string) =>
      done(modeler?.addPool(name) ?? null, (_, made) => t('outline.said.added', { name: made })),
    addLane: (lane: string, where: 'above' | 'below', name: string) =>
      done(modeler?.addLane(lane, where, name) ?? null, (_, made) => t('outline.said.added', { name: made })),
    splitInLanes: (id: string, names: readonly string[]) =>
      done(modeler?.splitInLanes(id, names)?.[0] ?? null, () => t('outline.said.added', { name: names.join(', ') })),
    addNote: (id: string, text: string) =>
      done(modeler?.addNote(id, text) ?? null, (_, name) => t('outline.said.added', { name })),
    addData: (id: string, kind: ElementKind, name: string) =>
      done(modeler?.addData(id, kind, name) ?? null, (_, made) => t('outline.said.added', { name: made })),
    setDefault: (flow: string, isDefault: boolean) =>
      said(
        modeler?.setDefault(flow, isDefault),
        t(isDefault ? 'outline.said.default' : 'outline.said.notDefault', { name: nameOf(flow) }),
      ),
    remove: (id: string) => {
      const at = nodes.findIndex((node) => node.id === id)
      const [node, name] = [nodes[at], nameOf(id)]
      if (!node || !modeler?.canRemove(id) || !modeler.remove(id)) return said(false, '')
      toasts.add({
        icon: 'delete',
        text: t('outline.said.removed', { name }),
        action: { label: t('outline.undo'), onPress: undo },
      })
      // The next row that is still there, or the one above.
      const left = new Set(modeler.outline().map((one) => one.id))
      const next =
        nodes.slice(at + 1).find((one) => left.has(one.id)) ?? nodes.slice(0, at).findLast((one) => left.has(one.id))
      onSelect(next?.id ?? null)
      return true
    },
    undo,
    redo: () => {
      if (!modeler?.history().canRedo) return announce(t('outline.said.nothing'))
      modeler.redo()
      announce(t('outline.said.redone'))
    },
  }
}
