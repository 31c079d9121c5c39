import type { GlAccountRow } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useWords } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { glAccountPickerWords } from './glAccountPickerWords.js'

/** The two columns of an account (`spec.md` 2, Jira accounts picker) with English headers. */
export const glAccountColumns = [
  { id: 'glAccount', header: 'G/L account', type: 'name', width: 160, pinned: true },
  { id: 'glSText', header: 'Short text', width: 360 },
] as const satisfies readonly DataColumn<GlAccountRow>[]

/** `glAccountColumns` with the headers in the words of the place (`glAccountPicker` in `UiStrings`). */
export function useGlAccountColumns(): readonly DataColumn<GlAccountRow>[] {
  const t = useWords(glAccountPickerWords)
  return useMemo(() => glAccountColumns.map((column) => ({ ...column, header: t(column.id) })), [t])
}
