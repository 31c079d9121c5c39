import type { System } from '@embpm/contract/system'
import { Link } from '@embpm/ui/link'
import { StatusCircle } from '@embpm/ui/status-circle'
import { Plus, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import type { Landscape, Remark } from './landscapes.js'
import { systemKind as kind } from './systemKind.js'

/** Props of `EnvironmentCell`. */
export interface EnvironmentCellProps {
  landscape: Landscape
  environment: System['environment']
}

/** The instances of a landscape in an environment, each with a link to it; where there is none, the way to a new one. */
export function EnvironmentCell({ landscape, environment }: EnvironmentCellProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const mayWrite = useMayWrite(kind)
  const systems = landscape.cells[environment]
  const { main, name } = landscape
  if (systems.length === 0) {
    if (!mayWrite) return <span className="emb-app-systems-none">{t('systems.none')}</span>
    const known = { landscape: name, environment, category: main.category, vendor: main.vendor }
    return (
      <Link
        className="emb-app-systems-add"
        href={kindHref(kind, place, 'new') + stringifySearch(known)}
        aria-label={t('systems.addTo', { environment, landscape: name })}
      >
        <Plus size={14} strokeWidth={1.5} aria-hidden />
        {t('systems.add')}
      </Link>
    )
  }
  const remark = landscape.remarks[environment]
  return (
    <>
      {systems.map(({ id, sid, client, productVersion, status }) => (
        <Link key={id} className="emb-app-systems-one" href={kindHref(kind, place, id)}>
          <StatusCircle readOnly checked status={status} />
          <span>
            <b>{systems.length > 1 && client ? `${sid} ${client}` : sid}</b>
            <span>{productVersion}</span>
          </span>
        </Link>
      ))}
      {remark && <RemarkText remark={remark} />}
    </>
  )
}

/** A gap or an older version, in words. */
export function RemarkText({ remark, of }: { remark: Remark; of?: string }) {
  const { t } = useTranslation()
  const text = t(remark.says === 'behind' ? 'systems.behind' : 'systems.missing', { environment: remark.than })
  return (
    <span className="emb-app-systems-remark">
      <TriangleAlert size={12} strokeWidth={1.5} aria-hidden />
      {of === undefined ? text : `${of}: ${text}`}
    </span>
  )
}
