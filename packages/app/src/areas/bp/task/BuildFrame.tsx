import type { ProcessNode } from '@embpm/contract/process'
import { Page, type PageHeadProps } from '@embpm/ui/page'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `BuildFrame`. */
export interface BuildFrameProps extends Omit<ComponentProps<'div'>, 'ref'>, Pick<PageHeadProps, 'badge' | 'actions'> {
  /** The levels above the process, and itself, last; `undefined` while they are loading. */
  path: readonly ProcessNode[] | undefined
  /** Address of where processes are chosen. */
  chooserHref: string
}

/** The page of a process that is drawn: its bar, and what stands below. */
export function BuildFrame({ path = [], chooserHref, badge, actions, children, ...rest }: BuildFrameProps) {
  const { t } = useTranslation()
  const process = path.at(-1)
  const breadcrumbs = [
    { label: t('bp.pages.build'), href: chooserHref },
    ...path
      .slice(0, -1)
      .map((node) => ({ label: node.name, href: `${chooserHref}?q=${encodeURIComponent(node.code)}` })),
  ]
  return (
    <Page {...rest} className="emb-app-diagram-page emb-app-build">
      <Page.Head
        breadcrumbs={breadcrumbs}
        title={process?.name ?? t('bp.pages.build')}
        badge={
          <>
            {process && <span className="emb-app-diagram-code">{process.code}</span>}
            {badge}
          </>
        }
        actions={actions}
      />
      {children}
    </Page>
  )
}
