import { usePlace } from '../../../../entity/usePlace.js'
import { useVisitor } from '../../../../entity/useUser.js'
import { inOrganisation } from '../../../../routes/page.js'
import { addressOf, isOpen, pageOf } from '../../../../routes/views.js'
import { stringifySearch } from '../../../../shell/searchParams.js'

/** Leads to where a process, or one of its steps, is drawn; `null` for who may not draw. */
export function useBuildHref(process: string): ((step?: string) => string) | null {
  const place = usePlace()
  const visitor = useVisitor()
  const page = pageOf(inOrganisation('bp/task'))
  if (!isOpen(page, visitor)) return null
  return (step) => addressOf(page.path, place) + stringifySearch({ process, ...(step !== undefined && { step }) })
}
