import type { ElementChange, ProcessModel } from '@embpm/bpmn'
import { IconButton } from '@embpm/ui/button'
import { SkeletonText } from '@embpm/ui/skeleton'
import { Tabs, type TabItem } from '@embpm/ui/tabs'
import { Link2 } from 'lucide-react'
import {
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../entity/tree/useNarrow.js'
import type { DiagramElement, Viewbox } from '../Diagram.js'
import type { DiagramOverlay } from '../DiagramOverlayPart.js'
import { DiagramView, type DiagramHandle } from '../DiagramView.js'
import { ChangeList, type ComparedElements } from './ChangeList.js'
import './styles.css'
import { elementsOf } from './elementsOf.js'
import { Blend } from './Blend.js'
import { Legend } from './Legend.js'
import { Walker } from './Walker.js'
import { ChangeGlyph } from './ChangeGlyph.js'
import { inListOrder, type ChangeKind } from './changeKinds.js'

/** One of two revisions that are compared. */
export interface ComparedRevision {
  /** BPMN 2.0 XML; `undefined` while it is loading, `null` where there is none. */
  xml: string | null | undefined
  /** "Revision 7", "Draft". */
  name: string
  /** When and by whom: "12 Nov, Nora Eriksen". */
  detail?: string
  /** What the file says, so that flows are told by what they join before anything is drawn. Default: what is drawn. */
  model?: ProcessModel
}

/** How two revisions are shown: in one canvas, in two that move together, or as a list alone. */
export type CompareMode = 'overlay' | 'side' | 'text'

/** Props of `DiagramCompare`. */
export interface DiagramCompareProps {
  before: ComparedRevision
  after: ComparedRevision
  /** How `after` differs from `before`; `null` while that is not known. Keep the array between renders. */
  changes: readonly ElementChange[] | null
  mode: CompareMode
  /** Id of the element whose difference is chosen. */
  selected: string | null
  onSelect: (id: string | null) => void
  /** What else there is on a phone, beside list and canvas. */
  tabs?: readonly TabItem[]
}

const noChanges: readonly ElementChange[] = []

/** Where the slider begins: the newer revision, with what was removed beside it. */
const beginning = 60

const byId = (elements: readonly DiagramElement[]): ReadonlyMap<string, DiagramElement> =>
  new Map(elements.map((element) => [element.id, element]))

/** Later kinds give way to earlier ones: what has changed and moved is marked as changed. */
const markersOf = (changes: readonly ElementChange[], kinds: readonly ChangeKind[]): Map<string, string> =>
  new Map(
    kinds
      .toReversed()
      .flatMap((kind) =>
        changes.filter((change) => change.kind === kind).map(({ id }) => [id, `diff-${kind}`] as const),
      ),
  )

/** Two revisions of a process and the list of their differences. N and P go from one to the next; on a phone the list comes first. */
export function DiagramCompare({
  before,
  after,
  changes: given,
  mode,
  selected,
  onSelect,
  tabs = [],
}: DiagramCompareProps) {
  const changes = given ?? noChanges
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const [hidden, setHidden] = useState<ReadonlySet<ChangeKind>>(new Set())
  const [tab, setTab] = useState('list')
  const [drawn, setDrawn] = useState<ComparedElements>({ before: new Map(), after: new Map() })
  const elements = useMemo(
    () => ({
      before: before.model ? elementsOf(before.model) : drawn.before,
      after: after.model ? elementsOf(after.model) : drawn.after,
    }),
    [before.model, after.model, drawn],
  )
  const view = useRef<DiagramHandle>(null)
  const shown = useMemo(() => inListOrder(changes).filter(({ kind }) => !hidden.has(kind)), [changes, hidden])
  const position = shown.findIndex(({ id }) => id === selected) + 1

  const choose = (id: string) => {
    onSelect(id)
    view.current?.reveal(id)
  }
  const step = (direction: 1 | -1) => {
    const at = position === 0 && direction === -1 ? 0 : position - 1
    const next = shown[(at + direction + shown.length) % shown.length]
    if (next) choose(next.id)
  }
  const handleKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return
    if (key === 'n' || key === 'N') step(1)
    if (key === 'p' || key === 'P') step(-1)
  }

  const counts = { added: 0, removed: 0, changed: 0, moved: 0 }
  for (const { kind } of changes) counts[kind]++
  const legend = <Legend counts={counts} hidden={hidden} onHiddenChange={setHidden} />
  const walker = <Walker position={position} total={shown.length} onStep={step} />
  const list =
    given === null ? (
      <SkeletonText />
    ) : (
      <ChangeList
        changes={changes}
        before={before.name}
        after={after.name}
        selected={selected}
        onSelect={choose}
        hidden={hidden}
        isOpen={mode === 'text'}
        elements={elements}
      />
    )
  const canvasProps = { before, after, shown, selected, onSelect, elements, view, onElements: setDrawn }
  const canvas =
    mode === 'side' ? (
      <SideBySide {...canvasProps} bars={isNarrow ? null : <TopBars legend={legend} walker={walker} />} />
    ) : (
      <Overlaid {...canvasProps} bars={isNarrow ? null : <TopBars legend={legend} walker={walker} />} />
    )
  const head = (
    <div className="emb-compare-head">
      <h2>
        {t('diagram.compare.differences')} {given && <span className="emb-changes-count">{changes.length}</span>}
      </h2>
    </div>
  )
  const content = isNarrow ? (
    <Tabs
      className="emb-compare-tabs"
      aria-label={t('diagram.compare.views')}
      value={tab}
      onValueChange={setTab}
      items={[
        {
          id: 'list',
          label: t('diagram.compare.differences'),
          ...(given && { count: changes.length }),
          content: (
            <>
              <h2 className="emb-visually-hidden">{t('diagram.compare.differences')}</h2>
              <div className="emb-compare-tools">{legend}</div>
              {list}
            </>
          ),
        },
        {
          id: 'canvas',
          label: t('diagram.compare.overlay'),
          content: () => (
            <>
              <div className="emb-compare-tools">{walker}</div>
              {canvas}
            </>
          ),
        },
        ...tabs,
      ]}
    />
  ) : mode === 'text' ? (
    <div className="emb-compare-text">
      {head}
      <div className="emb-compare-tools">
        {legend}
        {walker}
      </div>
      {list}
    </div>
  ) : (
    <>
      {canvas}
      <div className="emb-compare-list">
        {head}
        {list}
      </div>
    </>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- N and P walk from everywhere inside; the buttons do the same
    <div className="emb-compare" data-mode={mode} data-narrow={isNarrow || undefined} onKeyDown={handleKey}>
      {content}
    </div>
  )
}

