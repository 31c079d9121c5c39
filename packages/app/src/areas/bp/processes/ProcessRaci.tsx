import { raciOf, type RaciRow } from '@embpm/bpmn/raci'
import type { Process } from '@embpm/contract/process'
import { Badge } from '@embpm/ui/badge'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useVisitor } from '../../../entity/useUser.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf, isOpen, openListOf, pageOf } from '../../../routes/views.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { modelQuery, revisionsQuery } from '../diagrams/revisionQueries.js'
import { useRevisionWords } from '../diagrams/useRevisionWords.js'

/** Who has to do with which step: the roles of what is published of a process, or else of what was drawn last. */
export function ProcessRaci({ entity }: { entity: Process }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const words = useRevisionWords()
  const asked = { client, organisation }
  const revisions = useQuery(revisionsQuery(asked, entity.id))
  const shown = revisions.data?.find(({ state }) => state === 'published') ?? revisions.data?.[0]
  const model = useQuery({ ...modelQuery(asked, shown?.id ?? ''), enabled: shown !== undefined })
  // What nobody has drawn has no steps; the card of the revisions says so.
  if (revisions.data?.length === 0) return null
  const failed = revisions.isError ? revisions : model.isError ? model : null
  return (
    <Card title={t('fields.raci')} actions={shown && <Badge>{words.nameOf(shown)}</Badge>}>
      {failed ? (
        <AsideFailed onRetry={failed.refetch} />
      ) : model.data ? (
        <RaciTable process={entity} matrix={raciOf(model.data.model)} />
      ) : (
        <SkeletonText />
      )}
    </Card>
  )
}

function RaciTable({ process, matrix }: { process: Process; matrix: ReturnType<typeof raciOf> }) {
  const { t } = useTranslation()
  const place = usePlace()
  const visitor = useVisitor()
  const build = pageOf(inOrganisation('bp/task'))
  const hrefOf = ({ step }: RaciRow) =>
    isOpen(build, visitor)
      ? addressOf(build.path, place) + stringifySearch({ process: process.id, step: step.id })
      : null
  const roles = openListOf('processRoles', place, visitor)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys where nothing in it is a link
    <div className="emb-app-raci" role="group" aria-label={t('fields.raci')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('processes.step')}</th>
            {matrix.roles.map(({ ref, name }) => (
              <th key={ref} scope="col">
                {roles ? <Link href={`${roles}/${encodeURIComponent(ref)}`}>{name || ref}</Link> : name || ref}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map((row) => {
            const href = hrefOf(row)
            const name = row.step.name || row.step.id
            return (
              <tr key={row.step.id} data-wrong={row.accountable === 1 ? undefined : true}>
                <th scope="row">
                  {href ? <Link href={href}>{name}</Link> : name}
                  {row.accountable !== 1 && (
                    <Badge tone="danger">
                      {row.accountable === 0 ? t('processes.noA') : t('processes.manyA', { total: row.accountable })}
                    </Badge>
                  )}
                </th>
                {matrix.roles.map(({ ref }) => (
                  <td key={ref}>{row.letters.get(ref)?.join(', ')}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
