import { useTranslation } from 'react-i18next'
import { type MatrixColumn, type MatrixRow, percentOf } from './coverageModel.js'

/** The words of the matrix. */
export function useFigureText() {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language || 'en', { style: 'percent', maximumFractionDigits: 0 })
  const number = new Intl.NumberFormat(i18n.language || 'en')
  const column = (one: MatrixColumn) => t(`testCoverage.columns.${one}`)
  const name = (row: Pick<MatrixRow, 'id' | 'name'>) => (row.id === null ? t('testCoverage.all') : row.name)
  return {
    column,
    name,
    percent: (figure: Parameters<typeof percentOf>[0]) => percent.format(percentOf(figure) / 100),
    of: ({ done, all }: { done: number; all: number }) =>
      t('testRuns.doneOf', { count: number.format(done), total: number.format(all) }),
  }
}

/** The words of the matrix. */
export type FigureText = ReturnType<typeof useFigureText>
