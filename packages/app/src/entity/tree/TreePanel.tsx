import type { Entity } from '@embpm/contract'
import { useSearchText } from '@embpm/ui/search-field'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { stringifySearch, type RawSearch } from '../../shell/searchParams.js'
import { CreateLink } from '../CreateLink.js'
import { kindHref, usePlace, useRawSearch } from '../usePlace.js'
import { LinkTabs } from '../LinkTabs.js'
import { stepOf } from '../step.js'
import { EntityTree } from './EntityTree.js'
import type { KeptNode, TreeKind } from './TreeKind.js'
import { useTreeTabs } from './useTreeTabs.js'
import { useLook } from '../../shell/useLook.js'

/** Props of `TreePanel`. */
export interface TreePanelProps<E extends Entity & N, N extends KeptNode> {
  tree: TreeKind<E, N>
  openId: string | null
  lastId: string | null
  /** Whether it is the whole page and not a pane of one. */
  alone: boolean
}

/** The tree of a kind of entity with its head: what they are, tree or list, a new one. */
export function TreePanel<E extends Entity & N, N extends KeptNode>({
  tree,
  openId,
  lastId,
  alone,
}: TreePanelProps<E, N>) {
  const { kind } = tree
  const { t } = useTranslation()
  const [{ density }] = useLook()
  const place = usePlace()
  const router = useRouter()
  const raw = useRawSearch()
  const inAddress = typeof raw.q === 'string' ? raw.q : ''
  const hrefOf = (id: string | undefined, parameters: RawSearch) =>
    kindHref(kind, place, id) + stringifySearch(parameters)
  const { text: search, setText: setSearch } = useSearchText({
    followed: inAddress,
    onFollow: (q) => {
      const { q: _, ...others } = raw
      void router.navigate({
        href: hrefOf(openId ?? undefined, q === '' ? others : { ...others, q }),
        ...stepOf(router, inAddress !== '', q !== ''),
      })
    },
  })
  const searched: RawSearch = search === '' ? {} : { q: search }
  const open = (id: string | null) =>
    void router.navigate({ href: hrefOf(id ?? undefined, searched), resetScroll: false })

  const below = stringifySearch(openId === null ? searched : { ...searched, parent: openId })
  const Title = alone ? 'h1' : 'h2'
  return (
    <div className="emb-app-tree-panel" data-density={density}>
      <div className="emb-app-tree-head">
        <Title className="emb-app-tree-title">{t(`${kind.words}.title`)}</Title>
        <LinkTabs {...useTreeTabs(kind, searched)} current="tree" />
        <CreateLink kind={kind} variant="secondary" search={below} iconOnly />
      </div>
      <EntityTree<E, N>
        key={place.organisation}
        tree={tree}
        openId={openId}
        lastId={lastId}
        onOpen={open}
        search={search}
        onSearchChange={setSearch}
        empty={
          <StateMessage
            kind="empty"
            title={t(`${kind.words}.emptyTitle`)}
            description={t(`${kind.words}.emptyText`)}
            actions={<CreateLink kind={kind} variant="primary" search={below} />}
          />
        }
      />
    </div>
  )
}
