import { mayHaveDocuments, type Entity } from '@embpm/contract'
import { lazyPart, Lazy } from '@embpm/ui/lazy-part'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { AsideFailed } from '../AsideFailed.js'
import type { EntityKind } from '../EntityKind.js'

const documentsCard = lazyPart(async () => (await import('./DocumentsCard.js')).DocumentsCard)

/** Props of `DocumentsPlace`. */
export interface DocumentsPlaceProps<E extends Entity> {
  kind: EntityKind<E>
  entity: E
}

/** The documents of an entity, on the page of whatever kind: neither loaded nor asked for before one comes near them. */
export function DocumentsPlace<E extends Entity>({ kind, entity }: DocumentsPlaceProps<E>) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  if (!mayHaveDocuments(kind.name)) return null
  const subject = { kind: kind.name, id: entity.id, name: kind.nameOf(entity).slice(0, 400) }
  return (
    <div ref={place} className="emb-app-documents-place">
      {near && (
        <Lazy part={documentsCard} loading={<SkeletonText />} failed={(retry) => <AsideFailed onRetry={retry} />}>
          {(DocumentsCard) => <DocumentsCard subject={subject} />}
        </Lazy>
      )}
    </div>
  )
}
