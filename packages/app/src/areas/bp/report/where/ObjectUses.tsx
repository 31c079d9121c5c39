import { Button } from '@embpm/ui/button'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { UseGroups } from './UseGroups.js'
import { useObjectUses } from './useObjectUses.js'
import type { WhereKind } from './whereKinds.js'

/** What uses an object: steps of processes, and entities that refer to it. */
export function ObjectUses({ kind, id }: { kind: WhereKind; id: string }) {
  const { t } = useTranslation()
  const { groups, failed, retry } = useObjectUses(kind, id)
  if (failed)
    return (
      <StateMessage
        kind="error"
        title={t('processReport.failed')}
        actions={<Button onPress={retry}>{t('states.retry')}</Button>}
      />
    )
  if (!groups) return <SkeletonText className="emb-app-where-loading" lines={8} />
  if (groups.length === 0)
    return (
      <StateMessage kind="empty" title={t('processReport.unusedTitle')} description={t('processReport.unusedText')} />
    )
  return <UseGroups groups={groups} />
}
