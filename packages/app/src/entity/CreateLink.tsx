import type { Entity } from '@embpm/contract'
import { LinkButton, type LinkButtonProps } from '@embpm/ui/button'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../shell/useOffer.js'
import type { EntityKind } from './EntityKind.js'
import { kindHref, usePlace } from './usePlace.js'
import { useProjectOfNew } from './useProjectFilter.js'
import { useMayWrite } from './useUser.js'

/** Props of `CreateLink`. */
export interface CreateLinkProps<E extends Entity> extends Pick<LinkButtonProps, 'variant' | 'size'> {
  kind: EntityKind<E>
  /** Search part of the address, such as `?tableId=TAB-1`. Default: the chosen project, for what belongs to one. */
  search?: string
  /** Shows the plus alone. Default `false`. */
  iconOnly?: boolean
}

/** Leads to the page of a new entity of a kind; nothing for those who may not create one. */
export function CreateLink<E extends Entity>({ kind, search, iconOnly = false, ...look }: CreateLinkProps<E>) {
  const { t } = useTranslation()
  const place = usePlace()
  const label = t(`${kind.words}.new`)
  const ofProject = useProjectOfNew(kind)
  const href = kindHref(kind, place, 'new') + (search ?? ofProject)
  const icon = <Plus size={16} strokeWidth={1.5} aria-hidden />
  const mayWrite = useMayWrite(kind)
  useOffer('page', mayWrite ? [{ id: href, label, icon, href }] : [])
  if (!mayWrite) return null
  return (
    <LinkButton {...look} className="emb-app-create" href={href} aria-label={iconOnly ? label : undefined} icon={icon}>
      {iconOnly ? null : label}
    </LinkButton>
  )
}
