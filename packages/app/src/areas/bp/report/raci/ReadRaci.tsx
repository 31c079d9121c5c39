import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../../entity/usePlace.js'
import { useServices } from '../../../../shell/ServicesProvider.js'
import { modelQuery, processPathQuery, revisionsQuery } from '../../diagrams/revisionQueries.js'
import { matrixOf } from './matrix.js'
import { RaciEmpty } from './RaciEmpty.js'
import { RaciFailure } from './RaciFailure.js'
import { RaciSheet } from './RaciSheet.js'
import { RaciSkeleton } from './RaciSkeleton.js'

/** The matrix of the newest revision of a process, for who may read it and not change it. */
export function ReadRaci({ process }: { process: string }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const asked = { client, organisation }
  const path = useQuery(processPathQuery(asked, process))
  const revisions = useQuery(revisionsQuery(asked, process))
  const newest = revisions.data?.[0]
  const model = useQuery({ ...modelQuery(asked, newest?.id ?? ''), enabled: newest !== undefined })
  const matrix = useMemo(() => (model.data ? matrixOf(model.data.model) : null), [model.data])
  const failed = [revisions, path, model].find(({ isError }) => isError)
  if (failed)
    return (
      <RaciFailure
        error={failed.error}
        onRetry={() =>
          Promise.all([revisions, path, model].filter(({ isError }) => isError).map((one) => one.refetch()))
        }
      />
    )
  if (revisions.data?.length === 0) return <RaciEmpty process={process} isDrawn={false} />
  if (!newest || !matrix || !path.data) return <RaciSkeleton />
  return (
    <RaciSheet
      process={process}
      name={path.data.at(-1)?.name ?? ''}
      revision={newest}
      matrix={matrix}
      entered={{ rolesByStep: matrix.rolesByStep, canUndo: false, canRedo: false }}
      editing={null}
      notice={t('raciMatrix.readOnly')}
    />
  )
}
