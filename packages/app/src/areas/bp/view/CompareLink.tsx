import type { Revision } from '@embpm/contract/revision'
import { LinkButton } from '@embpm/ui/button'
import { GitCompareArrows } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { stringifySearch } from '../../../shell/searchParams.js'
import { formatViewSearch, type Comparison, type ProcessView } from './viewSearch.js'

/** Props of `CompareLink`. */
export interface CompareLinkProps {
  /** The newest first. */
  revisions: readonly Revision[]
  current: Revision
  view: ProcessView
  /** Address of where processes are chosen. */
  chooserHref: string
}

/** Leads to what a revision is compared with; nothing where there is no other one. */
export function CompareLink({ revisions, current, view, chooserHref }: CompareLinkProps) {
  const { t } = useTranslation()
  const comparison = comparedWith(revisions, current)
  if (!comparison) return null
  return (
    <LinkButton
      href={chooserHref + stringifySearch(formatViewSearch({ ...view, step: null, comparison }))}
      icon={<GitCompareArrows size={16} strokeWidth={1.5} aria-hidden />}
    >
      {t('processView.compare')}
    </LinkButton>
  )
}

/** What a revision is compared with first: the newest one; the newest with what it was made from. */
function comparedWith(revisions: readonly Revision[], current: Revision): Comparison | null {
  const [newest] = revisions
  const other =
    current === newest
      ? (revisions.find((one) => one.state === 'published' && one !== current) ?? revisions[1])
      : newest
  if (!other) return null
  const [from, to] = current === newest ? [other.id, current.id] : [current.id, other.id]
  return { from, to, mode: 'overlay' }
}
