import type { GlAccountRow } from '@embpm/contract/gl-account'
import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useWords, type Translate } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { glAccountPickerWords } from './glAccountPickerWords.js'

const column = columnHelper<GlAccountRow>()

/** The two columns of an account (`spec.md` 2, Jira accounts picker). */
export const glAccountColumns = (
  t: Translate<typeof glAccountPickerWords.words>,
): readonly DataColumnDef<GlAccountRow>[] =>
  column.columns([
    column.accessor('glAccount', { header: t('glAccount'), size: 160, meta: { type: 'name', pinned: true } }),
    column.accessor('glSText', { header: t('glSText'), size: 360 }),
  ])

/** `glAccountColumns` in the words of the place (`glAccountPicker` in `UiStrings`). */
export function useGlAccountColumns(): readonly DataColumnDef<GlAccountRow>[] {
  const t = useWords(glAccountPickerWords)
  return useMemo(() => glAccountColumns(t), [t])
}
