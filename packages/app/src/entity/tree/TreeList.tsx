import type { Entity } from '@embpm/contract'
import { EntityList, type EntityListProps } from '../EntityList.js'
import { LinkTabs } from '../LinkTabs.js'
import { useRawSearch } from '../usePlace.js'
import { useTreeTabs } from './useTreeTabs.js'

/** The entities of a hierarchy as a list, from which one comes to the tree. */
export function TreeList<E extends Entity>(props: Omit<EntityListProps<E>, 'start'>) {
  const { q } = useRawSearch()
  const tabs = useTreeTabs(props.kind, typeof q === 'string' ? { q } : {})
  return <EntityList {...props} start={<LinkTabs {...tabs} current="list" />} />
}
