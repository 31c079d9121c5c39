import { Card } from '@embpm/ui/card'
import { Button } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SearchField } from '@embpm/ui/search-field'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { Tabs } from '@embpm/ui/tabs'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { FailedPart } from '../../../shell/FailedPart.js'
import { GuideLinks } from './GuideLinks.js'
import { helpHits, type HelpHits } from './helpHits.js'
import { QuestionList } from './QuestionList.js'
import { TopicGlyph } from './TopicGlyph.js'
import { type Topic, useQuestions, useTopics } from './useHelp.js'
import type { HelpAddress } from './useHelpAddress.js'

/** So many guides of a topic are shown before all of them. */
const first = 4

/** Props of `HelpHome`. */
export interface HelpHomeProps {
  address: HelpAddress
}

/** What can be read: topics with their first guides, and the questions; or what is found by a text. */
export function HelpHome({ address }: HelpHomeProps) {
  const { t, i18n } = useTranslation()
  const { search, searchFor } = address
  const topics = useTopics()
  const questions = useQuestions()
  const [topicRows, questionRows] = [topics.data, questions.data]
  const hits =
    search.trim() === '' || !topicRows || !questionRows
      ? undefined
      : helpHits(search, topicRows, questionRows, i18n.language || 'en')
  const count = hits && hits.guides.length + hits.questions.length
  return (
    <Page>
      <Page.Body>
        <header className="emb-app-help-hero">
          <h1>{t('helpCenter.title')}</h1>
          <SearchField
            className="emb-app-help-search"
            label={t('helpCenter.search')}
            shortcut="/"
            value={search}
            resultText={count === undefined ? undefined : t('helpCenter.hits', { count })}
            onValueChange={searchFor}
          />
        </header>
        <IgnoredNotice ignored={address.ignored} onDismiss={address.clean} />
        <div className="emb-app-help-body">
          {hits ? (
            <Hits hits={hits} address={address} />
          ) : (
            <>
              {topicRows ? (
                topicRows.map((topic) => <TopicCard key={topic.id} topic={topic} address={address} />)
              ) : (
                <div className="emb-app-help-wide">
                  {topics.isError ? (
                    <FailedPart title={t('helpCenter.guidesFailed')} retry={topics.refetch} />
                  ) : (
                    <Skeleton rows={6} label={t('states.loading')} />
                  )}
                </div>
              )}
              <Card className="emb-app-help-wide" flush title={t('helpCenter.questions')}>
                {questionRows ? (
                  questionRows.length > 0 && (
                    <Tabs
                      className="emb-app-help-tabs"
                      aria-label={t('helpCenter.questions')}
                      value={address.questions ?? questionRows[0]?.slug}
                      onValueChange={address.showQuestions}
                      items={questionRows.map(({ slug, title, faqs }) => ({
                        id: slug,
                        label: title,
                        content: () => <QuestionList questions={faqs} />,
                      }))}
                    />
                  )
                ) : questions.isError ? (
                  <FailedPart title={t('helpCenter.questionsFailed')} retry={questions.refetch} />
                ) : (
                  <Skeleton rows={4} label={t('states.loading')} />
                )}
              </Card>
            </>
          )}
        </div>
      </Page.Body>
    </Page>
  )
}

function TopicCard({ topic, address }: { topic: Topic; address: HelpAddress }) {
  const { t, i18n } = useTranslation()
  const { slug, title, guides } = topic
  const total = 'totalGuides' in topic ? topic.totalGuides : guides.length
  return (
    <Card
      flush
      title={
        <span className="emb-app-help-topic">
          <TopicGlyph slug={slug} />
          <bdi>{title}</bdi>
        </span>
      }
      actions={
        <span className="emb-app-help-count" aria-hidden>
          {new Intl.NumberFormat(i18n.language || 'en').format(total)}
        </span>
      }
    >
      <GuideLinks
        guides={guides.slice(0, first)}
        hrefOf={(guide) => address.guideHref(slug, guide.slug)}
        all={{ label: t('helpCenter.all', { count: total }), href: address.categoryHref(slug) }}
      />
    </Card>
  )
}

function Hits({ hits: { guides, questions }, address }: { hits: HelpHits; address: HelpAddress }) {
  const { t } = useTranslation()
  if (guides.length + questions.length === 0)
    return (
      <div className="emb-app-help-wide">
        <StateMessage
          kind="no-match"
          title={t('helpCenter.noMatch', { search: address.search })}
          description={t('helpCenter.noMatchText')}
          actions={<Button onPress={() => address.searchFor('')}>{t('helpCenter.showAll')}</Button>}
        />
      </div>
    )
  const topicOf = new Map(guides.map(({ topic, guide }) => [guide.id, topic.slug]))
  return (
    <>
      {guides.length > 0 && (
        <Card className="emb-app-help-wide" flush title={t('helpCenter.guides')}>
          <GuideLinks
            showSubtitles
            guides={guides.map(({ guide }) => guide)}
            hrefOf={({ id, slug }) => address.guideHref(topicOf.get(id) ?? '', slug)}
          />
        </Card>
      )}
      {questions.length > 0 && (
        <Card className="emb-app-help-wide" flush title={t('helpCenter.questions')}>
          <QuestionList key={address.search} questions={questions} />
        </Card>
      )}
    </>
  )
}
