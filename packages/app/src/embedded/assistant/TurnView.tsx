import { Button } from '@embpm/ui/button'
import { CopyButton } from '@embpm/ui/copy-button'
import { Link } from '@embpm/ui/link'
import { Message } from '@embpm/ui/message'
import { RotateCw, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AnswerProblem } from './AnswerFailure.js'
import { AnswerText } from './AnswerText.js'
import type { AssistantTurn } from './chatHistory.js'
import { useSources, type ShownSource } from './useSources.js'

/** Props of `TurnView`. */
export interface TurnViewProps {
  turn: AssistantTurn
  /** What the assistant is called. */
  name: string
  /** Asks the question anew; missing while that cannot be done. */
  onAgain?: () => void
}

/** A question with its answer, as far as it came. */
export function TurnView({ turn, name, onAgain }: TurnViewProps) {
  const { t } = useTranslation()
  const { question, text, state, problem } = turn
  const sources = useSources(turn.sources)
  const again = onAgain && (
    <Button size="s" icon={<RotateCw size={16} strokeWidth={1.5} aria-hidden="true" />} onPress={onAgain}>
      {t('states.retry')}
    </Button>
  )
  return (
    <li className="emb-app-assistant-turn">
      <p className="emb-app-assistant-question" dir="auto">
        <span className="emb-visually-hidden">{t('assistant.you')} </span>
        {question}
      </p>
      <div className="emb-app-assistant-answer">
        <span className="emb-app-assistant-mark" aria-hidden="true">
          <Sparkles size={16} strokeWidth={1.5} />
        </span>
        <div className="emb-app-assistant-said" data-writing={state === 'writing' || undefined}>
          <span className="emb-visually-hidden">{name}: </span>
          <AnswerText text={text} sources={sources} />
          {state === 'writing' && text === '' && <p className="emb-app-assistant-note">{t('assistant.writing')}</p>}
          {sources.length > 0 && <SourceCards sources={sources} />}
          {state === 'failed' && (
            <Message tone="danger" actions={again}>
              <Problem problem={problem ?? { kind: 'cut' }} />
            </Message>
          )}
          {state === 'stopped' && (
            <div className="emb-app-assistant-line">
              <p className="emb-app-assistant-note">{t('assistant.stopped')}</p>
              {again}
            </div>
          )}
          {state !== 'writing' && text !== '' && (
            <CopyButton className="emb-app-assistant-copy" text={text} label={t('assistant.copy')} iconOnly />
          )}
        </div>
      </div>
    </li>
  )
}

function SourceCards({ sources }: { sources: readonly ShownSource[] }) {
  const { t } = useTranslation()
  return (
    <ul className="emb-app-assistant-sources" aria-label={t('assistant.sources')}>
      {sources.map(({ number, title, href, kindTitle }) => {
        const content = (
          <>
            <span className="emb-app-assistant-kind">
              {number}
              {kindTitle && ` · ${t(kindTitle)}`}
            </span>
            <b dir="auto">{title}</b>
          </>
        )
        return (
          <li key={number}>
            {href === null ? (
              <span className="emb-app-assistant-card">{content}</span>
            ) : (
              <Link href={href} className="emb-app-assistant-card">
                {content}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Problem({ problem: { kind, detail = '' } }: { problem: AnswerProblem }) {
  const { t } = useTranslation()
  if (kind === 'status') return t('assistant.problem.status', { status: detail })
  if (kind === 'damaged') return t('assistant.problem.damaged', { event: detail })
  if (kind === 'said') {
    return (
      <>
        {t('assistant.problem.said')} <bdi>{detail}</bdi>
      </>
    )
  }
  return t(`assistant.problem.${kind}`)
}
