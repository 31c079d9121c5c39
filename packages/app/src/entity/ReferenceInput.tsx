import type { Entity } from '@embpm/contract'
import { ComboBoxInput } from '@embpm/forms/combobox-input'
import { useServices } from '../shell/ServicesProvider.js'
import type { SourceKind } from './SourceKind.js'

/** Props of `ReferenceInput`. */
export interface ReferenceInputProps<E extends Entity> {
  /** Name of the form's field: the id of an entity, or `null`. */
  name: string
  label: string
  kind: SourceKind<E>
  /** What one is called. */
  nameOf: (entity: E) => string
  /** What tells it from others of the same name, such as its code. */
  detailOf?: (entity: E) => string
  required?: boolean
  description?: string
}

/**
 * A reference to an entity of another kind, found by typing. Bound to the form around it. Where one should be chosen with
 * filters or in its tree, use a picker.
 */
export function ReferenceInput<E extends Entity>({ kind, nameOf, detailOf, ...field }: ReferenceInputProps<E>) {
  const { client } = useServices()
  const api = kind.api(client)
  return (
    <ComboBoxInput
      {...field}
      load={async (search, { signal }) => {
        const { rows } = await api.list({ search: search || undefined, size: 20 }, { signal })
        return rows.map((row) => ({ value: row.id, label: nameOf(row), detail: detailOf?.(row) }))
      }}
      resolveLabel={async (id, { signal }) => {
        const [entity] = await api.resolve({ ids: [id] }, { signal })
        return entity ? nameOf(entity) : null
      }}
    />
  )
}
