import { useCallback, useMemo } from 'react'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { processKind } from '../processes/processKind.js'
import type { ProcessReportRow } from '@embpm/contract/process-report'

/** A process and the model that the report looks at. */
type Reported = Pick<ProcessReportRow, 'id' | 'model'>

/** Where the figures of the report lead to. */
export interface ReportLinks {
  process: (id: string) => string
  /** The diagram, at a step of it; `null` where nobody has drawn it. */
  view: (process: Reported, step?: string) => string | null
  /** Where it is drawn; `null` for who may not draw. */
  build: (id: string) => string | null
}

/** Where the figures of the report lead to. */
export function useReportLinks(): ReportLinks {
  const place = usePlace()
  const mayWrite = useMayWrite(processKind)
  const page = useCallback(
    (path: string, search: Readonly<Record<string, unknown>>) =>
      addressOf(inOrganisation(path), place) + stringifySearch(search),
    [place],
  )
  return useMemo(
    () => ({
      process: (id) => kindHref(processKind, place, id),
      view: ({ id, model }, step) =>
        model &&
        page('bp/view', {
          process: id,
          ...(model.state !== 'published' && { revision: model.revisionId }),
          ...(step !== undefined && { step }),
        }),
      build: (id) => (mayWrite ? page('bp/task', { process: id }) : null),
    }),
    [place, mayWrite, page],
  )
}
