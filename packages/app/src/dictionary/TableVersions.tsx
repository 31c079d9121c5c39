import type { Family } from '@embpm/contract'
import type { TableVersion, VersionedKind } from '@embpm/contract/table-version'
import { Button } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { toasts } from '@embpm/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CopyPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../entity/AsideFailed.js'
import { kindHref, usePlace } from '../entity/usePlace.js'
import { useMayWrite } from '../entity/useUser.js'
import { queryKeys } from '../session/queryKeys.js'
import { useServices } from '../shell/ServicesProvider.js'
import { compareHref } from './compare/compareAddress.js'
import { versionsQuery } from './compare/useComparedTable.js'

/** Props of `TableVersions`. */
export interface TableVersionsProps {
  kind: VersionedKind
  /** Who may make a new one. */
  family: Family
  id: string
}

/** The versions of a table beside it: each leads to its page and to the comparison with this one; a new one is a copy. */
export function TableVersions({ kind, family, id }: TableVersionsProps) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const place = usePlace()
  const navigate = useNavigate()
  const mayWrite = useMayWrite({ family })
  const { data, isError, refetch } = useQuery(versionsQuery(client, place.organisation, kind, id))
  const others = data?.filter((one) => one.id !== id) ?? []
  const own = data?.find((one) => one.id === id)
  const make = async () => {
    try {
      const made = await client.tableVersions.create({ kind, id })
      await Promise.all(
        [kind, 'dataFields' as const].map((name) =>
          queryClient.invalidateQueries({ queryKey: queryKeys.kind(place.organisation, name) }),
        ),
      )
      toasts.add({ text: t('tableCompare.newVersionMade', { version: made.version }), icon: 'success' })
      await navigate({ href: kindHref({ name: kind }, place, made.id) })
    } catch {
      toasts.add({ text: t('tableCompare.newVersionFailed'), icon: 'error' })
    }
  }
  const nameOf = ({ version, system }: TableVersion) =>
    [t('tableCompare.version', { version }), system].filter(Boolean).join(' · ')
  /** The older one of two is on the left. */
  const compare = (other: TableVersion) => {
    const [from, to] = own && other.version > own.version ? [id, other.id] : [other.id, id]
    return compareHref(place, { kind, from, to })
  }
  return (
    <Card
      title={t('tableCompare.versions')}
      actions={
        mayWrite && (
          <Button size="s" variant="ghost" icon={<CopyPlus size={16} strokeWidth={1.5} aria-hidden />} onPress={make}>
            {t('tableCompare.newVersion')}
          </Button>
        )
      }
    >
      {isError ? (
        <AsideFailed onRetry={refetch} />
      ) : !data ? (
        <SkeletonText />
      ) : others.length === 0 ? (
        <p className="emb-app-aside-note">{t('tableCompare.only')}</p>
      ) : (
        <ul className="emb-app-aside-links">
          {others.map((other) => (
            <li key={other.id}>
              <Link href={kindHref({ name: kind }, place, other.id)}>{nameOf(other)}</Link>
              <Link href={compare(other)} aria-label={`${t('tableCompare.compare')}: ${nameOf(other)}`}>
                {t('tableCompare.compare')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
