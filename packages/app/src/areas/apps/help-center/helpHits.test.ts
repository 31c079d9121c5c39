import type { Faq, FaqCategory, GuideCategory } from '@embpm/contract/sample/helpCenter'
import { expect, test } from 'vitest'
import { helpHits } from './helpHits.js'

const faq = (id: string, question: string, answer: string): Faq => ({ id, categoryId: 'c', question, answer })
const faqs: FaqCategory[] = [
  {
    id: 'c',
    slug: 'most',
    title: 'Most asked',
    faqs: [faq('1', 'Why is it closed?', 'A period closes.'), faq('2', 'Who pays?', 'Öhm.')],
  },
]
const topics: GuideCategory[] = [
  {
    id: 't',
    slug: 'start',
    title: 'Getting started',
    guides: [
      { id: 'g1', categoryId: 't', slug: 'period', title: 'Close a period', subtitle: 'By hand' },
      { id: 'g2', categoryId: 't', slug: 'pay', title: 'Pay', subtitle: 'By card' },
    ],
  },
]

test.each([
  ['period CLOSE', ['g1'], ['1']],
  ['by', ['g1', 'g2'], []],
  ['öhm', [], ['2']],
  ['getting', [], []],
  ['card period', [], []],
])('“%s” is found in the guides %o and the questions %o', (text, guides, questions) => {
  const hits = helpHits(text, topics, faqs, 'de')
  expect(hits.guides.map(({ guide }) => guide.id)).toEqual(guides)
  expect(hits.questions.map(({ id }) => id)).toEqual(questions)
})
