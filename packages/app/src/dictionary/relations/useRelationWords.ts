import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../entity/usePlace.js'
import { useMayWrite } from '../../entity/useUser.js'
import { stringifySearch } from '../../shell/searchParams.js'
import { tableKind } from '../tableKind.js'
import type { RelatedTable } from './neighbourhood.js'

/** So many fields are named where two tables are connected. */
const named = 2

/** The fields by which a table points to another one, the first by name: `KUNNR, KUNAG +1`. */
export function fieldsText(fields: readonly string[]): string {
  const first = fields.slice(0, named).join(', ')
  return fields.length > named ? `${first} +${fields.length - named}` : first
}

/** How graph and list call tables, and where these lead. */
export function useRelationWords(centre: { system: string }) {
  const { t } = useTranslation()
  const place = usePlace()
  const mayWrite = useMayWrite(tableKind)
  return {
    /** Its system where that is another one; that it is not kept. */
    note: ({ target, system }: RelatedTable): string =>
      target === null ? t('tableRelations.notKept') : system === centre.system ? '' : system,
    /** The page of a table; of one that is not kept a new one with its name, or the search for it. */
    href: ({ target, tableName }: RelatedTable): string => {
      if (target !== null) return kindHref(tableKind, place, target)
      return mayWrite
        ? kindHref(tableKind, place, 'new') + stringifySearch({ tableName, system: centre.system })
        : kindHref(tableKind, place) + stringifySearch({ q: tableName })
    },
  }
}
