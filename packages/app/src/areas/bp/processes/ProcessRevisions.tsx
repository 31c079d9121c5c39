import type { Process } from '@embpm/contract/process'
import type { Revision } from '@embpm/contract/revision'
import { Badge } from '@embpm/ui/badge'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { revisionsQuery } from '../diagrams/revisionQueries.js'
import { stateTones, useRevisionWords } from '../diagrams/useRevisionWords.js'
import { processKind } from './processKind.js'

/** How many revisions the page of a process names. */
const most = 5

/** What has been drawn of a process: its revisions, the newest first, each a link to its diagram. */
export function ProcessRevisions({ entity }: { entity: Process }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const words = useRevisionWords()
  const mayWrite = useMayWrite(processKind)
  const { data, isError, refetch } = useQuery(revisionsQuery({ client, organisation: place.organisation }, entity.id))
  const page = addressOf(inOrganisation('bp/view'), place)
  const hrefOf = ({ id, state }: Revision) =>
    page + stringifySearch({ process: entity.id, ...(state !== 'published' && { revision: id }) })
  return (
    <Card
      title={t('processView.revisions')}
      actions={
        mayWrite && (
          <Link href={addressOf(inOrganisation('bp/task'), place) + stringifySearch({ process: entity.id })}>
            {t('building.openBuild')}
          </Link>
        )
      }
    >
      {isError ? (
        <AsideFailed onRetry={refetch} />
      ) : !data ? (
        <SkeletonText />
      ) : data.length === 0 ? (
        <p className="emb-app-aside-note">{t('processView.noneText')}</p>
      ) : (
        <ul className="emb-app-revisions">
          {data.slice(0, most).map((revision) => (
            <li key={revision.id}>
              <Link href={hrefOf(revision)}>{words.nameOf(revision)}</Link>
              <Badge tone={stateTones[revision.state]}>{words.stateOf(revision)}</Badge>
              <span>{words.madeOf(revision)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
