import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { MissingPart } from '../../../shell/MissingPart.js'
import { WithDocsText } from '../WithDocsText.js'
import { GuidePage } from './GuidePage.js'
import { guideNames, isGuide } from './guides.js'

/** The guide that the address names, the first one where it names none. */
export function GuideScreen() {
  const { t } = useTranslation()
  const homeHref = addressOf(inOrganisation('docs/guides/getting-started'), usePlace())
  const { slug = guideNames[0] ?? '' }: { slug?: string } = useParams({ strict: false })
  if (!isGuide(slug))
    return (
      <MissingPart title={t('docs.unknownGuide')} back={{ href: homeHref, label: t('docs.pages.gettingStarted') }} />
    )
  return (
    <WithDocsText>
      {({ guides }) => <GuidePage key={slug} name={slug} texts={guides} homeHref={homeHref} />}
    </WithDocsText>
  )
}
