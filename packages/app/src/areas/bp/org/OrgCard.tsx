import { Avatar } from '@embpm/ui/avatar'
import { Building2, TriangleAlert, UserX, Users } from 'lucide-react'
import { memo } from 'react'
import type { Card } from './chartLayout.js'
import type { OrgNode, PositionNode, StackNode, UnitNode } from './orgTree.js'
import type { NodeWords } from './useNodeWords.js'

/** Props of `OrgCard`. */
export interface OrgCardProps {
  id: string
  node: OrgNode
  card: Card
  /** Made once for all cards. */
  words: NodeWords
  /** Whether what stands below it is shown; `undefined` where nothing does. */
  isOpen: boolean | undefined
  isSelected: boolean
  isCursor: boolean
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** A unit, a position or a stack of equal positions in the chart: an item of its tree. Presses are the chart's. */
export const OrgCard = memo(function OrgCard({ id, node, card, words, isOpen, isSelected, isCursor }: OrgCardProps) {
  const isVacant = node.kind === 'position' && node.position.occupancy === 'vacant'
  const isOver = node.kind === 'position' && node.position.occupancy === 'over'
  return (
    <div
      id={id}
      role="treeitem"
      className="emb-app-org-card"
      aria-level={node.level}
      aria-posinset={node.place}
      aria-setsize={node.siblings}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      data-kind={node.kind}
      data-key={node.key}
      data-cursor={isCursor || undefined}
      data-vacant={isVacant || undefined}
      data-over={isOver || undefined}
      style={{ transform: `translate(${card.x}px, ${card.y}px)`, width: card.width, height: card.height }}
    >
      {node.kind === 'unit' ? <UnitFace node={node} words={words} /> : <PositionFace node={node} words={words} />}
      <span className="emb-visually-hidden">{words.more(node)}</span>
      {isOpen !== undefined && (
        <span className="emb-app-org-fold" data-fold aria-hidden>
          {isOpen ? '−' : `+${words.number(node.below)}`}
        </span>
      )}
    </div>
  )
})

interface FaceProps<N extends OrgNode> {
  node: N
  words: NodeWords
}

function UnitFace({ node: { unit, name, totals }, words }: FaceProps<UnitNode>) {
  return (
    <>
      <span className="emb-app-org-glyph">
        <Building2 {...glyph} />
      </span>
      <span className="emb-app-org-name">{name}</span>
      <span className="emb-app-org-facts">
        <span>{words.fte(totals)}</span>
      </span>
      {unit.manager !== '' && (
        <span className="emb-app-org-manager">
          <Avatar aria-hidden name={unit.manager} size="xs" />
          <span>
            {unit.manager}, {unit.managerTitle}
          </span>
        </span>
      )}
    </>
  )
}

function PositionFace({ node, words }: FaceProps<PositionNode | StackNode>) {
  if (node.kind === 'stack')
    return (
      <>
        <span className="emb-app-org-glyph">
          <Users {...glyph} />
        </span>
        <span className="emb-app-org-name">
          {node.name} <span className="emb-app-org-times">×{words.number(node.positions.length)}</span>
        </span>
        <span className="emb-app-org-facts">{words.stack(node.positions.length, node.vacant)}</span>
      </>
    )
  const { occupancy, holders, percent } = node.position
  if (occupancy === 'vacant')
    return (
      <>
        <span className="emb-app-org-glyph">
          <UserX {...glyph} />
        </span>
        <span className="emb-app-org-name">{node.name}</span>
        <span className="emb-app-org-facts">{words.vacancy(node.position)}</span>
      </>
    )
  const [first = '', ...others] = holders
  return (
    <>
      <span className="emb-app-org-glyph">
        <Avatar aria-hidden name={first} size="s" />
      </span>
      <span className="emb-app-org-name">{node.name}</span>
      <span className="emb-app-org-facts">
        <span>
          {first}
          {others.length > 0 && ` +${others.length}`}
        </span>
        <span className="emb-app-org-percent">
          {occupancy === 'over' && <TriangleAlert size={12} strokeWidth={2} aria-hidden />}
          {words.percent(percent)}
        </span>
      </span>
    </>
  )
}
