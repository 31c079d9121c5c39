import type { ControlProps } from '@embpm/ui/control'
import { ComboBox } from '@embpm/ui/combobox'
import { useCallback } from 'react'
import { useServices } from '../shell/ServicesProvider.js'
import { apiOf } from './apiOf.js'
import type { EntityField } from './EntityField.js'

/** Props of `NameControl`. */
export interface NameControlProps extends ControlProps<string> {
  /** Whose column it names. */
  names: NonNullable<EntityField['names']>
}

/** Names an entity of another kind by one of its texts, found by typing. */
export function NameControl({ names: { kind, by }, onValueChange, ...control }: NameControlProps) {
  const { client } = useServices()
  const load = useCallback(
    async (search: string, { signal }: { signal: AbortSignal }) => {
      const { rows } = await apiOf(kind)(client).list({ search: search || undefined, size: 20 }, { signal })
      return rows.map((row) => {
        const name: unknown = Reflect.get(row, by)
        const text = typeof name === 'string' ? name : row.id
        return { value: text, label: text, detail: 'code' in row ? row.code : undefined }
      })
    },
    [client, kind, by],
  )
  // A text that is empty, not missing.
  return <ComboBox {...control} load={load} onValueChange={(next, details) => onValueChange?.(next ?? '', details)} />
}
