import { RichText } from '@embpm/forms/rich-text-input'
import { Card } from '@embpm/ui/card'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { FailedPart } from '../../../shell/FailedPart.js'
import { MissingPart } from '../../../shell/MissingPart.js'
import { GuideLinks } from './GuideLinks.js'
import { useGuide, useTopic } from './useHelp.js'
import type { HelpAddress } from './useHelpAddress.js'

/** Props of `GuidePage`. */
export interface GuidePageProps {
  categorySlug: string
  guideSlug: string
  address: HelpAddress
}

/** A guide to be read, and the others of its topic. */
export function GuidePage({ categorySlug, guideSlug, address }: GuidePageProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useGuide(categorySlug, guideSlug)
  const topic = useTopic(categorySlug)
  const name = t('apps.pages.helpCenter')
  if (data === null)
    return <MissingPart title={t('helpCenter.unknownGuide')} back={{ href: address.homeHref, label: name }} />
  if (data === undefined)
    return isError ? (
      <FailedPart title={t('helpCenter.guideFailed')} isPage retry={refetch} />
    ) : (
      <SkeletonText className="emb-app-help-loading" />
    )
  const {
    title: category,
    guides: [guide],
  } = data
  const others = topic.data?.guides.filter(({ id }) => id !== guide.id) ?? []
  return (
    <Page>
      <Page.Head
        breadcrumbs={[
          { label: name, href: address.homeHref },
          { label: category, href: address.categoryHref(categorySlug) },
          { label: guide.title },
        ]}
        title={guide.title}
      />
      <Page.Body tint key={guide.id}>
        <div className="emb-app-help-guide">
          <article className="emb-app-help-paper" aria-label={guide.title}>
            <p className="emb-app-help-lead" dir="auto">
              {guide.subtitle}
            </p>
            <RichText html={guide.content} dir="auto" />
          </article>
          {others.length > 0 && (
            <Card flush title={t('helpCenter.more', { category })}>
              <GuideLinks guides={others} hrefOf={({ slug }) => address.guideHref(categorySlug, slug)} />
            </Card>
          )}
        </div>
      </Page.Body>
    </Page>
  )
}
