import type { ElementChange, PropertyChange } from '@embpm/bpmn'
import { StateMessage } from '@embpm/ui/state-message'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagramElement } from '../Diagram.js'
import { useElementWords } from '../elementWords.js'
import { ChangeGlyph } from './ChangeGlyph.js'
import { changeKinds, inListOrder, keyOf, type ChangeKind } from './changeKinds.js'
import { propertyName, valueText } from './changeWords.js'

/** Elements of two compared models, by id. */
export interface ComparedElements {
  before: ReadonlyMap<string, DiagramElement>
  after: ReadonlyMap<string, DiagramElement>
}

/** Props of `ChangeList`. */
export interface ChangeListProps {
  changes: readonly ElementChange[]
  /** Names of the two revisions: "Revision 7", "Draft". */
  before: string
  after: string
  /** Id of the element that is chosen; its properties are shown. */
  selected: string | null
  onSelect: (id: string) => void
  /** Kinds that are left out. Default none. */
  hidden?: ReadonlySet<ChangeKind>
  /** Shows the properties of every change, as on paper. Default `false`. */
  isOpen?: boolean
  /** What is drawn, so that flows are told by what they join and lanes by name. Default nothing. */
  elements?: ComparedElements
}

const noElements: ComparedElements = { before: new Map(), after: new Map() }
const noKinds: ReadonlySet<ChangeKind> = new Set()

/** How two revisions differ, in words: by kind, each property with what it was and what it is. Printed with all properties. */
export function ChangeList({
  changes,
  before,
  after,
  selected,
  onSelect,
  hidden = noKinds,
  isOpen = false,
  elements = noElements,
}: ChangeListProps) {
  const { t } = useTranslation()
  const shown = inListOrder(changes).filter(({ kind }) => !hidden.has(kind))
  if (shown.length === 0)
    return (
      <StateMessage
        kind="empty"
        headingLevel={3}
        title={t(changes.length === 0 ? 'diagram.compare.none' : 'diagram.compare.allHidden')}
      />
    )
  return (
    <div className="emb-changes" data-open={isOpen || undefined}>
      {changeKinds.map((kind) => {
        const ofKind = shown.filter((change) => change.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <section key={kind}>
            <h3>
              {t(`diagram.kinds.${kind}`)} <span className="emb-changes-count">{ofKind.length}</span>
            </h3>
            <ul>
              {ofKind.map((change) => (
                <Change
                  key={keyOf(change)}
                  change={change}
                  before={before}
                  after={after}
                  isChosen={change.id === selected}
                  onSelect={onSelect}
                  elements={elements}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

interface ChangeProps extends Pick<ChangeListProps, 'before' | 'after' | 'onSelect'> {
  change: ElementChange
  isChosen: boolean
  elements: ComparedElements
}

function Change({ change, before, after, isChosen, onSelect, elements }: ChangeProps) {
  const words = useElementWords()
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const element = elements[change.kind === 'removed' ? 'before' : 'after'].get(change.id)
  const detail = useDetail(change, elements)
  return (
    <li ref={line} className="emb-change" data-chosen={isChosen || undefined}>
      <button type="button" aria-pressed={isChosen} onClick={() => onSelect(change.id)}>
        <ChangeGlyph kind={change.kind} />
        <span className="emb-change-name">{element ? words.lineName(element) : words.shortName(change)}</span>
        <span className="emb-change-detail">{detail}</span>
      </button>
      {change.changes.length > 0 && (
        <Properties changes={change.changes} before={before} after={after} elements={elements} />
      )}
    </li>
  )
}

/** The second line of a change: which properties, from where to where, or what it is. */
function useDetail({ kind, id, type, changes }: ElementChange, elements: ComparedElements): string {
  const { t, i18n } = useTranslation()
  const words = useElementWords()
  const [old, now] = [elements.before.get(id), elements.after.get(id)]
  if (changes.length > 0) {
    const names = new Set(changes.map(({ property }) => propertyName(property, t)))
    return new Intl.ListFormat(i18n.language).format(names)
  }
  if (kind === 'moved' && old?.lane && now?.lane && old.lane !== now.lane)
    return t('diagram.names.between', { name: t('diagram.properties.lane'), source: old.lane, target: now.lane })
  const { trigger, lane } = now ?? old ?? { trigger: null, lane: null }
  const word = words.typeOf(type, trigger)
  return lane ? `${word} · ${lane}` : word
}

interface PropertiesProps extends Pick<ChangeListProps, 'before' | 'after'> {
  changes: readonly PropertyChange[]
  elements: ComparedElements
}

function Properties({ changes, before, after, elements }: PropertiesProps) {
  const { t } = useTranslation()
  const words = useElementWords()
  const textOf = (property: string, value: unknown, from: ReadonlyMap<string, DiagramElement>) =>
    valueText(property, value, {
      t,
      words,
      nameOfId: (id) => {
        const element = from.get(id)
        return element && words.shortName(element)
      },
    })
  const nothing = <span className="emb-change-nothing">{t('diagram.compare.nothing')}</span>
  return (
    <table className="emb-change-properties">
      <thead>
        <tr>
          <th scope="col">{t('diagram.compare.property')}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => {
          const old = textOf(change.property, change.before, elements.before)
          const now = textOf(change.property, change.after, elements.after)
          return (
            <tr key={change.property}>
              <th scope="row">{propertyName(change.property, t)}</th>
              <td>{old === null ? nothing : <del>{old}</del>}</td>
              <td>{now === null ? nothing : <ins>{now}</ins>}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
