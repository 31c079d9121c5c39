import { Button, LinkButton } from '@embpm/ui/button'
import { Layers, List, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { FindingName } from './FindingName.js'
import type { RuleId } from './rules/rules.js'
import type { ShownFinding, ShownRule } from './shownRules.js'
import type { FindingLinks } from './useMendHref.js'
import type { FindingWords } from './useFindingWords.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `FindingPanel`. */
export interface FindingPanelProps {
  shown: ShownRule
  finding: ShownFinding
  name: string | undefined
  /** Open findings of other rules about the same object. */
  others: readonly ShownFinding[]
  words: FindingWords
  links: FindingLinks
  onGo: (rule: RuleId) => void
  /** Ignores it, or takes that back; `null` where nothing can be decided. */
  onIgnore: (() => unknown) | null
}

/** What is missing of one object, and what is suggested. */
export function FindingPanel({ shown, finding, name, others, words, links, onGo, onIgnore }: FindingPanelProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const { rule } = shown
  const object = links.object(finding)
  const many = links.many(rule)
  const { ignored } = finding
  const title = <FindingName finding={finding} name={name} />
  const [other] = others
  return (
    <section className="emb-app-verify-panel" aria-label={t('verify.missingTitle', { name: name ?? finding.id })}>
      <div className="emb-app-verify-preview">
        <header>
          <h3>{title}</h3>
          {onIgnore && (
            <Button size="s" variant="ghost" onPress={onIgnore}>
              {t(ignored ? 'verify.heed' : 'verify.ignore')}
            </Button>
          )}
          {object !== null && (
            <LinkButton size="s" variant="ghost" href={object}>
              {t('verify.openObject', { name: words.kind(finding.kind) })}
            </LinkButton>
          )}
        </header>
        <div className="emb-app-verify-way">
          <p>
            <b>{title}</b>
            <span>{words.kind(finding.kind)}</span>
          </p>
          <i aria-hidden />
          <p data-missing>
            <b>{words.missing(finding)}</b>
            <span>{t(`verify.verbs.${rule.verb}`)}</span>
          </p>
        </div>
        {ignored && (
          <p className="emb-app-verify-reason">
            {t('verify.ignoredBy', { name: ignored.by, at: dates.dateTime(ignored.at), reason: ignored.reason })}
          </p>
        )}
      </div>
      <div className="emb-app-verify-suggested">
        <h4>{t('verify.suggested')}</h4>
        <ul>
          <li>
            <Plus {...glyph} />
            <span>{t(`verify.ruleTexts.${rule.id}.why`)}</span>
            <LinkButton size="s" href={links.mend(rule, finding)}>
              {t(`verify.verbs.${rule.verb}`)}
            </LinkButton>
          </li>
          {many !== null && (
            <li>
              <List {...glyph} />
              <span>{t('verify.suggest.many')}</span>
              <LinkButton size="s" href={many}>
                {t('verify.openList')}
              </LinkButton>
            </li>
          )}
          {other && (
            <li>
              <Layers {...glyph} />
              <span>{t('verify.suggest.others', { count: others.length })}</span>
              <Button size="s" onPress={() => onGo(other.rule)}>
                {t('verify.show')}
              </Button>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}
