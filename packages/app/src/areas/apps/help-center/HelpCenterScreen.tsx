import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { FailedPart } from '../../../shell/FailedPart.js'
import { HelpHome } from './HelpHome.js'
import { TopicPage } from './TopicPage.js'
import { useHelpAddress } from './useHelpAddress.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const guidePart = lazyPart(async () => (await import('./GuidePage.js')).GuidePage)

/** The help center: all topics and questions, the guides of one topic, or one guide. The address says which. */
export function HelpCenterScreen() {
  const { t } = useTranslation()
  const address = useHelpAddress()
  const { categorySlug, guideSlug } = address
  if (categorySlug === undefined) return <HelpHome address={address} />
  if (guideSlug === undefined) return <TopicPage key={categorySlug} slug={categorySlug} address={address} />
  return (
    <Lazy
      part={guidePart}
      loading={<SkeletonText className="emb-app-help-loading" />}
      failed={(retry) => <FailedPart title={t('helpCenter.guideFailed')} isPage retry={retry} />}
    >
      {(Guide) => <Guide categorySlug={categorySlug} guideSlug={guideSlug} address={address} />}
    </Lazy>
  )
}
