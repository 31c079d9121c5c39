import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { chartLayout, type Box, type Card } from './chartLayout.js'
import { neighbourOf, startingWith } from './chartKeys.js'
import { ChartTools } from './ChartTools.js'
import { inOrder, type OrgTree } from './orgTree.js'
import { OrgCard } from './OrgCard.js'
import { useChartView, type ChartView } from './useChartView.js'
import { useNodeWords } from './useNodeWords.js'
import { usePan } from './usePan.js'
import { useTypeAhead } from './useTypeAhead.js'
import { useWholeOnPaper } from './useWholeOnPaper.js'
import './styles.css'

/** Props of `OrgChart`. */
export interface OrgChartProps {
  tree: OrgTree
  /** Whether what stands below a node is shown. Keep the function as long as that does not change. */
  isOpen: (key: string) => boolean
  onOpenChange: (key: string, open: boolean) => void
  /** Key of what is selected, in the list as well. */
  selected: string | null
  onSelect: (key: string) => void
  /** Called with the unit that is to be moved; without it none can be. */
  onMove?: ((key: string) => void) | undefined
  /** Where the chart was when it was left. */
  remembered: ChartView | null
  onViewChange: (view: ChartView) => void
}

const everything: Box = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 }
const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
/** How far an arrow key with Shift moves the picture, in px. */
const stride = 80

/** The organisation as cards: only those in sight are in the document. An ARIA tree that keys walk; dragged, scrolled and scaled. */
export function OrgChart(props: OrgChartProps) {
  const { tree, isOpen, onOpenChange, selected, onSelect, onMove, remembered, onViewChange } = props
  const { t } = useTranslation()
  const id = useId()
  const words = useNodeWords()
  const layout = useMemo(() => chartLayout(tree, isOpen), [tree, isOpen])
  const first = layout.cardOf(tree.roots[0] ?? '')
  const view = useChartView({ bounds: layout.bounds, remembered, first, onChange: onViewChange })
  const { frame, layer, scale, panBy, zoomTo, fit, reveal } = view
  const pan = usePan(panBy, (target) => onMove !== undefined && target.closest('[data-kind="unit"]') !== null)
  const root = useRef<HTMLDivElement>(null)
  const target = useCallback(() => root.current, [])
  const [cursor, setCursor] = useState<string | null>(selected)
  const typeAhead = useTypeAhead()
  const paper = useWholeOnPaper(layout.bounds)
  const shown = paper ? everything : view.shown
  const { cards, lines } = useMemo(() => layout.within(shown), [layout, shown])
  const path = useMemo(() => lines.map(pathOf).join(''), [lines])
  const at = cursor !== null && layout.cardOf(cursor) ? cursor : (tree.roots[0] ?? null)

  const goTo = (key: string | null) => {
    const card = layout.cardOf(key ?? '')
    if (key === null || !card) return
    setCursor(key)
    reveal(card)
  }
  // What was selected elsewhere comes into sight once it is drawn.
  const drawn = selected !== null && layout.cardOf(selected) ? selected : null
  const [followed, setFollowed] = useState(drawn)
  if (followed !== drawn) {
    setFollowed(drawn)
    if (drawn !== null) setCursor(drawn)
  }
  const bring = useEffectEvent((key: string) => {
    const card = layout.cardOf(key)
    if (card) reveal(card)
  })
  useEffect(() => {
    if (drawn !== null) bring(drawn)
  }, [drawn])

  const fold = (key: string, open = !isOpen(key)) => {
    if ((tree.nodes.get(key)?.children.length ?? 0) > 0) onOpenChange(key, open)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || at === null) return
    if (event.shiftKey && arrows.includes(event.key)) {
      panBy(strideOf(event.key, 'ArrowLeft', 'ArrowRight'), strideOf(event.key, 'ArrowUp', 'ArrowDown'))
    } else if (arrows.includes(event.key)) goTo(neighbourOf({ tree, isOpen }, at, event.key))
    else if (event.key === 'Enter' || event.key === ' ') onSelect(at)
    else if (event.key === '+' || event.key === '-') fold(at, event.key === '+')
    else if (event.key === 'Home') goTo(tree.roots[0] ?? null)
    else if (event.key === '0') fit()
    else if (event.key.toLowerCase() === 'm' && onMove && tree.nodes.get(at)?.kind === 'unit') onMove(at)
    else if (event.key.length === 1) {
      const open = inOrder(tree).filter(({ key }) => layout.cardOf(key))
      goTo(startingWith(open, at, typeAhead(event.key)))
    } else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    if (pan.hasMoved() || !(event.target instanceof Element)) return
    const key = event.target.closest<HTMLElement>('[data-key]')?.dataset.key
    if (key === undefined) return
    setCursor(key)
    if (event.target.closest('[data-fold]')) fold(key)
    else onSelect(key)
  }
  const idOf = (key: string) => `${id}-${encodeURIComponent(key)}`

  return (
    <div ref={root} className="emb-app-org-chart" data-paper={paper ? '' : undefined}>
      <div
        ref={frame}
        className="emb-app-org-frame"
        {...pan.handlers}
        style={paper ? { height: `${paper.height}px` } : undefined}
      >
        <div
          role="tree"
          tabIndex={0}
          className="emb-app-org-tree"
          dir="ltr"
          aria-label={t('orgChart.chart')}
          aria-describedby={`${id}-keys`}
          aria-activedescendant={at === null ? undefined : idOf(at)}
          onKeyDown={onKeyDown}
          onClick={onClick}
        >
          <div
            ref={layer}
            role="presentation"
            className="emb-app-org-layer"
            {...(paper && { style: { transform: paper.transform } })}
          >
            <svg className="emb-app-org-lines" aria-hidden width="1" height="1">
              <path d={path} />
            </svg>
            {withCard(cards, layout.cardOf(at ?? '')).map((card) => {
              const node = tree.nodes.get(card.key)
              if (!node) return null
              return (
                <OrgCard
                  key={card.key}
                  id={idOf(card.key)}
                  node={node}
                  card={card}
                  words={words}
                  isOpen={node.children.length > 0 ? isOpen(card.key) : undefined}
                  isSelected={card.key === selected}
                  isCursor={card.key === at}
                />
              )
            })}
          </div>
        </div>
      </div>
      <p id={`${id}-keys`} hidden>
        {t('orgChart.keys')}
      </p>
      <ChartTools scale={scale} onZoom={zoomTo} onFit={fit} target={target} />
    </div>
  )
}

/** The card under the cursor is always there: screen readers are told of it by its id. */
const withCard = (cards: readonly Card[], cursor: Card | undefined) =>
  cursor && cards.every(({ key }) => key !== cursor.key) ? [...cards, cursor] : cards
const strideOf = (key: string, back: string, on: string) => (key === back ? stride : key === on ? -stride : 0)
const pathOf = ({ x, y, width, height }: Box) => `M${x} ${y}l${width} ${height}`
