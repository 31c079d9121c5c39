import type { Entity } from '@embpm/contract'
import { IconButton } from '@embpm/ui/button'
import { useNavigate } from '@tanstack/react-router'
import { CopyPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { stringifySearch } from '../shell/searchParams.js'
import { useOffer } from '../shell/useOffer.js'
import type { EntityKind } from './EntityKind.js'
import { kindHref, usePlace } from './usePlace.js'

/** Begins a new entity with what another one says: its page asks for it by `copy` in the address. */
export function CopyAction<E extends Entity>({ kind, id }: { kind: EntityKind<E>; id: string }) {
  const { t } = useTranslation()
  const place = usePlace()
  const navigate = useNavigate()
  const label = t('object.duplicate')
  const icon = <CopyPlus size={16} strokeWidth={1.5} aria-hidden />
  const copy = () => void navigate({ href: kindHref(kind, place, 'new') + stringifySearch({ copy: id }) })
  useOffer('page', [{ id: 'copy', label, icon, onAction: copy }])
  return <IconButton label={label} icon={icon} onPress={copy} />
}
