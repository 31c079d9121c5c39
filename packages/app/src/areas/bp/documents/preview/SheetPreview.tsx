import { SkeletonText } from '@embpm/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { cellText } from '../../../../entity/import/Cell.js'
import { importLimits } from '../../../../entity/import/importLimits.js'
import { readXlsx } from '../../../../entity/import/readXlsx.js'
import { PreviewMessage } from './PreviewMessage.js'
import { ScrollBox } from './ScrollBox.js'
import { useOpened } from './useOpened.js'

const most = { rows: 200, columns: 50 }

const read = async (file: Blob) => ({
  sheets: await readXlsx(new Uint8Array(await file.arrayBuffer()), importLimits),
  close: undefined,
})

/** The sheets of an Excel file as tables, each as far as one looks at it. */
export function SheetPreview({ file }: { file: Blob }) {
  const { t } = useTranslation()
  const { value, failed } = useOpened(file, read)
  if (failed) return <PreviewMessage text={t('documents.damaged')} />
  if (!value) return <SkeletonText />
  return (
    <ScrollBox className="emb-app-paper emb-app-sheets" label={t('documents.preview')}>
      {value.sheets.map(({ name, headers, rows }) => (
        <section key={name}>
          <h3>{name}</h3>
          <table aria-label={name}>
            <thead>
              <tr>
                {headers.slice(0, most.columns).map((header, column) => (
                  <HeadCell key={`${name} ${column + 1}`} header={header} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, most.rows).map(({ cells }, index) => (
                // A row has nothing else that names it, and none is ever moved.
                <tr key={`${name} ${index + 1}`}>
                  {cells.slice(0, most.columns).map((cell, column) => (
                    <td key={`${name} ${index + 1} ${column + 1}`}>{cellText(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {rows.length > most.rows && <p>{t('documents.firstRows', { count: most.rows })}</p>}
        </section>
      ))}
    </ScrollBox>
  )
}

/** A head that says nothing is none. */
const HeadCell = ({ header }: { header: string }) => (header === '' ? <td /> : <th scope="col">{header}</th>)
