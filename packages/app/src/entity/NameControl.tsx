import type { ControlProps } from '@embpm/ui/control'
import { ComboBox } from '@embpm/ui/combobox'
import { useLazyPart } from '@embpm/ui/lazy-part'
import { TextField } from '@embpm/ui/text-field'
import { useCallback, useState } from 'react'
import { useServices } from '../shell/ServicesProvider.js'
import { apiOf } from './apiOf.js'
import type { EntityField } from './EntityField.js'
import { namePickers } from './pickers.js'
import { useStoredLabel } from './useStoredLabel.js'

/** Props of `NameControl`. */
export interface NameControlProps extends ControlProps<string> {
  /** Whose column it names. */
  names: NonNullable<EntityField['names']>
}

/**
 * Names an entity of another kind by one of its texts, by the picker of that kind. Where there is none, or it could not be
 * loaded, it is found by typing.
 */
export function NameControl({ names, onValueChange, ...control }: NameControlProps) {
  const part = namePickers[`${names.kind}.${names.by}`]?.part
  const [failed, setFailed] = useState(false)
  const picker = useLazyPart(part, true, () => setFailed(true))
  const props = {
    ...control,
    // A text that is empty, not missing.
    onValueChange: (next: string | null, details: Parameters<NonNullable<typeof onValueChange>>[1]) =>
      onValueChange?.(next ?? '', details),
  }
  if (picker) return picker(props)
  if (!part || failed) return <TypedName {...props} names={names} />
  return <TextField {...control} readOnly value="" aria-busy />
}

function TypedName({ names: { kind, by }, ...control }: NameControlProps) {
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
  return <ComboBox {...control} load={load} resolveLabel={useStoredLabel(kind, by)} />
}
