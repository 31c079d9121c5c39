import { Link } from '@embpm/ui/link'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { answerBlocks, answerPieces, type AnswerBlock } from './answerBlocks.js'
import type { ShownSource } from './useSources.js'

/** Props of `AnswerText`. */
export interface AnswerTextProps {
  text: string
  sources: readonly ShownSource[]
}

/** An answer as text: paragraphs, lists, and `[1]` as the way to its source. Nothing of it is taken for HTML. */
export const AnswerText = memo(function AnswerText({ text, sources }: AnswerTextProps) {
  return answerBlocks(text).map((block, index) => <Block key={index} block={block} sources={sources} />)
})

function Block({ block, sources }: { block: AnswerBlock; sources: readonly ShownSource[] }) {
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto">
        <Line line={block.text} sources={sources} />
      </p>
    )
  }
  const items = block.items.map((line, index) => (
    <li key={index} dir="auto">
      <Line line={line} sources={sources} />
    </li>
  ))
  return block.kind === 'list' ? <ul>{items}</ul> : <ol start={block.first}>{items}</ol>
}

function Line({ line, sources }: { line: string; sources: readonly ShownSource[] }) {
  const { t } = useTranslation()
  return answerPieces(line).map((piece, index) => {
    if (typeof piece === 'string') return piece
    const source = sources.find(({ number }) => number === piece)
    if (!source) return `[${piece}]`
    const label = t('assistant.source', { number: piece, title: source.title })
    if (source.href === null) {
      return (
        <span key={index} className="emb-app-assistant-cite" role="img" aria-label={label}>
          {piece}
        </span>
      )
    }
    return (
      <Link key={index} href={source.href} className="emb-app-assistant-cite" aria-label={label}>
        {piece}
      </Link>
    )
  })
}
