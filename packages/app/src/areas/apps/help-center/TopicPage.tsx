import { Card } from '@embpm/ui/card'
import { Page } from '@embpm/ui/page'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { FailedPart } from '../../../shell/FailedPart.js'
import { MissingPart } from '../../../shell/MissingPart.js'
import { GuideLinks } from './GuideLinks.js'
import { useTopic } from './useHelp.js'
import type { HelpAddress } from './useHelpAddress.js'

/** Props of `TopicPage`. */
export interface TopicPageProps {
  slug: string
  address: HelpAddress
}

/** All guides of a topic. */
export function TopicPage({ slug, address }: TopicPageProps) {
  const { t } = useTranslation()
  const { data: topic, isError, refetch } = useTopic(slug)
  const name = t('apps.pages.helpCenter')
  if (topic === null)
    return <MissingPart title={t('helpCenter.unknownTopic')} back={{ href: address.homeHref, label: name }} />
  if (topic === undefined)
    return isError ? (
      <FailedPart title={t('helpCenter.guidesFailed')} isPage retry={refetch} />
    ) : (
      <SkeletonText className="emb-app-help-loading" />
    )
  const { title, guides } = topic
  return (
    <Page>
      <Page.Head
        breadcrumbs={[{ label: name, href: address.homeHref }, { label: title }]}
        title={title}
        count={guides.length}
      />
      <Page.Body tint>
        <Card flush title={t('helpCenter.guides')}>
          <GuideLinks showSubtitles guides={guides} hrefOf={(guide) => address.guideHref(slug, guide.slug)} />
        </Card>
      </Page.Body>
    </Page>
  )
}
