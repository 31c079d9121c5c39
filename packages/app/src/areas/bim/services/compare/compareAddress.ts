import * as z from 'zod/mini'
import { kindHref } from '../../../../entity/usePlace.js'
import type { Place } from '../../../../routes/views.js'
import { readSearch } from '../../../../shell/readSearch.js'
import { type RawSearch, stringifySearch } from '../../../../shell/searchParams.js'

const id = z.string().check(z.minLength(1), z.maxLength(64))

const parameters = { from: id, to: id, show: z.enum(['differing', 'all']) }

/** What an address asks the comparison of services to show. */
export interface ServiceCompareView {
  /** Ids of the services; empty where none is chosen. */
  from: string
  to: string
  show: 'differing' | 'all'
}

/** Reads an address; what it could not follow is named in `ignored`. */
export function parseServiceCompare(raw: RawSearch): { view: ServiceCompareView; ignored: readonly string[] } {
  const { values, ignored } = readSearch(raw, parameters)
  return { view: { from: values.from ?? '', to: values.to ?? '', show: values.show ?? 'differing' }, ignored }
}

/** The address of a comparison. */
export const serviceCompareHref = (place: Place, { from, to, show }: Partial<ServiceCompareView>): string =>
  `${kindHref({ name: 'services' }, place)}/compare${stringifySearch({
    ...(from && { from }),
    ...(to && { to }),
    ...(show === 'all' && { show }),
  })}`
