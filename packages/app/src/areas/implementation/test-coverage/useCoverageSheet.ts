import { type Coverage, coverageTypes, failedOf, passedOf } from '@embpm/contract/test-coverage'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageSheet } from '../../../shell/useSaveSheet.js'

/** The matrix as a spreadsheet, all rows of it: of each type how many tests there are, passed and failed. */
export function useCoverageSheet(coverage: Coverage | undefined): () => PageSheet {
  const { t } = useTranslation()
  return useCallback(() => {
    const headers = [t('fields.code'), t('fields.process')]
    headers.push(t('testCoverage.sheet.requirements'), t('testCoverage.columns.covered'))
    for (const type of coverageTypes) {
      const name = t(`testCoverage.columns.${type}`)
      headers.push(name, `${name}: ${t('testCoverage.sheet.passed')}`, `${name}: ${t('testCoverage.sheet.failed')}`)
    }
    return {
      fileName: t('implementation.pages.report'),
      headers,
      rows: (coverage?.rows ?? []).map(({ code, name, requirements, cells }) => [
        code,
        name,
        requirements.all,
        requirements.tested,
        ...coverageTypes.flatMap((type) => [cells[type].tests, passedOf(cells[type]), failedOf(cells[type])]),
      ]),
      widths: [140, 320, ...Array.from({ length: 2 + 3 * coverageTypes.length }, () => 110)],
    }
  }, [t, coverage])
}
