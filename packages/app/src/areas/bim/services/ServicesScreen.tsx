import type { Service } from '@embpm/contract/service'
import { LinkButton } from '@embpm/ui/button'
import { StatusCircle } from '@embpm/ui/status-circle'
import { Columns2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AddressText } from '../../../entity/AddressText.js'
import { EntityList } from '../../../entity/EntityList.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { usePlace } from '../../../entity/usePlace.js'
import { serviceCompareHref } from './compare/compareAddress.js'
import { serviceKind } from './serviceKind.js'

/** Columns of the list of services: the 13 of the entity, its status, and who changed it when. */
const serviceColumns: readonly ListColumn<Service>[] = [
  { id: 'name', type: 'name', width: 220, pinned: true },
  { id: 'serviceName', type: 'technical', width: 260 },
  { id: 'wbs', width: 80 },
  { id: 'technology', width: 116, filterable: true },
  { id: 'businessDomain', width: 150, filterable: true },
  { id: 'host', width: 190, cell: ({ host }) => <AddressText text={host} /> },
  {
    id: 'status',
    type: 'status',
    width: 150,
    cell: ({ status }) => <StatusCircle readOnly checked showLabel status={status} />,
  },
  { id: 'type', width: 88 },
  { id: 'organisation', width: 180, filterable: true },
  { id: 'changedAt', width: 150, hidden: true },
  { id: 'changedBy', width: 150, hidden: true },
  { id: 'id', type: 'technical', width: 140, hidden: true },
  { id: 'parameter', width: 180, hidden: true },
  {
    id: 'link',
    type: 'link',
    width: 220,
    hidden: true,
    cell: ({ link, host }) => <AddressText text={link} host={host} />,
  },
  { id: 'metadata', width: 200, hidden: true },
  { id: 'description', width: 280, hidden: true },
]

/** The list of services. */
export function ServicesScreen() {
  return <EntityList kind={serviceKind} columns={serviceColumns} selectionActions={compareLink} />
}

const compareLink = (rows: readonly Service[]) => <CompareLink rows={rows} />

/** Leads to two selected services side by side. */
function CompareLink({ rows }: { rows: readonly Service[] }) {
  const { t } = useTranslation()
  const place = usePlace()
  const [from, to, more] = rows
  if (!from || !to || more) return null
  return (
    <LinkButton
      variant="ghost"
      size="s"
      icon={<Columns2 size={16} strokeWidth={1.5} aria-hidden />}
      href={serviceCompareHref(place, { from: from.id, to: to.id })}
    >
      {t('tableCompare.compare')}
    </LinkButton>
  )
}
