import { Badge } from '@embpm/ui/badge'
import { Button, IconButton, LinkButton } from '@embpm/ui/button'
import { KeyValue } from '@embpm/ui/key-value'
import { Link } from '@embpm/ui/link'
import { CornerDownRight, PanelBottomClose, UserPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Assignments } from '../../../assignments/Assignments.js'
import { positionAssignmentKind } from '../../../assignments/positionAssignmentKind.js'
import { useAssignmentDialog } from '../../../assignments/useAssignmentDialog.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { orgUnitKind } from '../org-units/orgUnitKind.js'
import { positionKind } from '../positions/positionKind.js'
import type { OrgNode, OrgTree, PositionNode, UnitNode } from './orgTree.js'
import { useNodeWords } from './useNodeWords.js'

/** Props of `OrgDetails`. */
export interface OrgDetailsProps {
  tree: OrgTree
  node: OrgNode
  onSelect: (key: string | null) => void
  onMove?: ((key: string) => void) | undefined
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** More about what is selected in the chart: a unit with its totals, a position with who has it when, equal positions one by one. */
export function OrgDetails({ tree, node, onSelect, onMove }: OrgDetailsProps) {
  const { t } = useTranslation()
  return (
    <section className="emb-app-org-details" aria-label={t('orgChart.details')}>
      {node.kind === 'unit' ? (
        <UnitDetails node={node} onMove={onMove} onClose={() => onSelect(null)} />
      ) : node.kind === 'position' ? (
        <PositionDetails key={node.key} tree={tree} node={node} onSelect={onSelect} />
      ) : (
        <>
          <Head name={node.name} onClose={() => onSelect(null)} />
          <ul className="emb-app-org-stack">
            {node.positions.map(({ id, code, title }) => (
              <li key={id}>
                <Button size="s" variant="ghost" onPress={() => onSelect(id)}>
                  {`${code} ${title}`}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface HeadProps {
  name: string
  code?: string
  children?: ReactNode
  badge?: ReactNode
  onClose: () => void
}

function Head({ name, code, badge, children, onClose }: HeadProps) {
  const { t } = useTranslation()
  return (
    <header className="emb-app-org-details-head">
      <h2>{name}</h2>
      {code !== undefined && <span className="emb-app-org-code">{code}</span>}
      {badge}
      <span className="emb-app-org-details-actions">
        {children}
        <IconButton
          size="s"
          className="emb-app-org-close"
          label={t('orgChart.close')}
          icon={<PanelBottomClose {...glyph} />}
          onPress={onClose}
        />
      </span>
    </header>
  )
}

interface UnitDetailsProps {
  node: UnitNode
  onMove: OrgDetailsProps['onMove']
  onClose: () => void
}

function UnitDetails({ node: { unit, name, totals, key }, onMove, onClose }: UnitDetailsProps) {
  const { t } = useTranslation()
  const words = useNodeWords()
  const place = usePlace()
  return (
    <>
      <Head name={name} code={unit.code} onClose={onClose}>
        {onMove && (
          <Button size="s" icon={<CornerDownRight {...glyph} />} onPress={() => onMove(key)}>
            {t('orgMove.open')}
          </Button>
        )}
        <LinkButton size="s" href={kindHref(orgUnitKind, place, unit.id)}>
          {t('orgChart.openPage')}
        </LinkButton>
      </Head>
      <KeyValue
        items={[
          { label: t('fields.managerPosition'), value: [unit.manager, unit.managerTitle].filter(Boolean).join(', ') },
          { label: t('fields.fte'), value: words.fte(totals) },
          { label: t('orgUnits.title'), value: words.number(totals.units) },
          { label: t('choices.occupancy.vacant'), value: words.number(totals.vacant) },
          { label: t('choices.occupancy.over'), value: words.number(totals.over) },
        ]}
      />
    </>
  )
}

interface PositionDetailsProps {
  tree: OrgTree
  node: PositionNode
  onSelect: OrgDetailsProps['onSelect']
}

function PositionDetails({ tree, node: { position, name }, onSelect }: PositionDetailsProps) {
  const { t } = useTranslation()
  const words = useNodeWords()
  const place = usePlace()
  const mayWrite = useMayWrite(positionAssignmentKind)
  const [opened, setOpened] = useState<string | null>(null)
  const { id, code, unitId, fte, isChief, percent, occupancy } = position
  const dialog = useAssignmentDialog({ of: 'positionId', id, opened, onClose: () => setOpened(null) })
  const unit = tree.nodes.get(unitId)
  return (
    <>
      <Head
        name={name}
        code={code}
        badge={
          occupancy === 'over' ? (
            <Badge tone="danger">{t('orgChart.overAssigned', { percent: words.percent(percent) })}</Badge>
          ) : occupancy === 'vacant' ? (
            <Badge tone="warning">{words.vacancy(position)}</Badge>
          ) : undefined
        }
        onClose={() => onSelect(null)}
      >
        {mayWrite && (
          <Button size="s" icon={<UserPlus {...glyph} />} pending={dialog.pending} onPress={() => setOpened('new')}>
            {t('positionAssignments.assign')}
          </Button>
        )}
        <LinkButton size="s" href={kindHref(positionKind, place, id)}>
          {t('orgChart.openPage')}
        </LinkButton>
      </Head>
      <div className="emb-app-org-position">
        <KeyValue
          items={[
            {
              label: t('fields.orgUnit'),
              value: <Link href={kindHref(orgUnitKind, place, unitId)}>{unit?.name ?? unitId}</Link>,
            },
            { label: t('fields.fte'), value: words.number(fte) },
            { label: t('fields.isChief'), value: t(isChief ? 'object.yes' : 'object.no') },
            { label: t('fields.percentage'), value: words.percent(percent) },
          ]}
        />
        <Assignments of="positionId" id={id} onOpen={mayWrite ? setOpened : undefined} />
      </div>
      {dialog.content}
    </>
  )
}
