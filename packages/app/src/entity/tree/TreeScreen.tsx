import type { Entity } from '@embpm/contract'
import { LinkButton } from '@embpm/ui/button'
import { SplitPane } from '@embpm/ui/split-pane'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isShellParameter, stringifySearch } from '../../shell/searchParams.js'
import { IgnoredNotice } from '../IgnoredNotice.js'
import { kindHref, usePlace, useRawSearch } from '../usePlace.js'
import type { KeptNode, TreeKind } from './TreeKind.js'
import { treeName } from './treeMemory.js'
import { TreePanel } from './TreePanel.js'
import { useLastOpened } from './useLastOpened.js'
import { useTreeId } from './useTreeLevels.js'
import { useNarrow } from './useNarrow.js'

/** Props of `TreeScreen`. */
export interface TreeScreenProps<E extends Entity & N, N extends KeptNode> {
  /** Written down once, outside of the component. */
  tree: TreeKind<E, N>
}

/** Parameters of the address that the tree knows: its search, the view, and below what a new one is to stand. */
const parameters = ['q', 'view', 'parent']

/**
 * A hierarchy as a page: the tree, beside it the page of what is chosen in it (the route below this one), on narrow screens
 * one after the other.
 */
export function TreeScreen<E extends Entity & N, N extends KeptNode>({ tree }: TreeScreenProps<E, N>) {
  const { kind } = tree
  const { t } = useTranslation()
  const id = useTreeId()
  const place = usePlace()
  const raw = useRawSearch()
  const navigate = useNavigate()
  const narrow = useNarrow()
  const known = raw.view === undefined || raw.view === 'tree' || raw.view === 'list'
  const base = kindHref(kind, place)
  const openId = id === 'new' ? null : id
  const lastId = useLastOpened(treeName(place.organisation, kind.name), openId)
  const searched = typeof raw.q === 'string' ? { q: raw.q } : {}

  const ignored = Object.entries(raw).flatMap(([name, value]) =>
    (parameters.includes(name) && (name !== 'view' || known)) || isShellParameter(name)
      ? []
      : [`${name}=${String(value)}`],
  )
  const notice = (
    <IgnoredNotice
      ignored={ignored}
      onDismiss={() =>
        void navigate({ href: kindHref(kind, place, id ?? undefined) + stringifySearch(searched), replace: true })
      }
    />
  )
  const panel = <TreePanel tree={tree} openId={openId} lastId={lastId} alone={narrow} />
  if (narrow) {
    return id === null ? (
      <div className="emb-app-tree-screen">
        {notice}
        {panel}
      </div>
    ) : (
      <div className="emb-app-tree-screen">
        {notice}
        <div className="emb-app-tree-back">
          <LinkButton
            href={base + stringifySearch(searched)}
            variant="ghost"
            size="s"
            icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t(`${kind.words}.title`)}
          </LinkButton>
        </div>
        <div className="emb-app-tree-object">
          <Outlet />
        </div>
      </div>
    )
  }
  return (
    <div className="emb-app-tree-screen">
      {notice}
      <SplitPane
        start={{ label: t('tree.pane', { name: t(`${kind.words}.title`) }), content: panel, min: 260, max: 640 }}
        defaultValue={{ start: 360, end: 0 }}
      >
        <div className="emb-app-tree-object">
          <Outlet />
        </div>
      </SplitPane>
    </div>
  )
}