const TopBars = ({ legend, walker }: { legend: ReactNode; walker: ReactNode }) => (
  <div className="emb-compare-bars">
    {legend}
    {walker}
  </div>
)

interface CanvasProps extends Pick<DiagramCompareProps, 'before' | 'after' | 'selected' | 'onSelect'> {
  /** The differences that are not hidden. */
  shown: readonly ElementChange[]
  elements: ComparedElements
  onElements: (change: (elements: ComparedElements) => ComparedElements) => void
  view: RefObject<DiagramHandle | null>
  /** Legend and steps, over the canvas. */
  bars: ReactNode
}

/** Marks, words and badges of the differences that one of the two canvases can show. */
function useMarks(
  shown: readonly ElementChange[],
  kinds: readonly ChangeKind[],
  elements: ReadonlyMap<string, DiagramElement>,
) {
  const { t } = useTranslation()
  const markers = useMemo(() => markersOf(shown, kinds), [shown, kinds])
  const kindOf = useMemo(
    () =>
      new Map(
        [...markers].map(([id, marker]) => [id, kinds.find((kind) => marker === `diff-${kind}`) ?? 'changed'] as const),
      ),
    [markers, kinds],
  )
  const notes = useMemo(() => new Map([...kindOf].map(([id, kind]) => [id, t(`diagram.kinds.${kind}`)])), [kindOf, t])
  const overlays = [...kindOf].flatMap(([id, kind]): DiagramOverlay[] => {
    const element = elements.get(id)
    if (!element || element.isFlow) return []
    return [{ id, element: id, position: { top: -9, right: 9 }, content: <ChangeGlyph kind={kind} isBadge /> }]
  })
  return { markers, notes, overlays }
}

