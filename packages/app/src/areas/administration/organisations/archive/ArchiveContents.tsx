import type { ArchiveOutcome } from '@embpm/contract/organisation-archive'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import { PreviewRegion } from '../../../../entity/import/PreviewRegion.js'
import { usePartTitle } from './usePartTitle.js'

const columns = ['created', 'there', 'refused'] as const

/** What becomes of an archive, part by part: what is new, what is there already, what is refused and why, and what else there is to know. */
export function ArchiveContents({ outcome }: { outcome: ArchiveOutcome }) {
  const { t, i18n } = useTranslation()
  const titleOf = usePartTitle()
  const numbers = new Intl.NumberFormat(i18n.language)
  const { parts, refusals, emptied, unknownPeople, unknownNamed, left } = outcome
  const refused = parts.reduce((sum, one) => sum + one.refused, 0)
  return (
    <>
      {refused > 0 && (
        <Message tone="warning" title={t('organisations.archive.refused', { number: numbers.format(refused) })}>
          <ul>
            {refusals.map(({ part, id, name, code, field }, index) => (
              <li key={index}>
                {titleOf(part)} <bdi>{name || id}</bdi>: {t(`organisations.archive.codes.${code}`)}
                {field !== null && ` (${field})`}
              </li>
            ))}
            {refused > refusals.length && (
              <li>{t('list.import.left.more', { number: numbers.format(refused - refusals.length) })}</li>
            )}
          </ul>
        </Message>
      )}
      {unknownNamed > 0 && (
        <Message title={t('organisations.archive.people', { number: numbers.format(unknownNamed) })}>
          {unknownPeople.map(({ name, email }) => (email ? `${name} (${email})` : name)).join(', ')}
        </Message>
      )}
      {emptied > 0 && <Message>{t('organisations.archive.emptied', { number: numbers.format(emptied) })}</Message>}
      {left.length > 0 && (
        <Message title={t('organisations.archive.left')}>
          <ul>
            {left.map(({ what, count }) => (
              <li key={what}>
                {t(`organisations.archive.lacks.${what}`)}: {numbers.format(count)}
              </li>
            ))}
          </ul>
        </Message>
      )}
      <PreviewRegion title={t('organisations.archive.contents')}>
        <table className="emb-app-import-preview">
          <thead>
            <tr>
              <th scope="col">{t('organisations.archive.part')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" data-kind="number">
                  {t(`organisations.archive.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((one) => (
              <tr key={one.part}>
                <td>{titleOf(one.part)}</td>
                {columns.map((column) => (
                  <td key={column} data-kind="number">
                    {numbers.format(one[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PreviewRegion>
    </>
  )
}
