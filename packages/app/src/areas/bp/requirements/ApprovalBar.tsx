import type { Requirement } from '@embpm/contract/requirement'
import { isLocked } from '@embpm/contract/requirement-approval'
import { Link } from '@embpm/ui/link'
import { Check, ChevronDown, Circle, CircleDot, GitPullRequestArrow, Lock, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { ReferenceName } from '../../../entity/ReferenceName.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useDates } from '../../../shell/useDates.js'
import { lastStep, milestonesOf, type Milestone } from './milestones.js'
import { requirementKind } from './requirementKind.js'
import { useOpenChange } from './useOpenChange.js'

const glyph = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const
const marks = {
  done: <Check {...glyph} />,
  current: <CircleDot {...glyph} size={20} strokeWidth={1.5} />,
  refused: <X {...glyph} />,
  open: <Circle {...glyph} size={18} strokeWidth={1.5} />,
}

/** How far a requirement is, and what its approval locks. On a phone a card that opens. */
export function ApprovalBar({ entity }: { entity: Requirement }) {
  const { t } = useTranslation()
  const isNarrow = useNarrow()
  const choiceText = useChoiceText()
  const stages = (
    <ol className="emb-app-approval-stages">
      {milestonesOf(entity).map((milestone) => (
        <Stage key={milestone.stage} milestone={milestone} entity={entity} />
      ))}
    </ol>
  )
  return (
    <section className="emb-app-approval-bar" aria-label={t('fields.approval')} data-approval={entity.approval}>
      {isNarrow ? (
        <details className="emb-app-approval-card">
          <summary>
            {isLocked(entity) ? <Lock size={16} strokeWidth={1.5} aria-hidden /> : marks.current}
            <span>
              <b>{isLocked(entity) ? t('requirements.approvedAndLocked') : choiceText('approval', entity.approval)}</b>
              <span>{choiceText('requirementStatus', entity.status)}</span>
            </span>
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
          </summary>
          {stages}
        </details>
      ) : (
        stages
      )}
      <LockLine entity={entity} />
    </section>
  )
}

function Stage({ milestone: { stage, state, by, at }, entity }: { milestone: Milestone; entity: Requirement }) {
  const { t } = useTranslation()
  const dates = useDates()
  const choiceText = useChoiceText()
  const isAside = entity.status === 'blocked' || entity.status === 'not planned'
  const name =
    stage === 'decided' && state === 'current'
      ? choiceText('requirementStatus', 'in approval')
      : stage === 'decided' && state !== 'open'
        ? choiceText('approval', entity.approval)
        : state === 'current' && isAside && stage !== 'asked' && stage !== 'decided'
          ? choiceText('requirementStatus', entity.status)
          : t(`requirements.stages.${stage}`)
  const time = at === null ? '' : stage === 'decided' ? dates.dateTime(at) : dates.date(at)
  const note =
    time === ''
      ? t(`requirements.states.${state}`)
      : by === ''
        ? t('requirements.since', { time })
        : t('requirements.byAt', { name: by, time })
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className="emb-app-approval-dot">{marks[state]}</span>
      <span>
        <b>{name}</b>
        <span>{note}</span>
      </span>
    </li>
  )
}

/** What is locked and what stays open; where a change is asked for. Of a change request: what it changes. Of a rejection: why. */
function LockLine({ entity }: { entity: Requirement }) {
  const { t } = useTranslation()
  const dates = useDates()
  const place = usePlace()
  const open = useOpenChange(entity)
  const rejection = entity.approval === 'rejected' ? lastStep(entity, 'reject') : undefined
  return (
    <>
      {entity.changeOfId !== null && (
        <p className="emb-app-lock-line">
          <GitPullRequestArrow size={16} strokeWidth={1.5} aria-hidden />
          <span>
            <b>{t(entity.appliedAt === null ? 'requirements.changeOf' : 'requirements.changeApplied')}</b>{' '}
            <Link href={kindHref(requirementKind, place, entity.changeOfId)}>
              <ReferenceName to="requirements" id={entity.changeOfId} />
            </Link>
          </span>
        </p>
      )}
      {isLocked(entity) && entity.approvedAt !== null && (
        <p className="emb-app-lock-line">
          <Lock size={16} strokeWidth={1.5} aria-hidden />
          <span>
            <b>{t('requirements.lockedBy', { name: entity.approvedBy, time: dates.dateTime(entity.approvedAt) })}</b>{' '}
            {t('requirements.lockText')}{' '}
            {open && (
              <Link href={kindHref(requirementKind, place, open.id)}>
                {t('requirements.openChange', { name: open.key })}
              </Link>
            )}
          </span>
        </p>
      )}
      {rejection && (
        <p className="emb-app-lock-line">
          <X size={16} strokeWidth={1.5} aria-hidden />
          <span>
            <b>{t('requirements.rejectedBecause')}</b> {rejection.comment}
          </span>
        </p>
      )}
    </>
  )
}