const inNew: readonly ChangeKind[] = ['added', 'changed', 'moved']
const inOld: readonly ChangeKind[] = ['removed', 'changed', 'moved']

function Overlaid({ before, after, shown, selected, onSelect, elements, onElements, view, bars }: CanvasProps) {
  const [blend, setBlend] = useState(beginning)
  const marks = useMarks(shown, inNew, elements.after)
  const { xml } = before
  const ghosts = useMemo(() => {
    if (!xml) return null
    const old = markersOf(shown, inOld)
    for (const [id, marker] of old) if (marker === 'diff-changed') old.set(id, 'diff-changed before')
    return { xml, markers: old }
  }, [xml, shown])
  // In the middle both are there; towards an end what is only in the other one goes.
  const style: CSSProperties & Record<`--emb-${string}`, number> = {
    '--emb-old': Math.min(1, (2 * (100 - blend)) / 100),
    '--emb-new': Math.min(1, (2 * blend) / 100),
    '--emb-was': Math.max(0, 1 - (2 * blend) / 100),
  }
  return (
    <div className="emb-compare-canvas" style={style}>
      <DiagramView
        ref={view}
        xml={after.xml}
        label={after.name}
        selected={selected}
        onSelect={onSelect}
        {...marks}
        ghosts={ghosts}
        clear={bars ? { top: 64, bottom: 64 } : { bottom: 108 }}
        onOpened={(opened) => onElements((all) => ({ ...all, after: byId(opened) }))}
        onGhosts={(old) => onElements((all) => ({ ...all, before: byId(old) }))}
        tools={<Blend before={before.name} after={after.name} value={blend} onValueChange={setBlend} />}
      >
        {bars}
      </DiagramView>
    </div>
  )
}

/** The upper left corner names the revision. */
const captioned = { top: 60, bottom: 60 }

function SideBySide({ before, after, shown, selected, onSelect, elements, onElements, view, bars }: CanvasProps) {
  const { t } = useTranslation()
  const [isLinked, setLinked] = useState(true)
  const [viewbox, setViewbox] = useState<Viewbox>()
  const old = useMarks(shown, inOld, elements.before)
  const now = useMarks(shown, inNew, elements.after)
  const shared = isLinked ? { viewbox, onViewboxChange: setViewbox } : {}
  // The newer revision says where both begin, whichever is drawn first.
  const following = isLinked && viewbox ? shared : {}
  return (
    <div className="emb-compare-canvas">
      <DiagramView
        xml={before.xml}
        label={before.name}
        selected={selected}
        onSelect={onSelect}
        {...old}
        {...following}
        hasTools={false}
        clear={captioned}
        onOpened={(opened) => onElements((all) => ({ ...all, before: byId(opened) }))}
      >
        <Caption word={t('diagram.compare.from')} revision={before} />
        {bars}
      </DiagramView>
      <DiagramView
        ref={view}
        xml={after.xml}
        label={after.name}
        selected={selected}
        onSelect={onSelect}
        {...now}
        {...shared}
        hasMap={false}
        clear={captioned}
        onOpened={(opened) => onElements((all) => ({ ...all, after: byId(opened) }))}
        tools={
          <div className="emb-diagram-box">
            <IconButton
              size="s"
              label={t('diagram.compare.linked')}
              aria-pressed={isLinked}
              icon={<Link2 size={16} strokeWidth={1.6} aria-hidden="true" />}
              onPress={() => setLinked(!isLinked)}
            />
          </div>
        }
      >
        <Caption word={t('diagram.compare.to')} revision={after} />
      </DiagramView>
    </div>
  )
}

const Caption = ({ word, revision: { name, detail } }: { word: string; revision: ComparedRevision }) => (
  <div className="emb-compare-caption">
    <span className="emb-compare-side">{word}</span>
    <b>{name}</b>
    {detail !== undefined && <span>{detail}</span>}
  </div>
)
