import type { Service } from '@embpm/contract/service'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeGlyph } from '../../../../diagram/compare/ChangeGlyph.js'
import { useStepKeys } from '../../../../diagram/compare/useStepKeys.js'
import { Walker } from '../../../../diagram/compare/Walker.js'
import { useFieldText } from '../../../../entity/useFieldText.js'
import { jsonDifference, onlyDifferent } from '../../../../json-tree/jsonDifference.js'
import { JsonTree } from '../../../../json-tree/JsonTree.js'
import { serviceKind } from '../serviceKind.js'
import { serviceDifference } from './serviceDifference.js'

/** Props of `ComparedService`. */
export interface ComparedServiceProps {
  before: Service
  after: Service
  /** Leaves out what is the same. */
  differing: boolean
}

/** The fields of two services side by side with the way from difference to difference, and their metadata as a tree. */
export function ComparedService({ before, after, differing }: ComparedServiceProps) {
  const { t } = useTranslation()
  const text = useFieldText(serviceKind)
  const table = useRef<HTMLTableSectionElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const rows = useMemo(() => serviceDifference(before, after), [before, after])
  const [was, is] = [before.metadata ?? {}, after.metadata ?? {}]
  const metadataDiffers = useMemo(() => onlyDifferent(jsonDifference([was], [is])).length > 0, [was, is])
  const changed = rows.filter(({ differs }) => differs)
  const at = changed.findIndex(({ field }) => field === current)
  const step = (direction: 1 | -1) => {
    const next = changed.at((at === -1 && direction === -1 ? 0 : at + direction) % changed.length)
    if (!next) return
    setCurrent(next.field)
    const row = table.current?.querySelector<HTMLElement>(`[data-field="${next.field}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    row?.focus()
  }
  useStepKeys(step)

  if (changed.length === 0 && !metadataDiffers && differing)
    return <StateMessage kind="empty" title={t('serviceCompare.equal')} description={t('serviceCompare.equalText')} />
  const shown = differing ? changed : rows
  return (
    <div className="emb-app-service-compared">
      {shown.length > 0 && (
        <section>
          <div className="emb-app-service-compare-head">
            <h2>{t('serviceCompare.fields', { count: changed.length })}</h2>
            <Walker position={at + 1} total={changed.length} onStep={step} />
          </div>
          <table aria-label={t('serviceCompare.title')}>
            <thead>
              <tr>
                <th scope="col">{t('serviceCompare.field')}</th>
                <th scope="col">{before.name}</th>
                <th scope="col">{after.name}</th>
              </tr>
            </thead>
            <tbody ref={table}>
              {shown.map((row) => (
                <tr key={row.field} data-field={row.field} tabIndex={row.differs ? -1 : undefined}>
                  <th scope="row">
                    {row.differs && <ChangeGlyph kind="changed" />} {text.label(row.field)}
                    {row.differs && <span className="emb-visually-hidden">, {t('diagram.kinds.changed')}</span>}
                  </th>
                  {row.differs ? (
                    <>
                      <td data-label={before.name}>
                        <del>{text.show(row.field, row.before) || '–'}</del>
                      </td>
                      <td data-label={after.name}>
                        <ins>{text.show(row.field, row.after) || '–'}</ins>
                      </td>
                    </>
                  ) : (
                    <td colSpan={2}>{text.show(row.field, row.after) || '–'}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {(metadataDiffers || !differing) && (
        <section>
          <div className="emb-app-service-compare-head">
            <h2>{t('fields.metadata')}</h2>
          </div>
          <JsonTree
            // What is open belongs to what is compared.
            key={`${before.id} ${after.id} ${String(differing)}`}
            aria-label={t('fields.metadata')}
            before={was}
            value={is}
            differing={differing}
          />
        </section>
      )}
    </div>
  )
}
