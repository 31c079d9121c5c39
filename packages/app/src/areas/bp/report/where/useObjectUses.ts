import { isApiError, type EntityUse } from '@embpm/contract'
import type { StepUse } from '@embpm/contract/process-report'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { apiOf } from '../../../../entity/apiOf.js'
import { usePlace } from '../../../../entity/usePlace.js'
import { useVisitor } from '../../../../entity/useUser.js'
import { openListOf, pageOfKind } from '../../../../routes/views.js'
import { queryKeys } from '../../../../session/queryKeys.js'
import { useServices } from '../../../../shell/ServicesProvider.js'
import { stepUsesQuery } from '../reportQueries.js'
import { useReportLinks } from '../useReportLinks.js'
import type { WhereKind } from './whereKinds.js'

/** Something that uses an object. */
export interface UseRow {
  id: string
  /** What its group is called. */
  group: string
  name: string
  /** `null` where one cannot open it. */
  href: string | null
  /** What it is a part of: code and name of the process. Empty for what stands by itself. */
  part: string
  partHref: string | null
  how: string
  /** Empty for what has none that is known here. */
  status: StepUse['process']['status'] | ''
}

/** What uses an object in one way. */
export interface UseGroup {
  id: string
  title: string
  rows: readonly UseRow[]
  /** How many there are; more than are named. */
  total: number
}

const noUses: readonly EntityUse[] = []

/** What uses an object, by kind: steps first, then the entities that refer to it. */
export function useObjectUses(kind: WhereKind, id: string) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const steps = useQuery(stepUsesQuery({ client, organisation }, kind, id))
  const others = useQuery({
    queryKey: queryKeys.uses(organisation, kind, id),
    queryFn: ({ signal }) => apiOf(kind)(client).uses({ id }, { signal }),
  })
  const groupOfSteps = useStepGroup()
  const groupOf = useEntityGroup()
  const { data: stepUses } = steps
  const { data: entityUses = noUses, isPending } = others
  // What was deleted is used by nothing but the steps that still name it.
  const failed = steps.isError || (others.isError && !isApiError(others.error, 'NOT_FOUND'))
  const groups = useMemo((): readonly UseGroup[] | null => {
    if (!stepUses || isPending) return null
    return [
      ...(stepUses.length > 0 ? [groupOfSteps(stepUses)] : []),
      // That a process uses it is what its steps say.
      ...entityUses.filter((use) => use.kind !== 'processes').map(groupOf),
    ]
  }, [stepUses, entityUses, isPending, groupOfSteps, groupOf])
  return { groups, failed, retry: () => Promise.all([steps.refetch(), others.refetch()]) }
}

function useStepGroup(): (uses: readonly StepUse[]) => UseGroup {
  const { t } = useTranslation()
  const links = useReportLinks()
  return useMemo(() => {
    const title = t('processReport.processSteps')
    return (uses) => ({
      id: 'steps',
      title,
      total: uses.length,
      rows: uses.map(({ process, model, stepId, step, letters }) => ({
        id: `${process.id}/${stepId}`,
        group: title,
        name: step || stepId,
        href: links.view({ id: process.id, model }, stepId),
        part: `${process.code} ${process.name}`,
        partHref: links.process(process.id),
        how:
          letters.length === 0
            ? t('processReport.linkedTo')
            : letters.map((letter) => t(`processReport.letters.${letter}`)).join(', '),
        status: process.status,
      })),
    })
  }, [t, links])
}

function useEntityGroup(): (use: EntityUse) => UseGroup {
  const { t } = useTranslation()
  const place = usePlace()
  const visitor = useVisitor()
  return useMemo(
    () =>
      ({ kind, total, entities }) => {
        const base = openListOf(kind, place, visitor)
        const name = pageOfKind(kind)?.title
        const title = name ? t(name) : kind
        return {
          id: kind,
          title,
          total,
          rows: entities.map(({ id, label }) => ({
            id: `${kind}/${id}`,
            group: title,
            name: label,
            href: base && `${base}/${encodeURIComponent(id)}`,
            part: '',
            partHref: null,
            how: t('processReport.refersTo'),
            status: '',
          })),
        }
      },
    [t, place, visitor],
  )
}
