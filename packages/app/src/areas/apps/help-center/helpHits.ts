import type { Faq, FaqCategory, Guide } from '@embpm/contract/sample/helpCenter'
import { hasWords } from '../hasWords.js'
import type { Topic } from './useHelp.js'

/** What a text is found in. */
export interface HelpHits {
  guides: readonly { topic: Topic; guide: Guide }[]
  questions: readonly Faq[]
}

/** The guides and questions that have every word of a text, ignoring case: in title and subtitle, in question and answer. */
export function helpHits(
  text: string,
  topics: readonly Topic[],
  questions: readonly FaqCategory[],
  language: string,
): HelpHits {
  const has = hasWords(text, language)
  return {
    guides: topics.flatMap((topic) =>
      topic.guides.filter(({ title, subtitle }) => has(`${title} ${subtitle}`)).map((guide) => ({ topic, guide })),
    ),
    questions: questions.flatMap(({ faqs }) => faqs.filter(({ question, answer }) => has(`${question} ${answer}`))),
  }
}
