import type { Entity } from '@embpm/contract'
import type { ControlProps } from '@embpm/ui/control'
import { ComboBox } from '@embpm/ui/combobox'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryKeys } from '../session/queryKeys.js'
import { useServices } from '../shell/ServicesProvider.js'
import type { EntityKind } from './EntityKind.js'
import { usePlace } from './usePlace.js'

/** Props of `UsedValueControl`. */
export interface UsedValueControlProps<E extends Entity> extends ControlProps<string> {
  kind: EntityKind<E>
  /** The column whose values are offered. */
  column: string
  /** Offered too, whether it is used or not. */
  more: string
}

/** Offers the values that entities of a kind have in a column, for what has no kind of its own yet. */
export function UsedValueControl<E extends Entity>({
  kind,
  column,
  more,
  onValueChange,
  ...control
}: UsedValueControlProps<E>) {
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data } = useQuery({
    queryKey: queryKeys.values(organisation, kind.name, column, {}),
    queryFn: ({ signal }) => kind.api(client).values({ column }, { signal }),
  })
  const options = useMemo(
    () => [...new Set([more, ...(data ?? []).map(({ value }) => value)])].map((value) => ({ value, label: value })),
    [data, more],
  )
  // A text that is empty, not missing.
  return (
    <ComboBox {...control} options={options} onValueChange={(next, details) => onValueChange?.(next ?? '', details)} />
  )
}
