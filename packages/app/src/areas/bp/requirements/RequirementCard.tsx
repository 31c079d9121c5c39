import type { Requirement } from '@embpm/contract/requirement'
import { Avatar } from '@embpm/ui/avatar'
import { useQuery } from '@tanstack/react-query'
import { Workflow } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nameText, referenceText } from '../../../entity/referenceText.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { usePlace } from '../../../entity/usePlace.js'
import { pageOfKind } from '../../../routes/views.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { ApprovalMark, FitGap } from './status/RequirementStatus.js'
import { requirementLinks, type RequirementLink } from './requirementLinks.js'

/** What the card of a requirement tells on the board: key, type, priority, what was decided, who owns it, and what serves it. */
export function RequirementCard({ requirement }: { requirement: Requirement }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const { key, type, priority, fitGap, approval, owner, process } = requirement
  const isGone = process?.deleted === true
  const ownerName = owner && referenceText(t, owner.id, owner)
  return (
    <div className="emb-app-requirement-card">
      <p>
        <bdi className="emb-app-requirement-key">{key}</bdi>{' '}
        {`${choiceText('requirementType', type)} · ${choiceText('level', priority)}`}
      </p>
      <div className="emb-app-requirement-row">
        <FitGap fitGap={fitGap} />
        {approval !== 'initial' && <ApprovalMark approval={approval} />}
        {owner && <Avatar name={owner.name} size="s" title={ownerName ?? undefined} />}
      </div>
      <ul className="emb-app-requirement-strip">
        <li
          title={process ? referenceText(t, process.id, process) : undefined}
          data-missing={process && !isGone ? undefined : ''}
        >
          <Workflow size={14} strokeWidth={1.6} aria-hidden />
          <span className="emb-visually-hidden">{t('fields.process')} </span>
          <bdi>{process ? nameText(t, process.code, isGone) : t('requirements.noProcess')}</bdi>
        </li>
        {requirementLinks.map((link) => (
          <LinkCount key={link.kind} link={link} requirement={requirement} />
        ))}
      </ul>
    </div>
  )
}

/** How many of a kind serve a requirement; that they are missing where it cannot do without. */
function LinkCount({ link, requirement }: { link: RequirementLink; requirement: Requirement }) {
  const { t, i18n } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data } = useQuery({
    queryKey: [...queryKeys.kind(organisation, link.kind), 'count', link.by, requirement.id],
    queryFn: () => link.count(client, requirement.id),
  })
  const title = pageOfKind(link.kind)?.title
  const isMissing = data === 0 && link.isNeeded(requirement)
  return (
    <li title={title && t(title)} data-missing={isMissing ? '' : undefined}>
      {link.icon}
      <span className="emb-visually-hidden">{title && t(title)} </span>
      {data === undefined
        ? '…'
        : data > 0
          ? new Intl.NumberFormat(i18n.language).format(data)
          : t(isMissing ? 'requirements.missing' : 'requirements.notNeeded')}
    </li>
  )
}
