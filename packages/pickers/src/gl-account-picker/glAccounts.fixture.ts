import { sampleRows } from '@embpm/backend/seeds'
import type { GlAccountRow } from '@embpm/contract/gl-account'
import { arraySource, type RowSource } from '@embpm/ui/row-source'

/** Accounts in memory. */
export const glAccountSource = (rows: readonly GlAccountRow[]): RowSource<GlAccountRow> =>
  arraySource(rows, { key: ({ glAccount }) => glAccount })

/** 1,120 accounts. */
export const glAccounts: RowSource<GlAccountRow> = glAccountSource(sampleRows.glAccounts(1120))
