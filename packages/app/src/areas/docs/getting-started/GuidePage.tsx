import { LinkButton } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { Page } from '@embpm/ui/page'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DocsText } from '../docsText.js'
import { PageLinks } from '../PageLinks.js'
import { GuideList } from './GuideList.js'
import { guideNames, guides, type GuideName, type StepFacts } from './guides.js'
import { StepText } from './StepText.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

type StepTexts = Readonly<Record<string, { title: string; text: string }>>

/** The steps of a guide in their order, each with its text. */
function stepsOf(name: GuideName, texts: StepTexts) {
  return Object.entries<StepFacts>(guides[name]).flatMap(([id, facts]) => {
    const text = texts[id]
    return text ? [{ id, facts, ...text }] : []
  })
}

/** Props of `GuidePage`. */
export interface GuidePageProps {
  name: GuideName
  texts: DocsText['guides']
  /** Address of the first guide, below which the others are. */
  homeHref: string
}

/** A guide to be read step by step, with the way to the others. */
export function GuidePage({ name, texts, homeHref }: GuidePageProps) {
  const { t } = useTranslation()
  const { title, lead, steps } = texts[name]
  const at = guideNames.indexOf(name)
  const [previous, next] = [guideNames[at - 1], guideNames[at + 1]]
  const hrefOf = (guide: GuideName) => `${homeHref}/${guide}`
  return (
    <Page>
      <Page.Head
        breadcrumbs={[{ label: t('docs.pages.gettingStarted'), href: homeHref }, { label: title }]}
        title={title}
      />
      <Page.Body tint>
        <div className="emb-app-docs-guide">
          <article className="emb-app-docs-paper" aria-label={title}>
            <p className="emb-app-docs-lead">{lead}</p>
            <ol className="emb-app-docs-steps">
              {stepsOf(name, steps).map(({ id, facts, title: step, text }) => (
                <li key={id}>
                  <h2>{step}</h2>
                  <StepText text={text} facts={facts} />
                  {facts.pages && <PageLinks pages={facts.pages} />}
                </li>
              ))}
            </ol>
            <nav className="emb-app-docs-ways" aria-label={t('docs.ways')}>
              {previous && (
                <LinkButton href={hrefOf(previous)} icon={<ArrowLeft {...glyph} />}>
                  {t('docs.previous', { title: texts[previous].title })}
                </LinkButton>
              )}
              {next && (
                <LinkButton variant="primary" href={hrefOf(next)} icon={<ArrowRight {...glyph} />}>
                  {t('docs.next', { title: texts[next].title })}
                </LinkButton>
              )}
            </nav>
          </article>
          <Card flush title={t('docs.contents')}>
            <GuideList label={t('docs.contents')} texts={texts} current={name} hrefOf={hrefOf} />
          </Card>
        </div>
      </Page.Body>
    </Page>
  )
}
