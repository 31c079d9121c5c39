import { saveFile } from '@embpm/ui/file-export'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../EntityField.js'
import { cellText } from './Cell.js'
import type { CheckedRow } from './CheckedRow.js'
import { csvFileOf } from './ImportFormat.js'
import type { ImportPlan } from './usePlan.js'
import { useProblemText } from './useProblemText.js'

/** Saves refused rows as CSV, as they stand in the file and with what is wrong, to be put right and imported again. */
export function useRefusedFile(fields: Readonly<Record<string, EntityField>>) {
  const { t } = useTranslation()
  const problemText = useProblemText(fields)
  return (rows: readonly CheckedRow[], { sheet, format }: ImportPlan, fileName: string) => {
    const refused = rows.filter(({ result }) => result.action === 'refused')
    const records = refused.map((one) => [
      ...sheet.headers.map((_, column) => cellText(one.row.cells[column])),
      one.result.problems.map((problem) => problemText(one, problem)).join('; '),
    ])
    const name = fileName.replace(/\.[^.]*$/, '')
    saveFile(
      csvFileOf([[...sheet.headers, t('list.import.result.problems')], ...records], format),
      t('list.import.result.fileName', { name }),
    )
  }
}
