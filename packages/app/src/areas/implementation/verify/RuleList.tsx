import { stopStrayPress } from '@embpm/ui/action'
import { type KeyboardEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type RuleTopic, ruleTopics } from './rules/Rule.js'
import type { RuleId } from './rules/rules.js'
import { type RuleMark, SeverityGlyph } from './SeverityGlyph.js'
import { countIn, type ShownRule } from './shownRules.js'
import type { FindingState } from './verifySearch.js'

/** What the glyph of a rule says. */
function markOf(shown: ShownRule, count: number): RuleMark {
  if (shown.checked === 'no') return 'unchecked'
  if (count > 0) return shown.rule.severity
  if (shown.checked === 'partly') return 'partly'
  return shown.checked === 'waiting' ? 'waiting' : 'passed'
}

/** Props of `RuleList`. */
export interface RuleListProps {
  listed: readonly ShownRule[]
  state: FindingState
  current: RuleId | null
  /** @param byArrow whether one only went past it */
  onGo: (rule: RuleId, byArrow?: boolean) => void
}

/** The rules by their topics, each with how bad it is and how much it found. One stop of the keyboard: arrows go from rule to rule. */
export function RuleList({ listed, state, current, onGo }: RuleListProps) {
  const { t, i18n } = useTranslation()
  const numbers = useMemo(() => new Intl.NumberFormat(i18n.language || 'en'), [i18n.language])
  const topics = useMemo(() => Map.groupBy(listed, ({ rule }): RuleTopic => rule.topic), [listed])
  const first = listed.some(({ rule }) => rule.id === current) ? current : (listed[0]?.rule.id ?? null)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll('button')]
    const at = all.findIndex((button) => button === document.activeElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    const next = to === undefined ? undefined : all[to]
    if (to === undefined) return
    event.preventDefault()
    next?.focus()
    const id = listed.find(({ rule }) => rule.id === next?.dataset.rule)?.rule.id
    if (id) onGo(id, true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside
    <nav className="emb-app-verify-rules" aria-label={t('verify.rules')} onKeyDown={onKeyDown}>
      {listed.length === 0 && <p className="emb-app-verify-none">{t('verify.noRules')}</p>}
      {ruleTopics.map((topic) => {
        const own = topics.get(topic)
        if (!own) return null
        return (
          <section key={topic}>
            <h2>
              {t(`verify.topics.${topic}`)}{' '}
              <span>{numbers.format(own.reduce((sum, one) => sum + countIn(one, state), 0))}</span>
            </h2>
            <ul>
              {own.map((one) => {
                const { id } = one.rule
                const count = countIn(one, state)
                return (
                  <li key={id} data-current={id === current || undefined}>
                    <button
                      type="button"
                      data-rule={id}
                      tabIndex={id === first ? 0 : -1}
                      aria-current={id === current ? 'true' : undefined}
                      data-quiet={count === 0 || undefined}
                      onClickCapture={stopStrayPress}
                      onClick={() => onGo(id)}
                    >
                      <SeverityGlyph mark={markOf(one, count)} />
                      <span>{t(`verify.ruleTexts.${id}.title`)}</span>
                      {count > 0 && <b>{numbers.format(count)}</b>}
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}
