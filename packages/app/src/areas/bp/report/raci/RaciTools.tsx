import { useTranslation } from 'react-i18next'
import { SheetTools } from '../../../../shell/SheetTools.js'
import type { RolesByStep } from './matrix.js'
import { raciTable } from './raciTable.js'
import type { Axes } from './useAxes.js'

/** Props of `RaciTools`. */
export interface RaciToolsProps {
  /** Of the process. */
  name: string
  axes: Axes
  rolesByStep: RolesByStep
}

/** Saves the matrix as a spreadsheet, as it stands on the page, or prints it. */
export function RaciTools({ name, axes, rolesByStep }: RaciToolsProps) {
  const { t } = useTranslation()
  const sheet = () => {
    const { headers, rows } = raciTable(axes, rolesByStep, {
      step: t('raciMatrix.step'),
      role: t('raciMatrix.role'),
      check: t('raciMatrix.check'),
      totals: t('raciMatrix.totals'),
      checkOf: (accountable) =>
        accountable === 1 ? '' : accountable === 0 ? t('processes.noA') : t('processes.manyA', { total: accountable }),
    })
    const widths = headers.map((_, column) => (column === 0 ? 260 : 110))
    return { fileName: `${t('raciMatrix.fileName')} – ${name}`, headers, rows, widths }
  }
  return <SheetTools sheet={sheet} />
}
