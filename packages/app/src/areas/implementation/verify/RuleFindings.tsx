import { Badge } from '@embpm/ui/badge'
import { DataTable, useDataTable } from '@embpm/ui/data-table'
import { lazyPart } from '@embpm/ui/lazy-part'
import type { MenuItem } from '@embpm/ui/menu'
import { Message } from '@embpm/ui/message'
import { arraySource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { toasts } from '@embpm/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCards } from '../../../shell/useCards.js'
import { usePart } from '../../../shell/usePart.js'
import { FindingPanel } from './FindingPanel.js'
import type { RuleId } from './rules/rules.js'
import { SeverityGlyph } from './SeverityGlyph.js'
import { inState, type ShownFinding, type ShownRule } from './shownRules.js'
import { useFindingColumns } from './useFindingColumns.js'
import { useFindingWords } from './useFindingWords.js'
import type { Ignoring } from './useIgnoring.js'
import { useMendHref } from './useMendHref.js'
import type { FindingState } from './verifySearch.js'
import { VerifyKeys } from './VerifyKeys.js'

const ignoreDialog = lazyPart(async () => (await import('./IgnoreDialog.js')).IgnoreDialog)

/** Props of `RuleFindings`. */
export interface RuleFindingsProps {
  shown: ShownRule
  all: readonly ShownRule[]
  state: FindingState
  names: ReadonlyMap<string, string>
  ignoring: Ignoring
  /** Whether findings can be ignored: not while the run goes on, nor where it is not stored. */
  canIgnore: boolean
  onGo: (rule: RuleId) => void
}

const keyOf = ({ key }: ShownFinding) => key

/** A rule with its findings: what it asks for, each object that lacks it with what mends it, and what is suggested. */
export function RuleFindings({ shown, all, state, names, ignoring, canIgnore, onGo }: RuleFindingsProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const cards = useCards()
  const words = useFindingWords()
  const links = useMendHref()
  const { rule } = shown
  const findings = useMemo(() => inState(shown, state), [shown, state])
  const source = useMemo(
    () =>
      arraySource(findings, {
        key: keyOf,
        searchIn: (finding) => [names.get(finding.key) ?? finding.id, words.kind(finding.kind)],
        value: (finding, column) => {
          if (column === 'object') return names.get(finding.key) ?? finding.id
          if (column === 'missing') return words.missing(finding)
          return column === 'kind' ? words.kind(finding.kind) : finding.since
        },
      }),
    [findings, names, words],
  )
  const columns = useFindingColumns({ names, words, links, cards })
  const [asked, setAsked] = useState<ShownFinding | null>(null)
  const { Part: IgnoreDialog } = usePart(ignoreDialog, asked !== null, () => setAsked(null))

  const heed = useCallback(
    async (finding: ShownFinding) => {
      if (!finding.ignored) return
      const decided = await ignoring.heed(finding.key, finding.ignored)
      if (decided.kind === 'done') toasts.add({ text: t('verify.heeded'), icon: 'success' })
      else if (decided.kind === 'failed') toasts.add({ text: t('verify.ignoreFailed'), icon: 'error' })
      else {
        const { current } = decided
        const text = current
          ? t('verify.conflict', { name: current.by, reason: current.reason })
          : t('verify.conflictHeeded')
        toasts.add({ text, icon: 'info' })
      }
    },
    [ignoring, t],
  )
  const decide = (finding: ShownFinding) => {
    if (!canIgnore || finding.states.includes('mended')) return
    if (finding.ignored) return heed(finding)
    setAsked(finding)
  }
  const rowActions = useCallback(
    (finding: ShownFinding): MenuItem[] => {
      const object = links.object(finding)
      const open = { id: 'open', label: t('verify.openObject', { name: words.kind(finding.kind) }) }
      return [
        ...(object === null ? [] : [{ ...open, href: object }]),
        ...(!canIgnore || finding.states.includes('mended')
          ? []
          : finding.ignored
            ? [{ id: 'heed', label: t('verify.heedOne'), onAction: () => void heed(finding) }]
            : [{ id: 'ignore', label: t('verify.ignoreOne'), onAction: () => setAsked(finding) }]),
      ]
    },
    [links, words, canIgnore, heed, t],
  )
  const table = useDataTable<ShownFinding>({
    columns,
    source,
    rowKey: keyOf,
    paging: 'all',
    rowActions,
  })
  const looked = table.cursorRow ?? findings[0] ?? null
  const current = findings.find((one) => one.key === looked?.key) ?? null
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const { cursor, cursorRow, gridRef } = table
    if (!cursorRow || event.target !== gridRef.current) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    // In a cell, Enter is that of the cell.
    const opens = event.key === 'Enter' && cursor?.column === -1 && state !== 'mended'
    if (!opens && event.key.toLowerCase() !== 'i') return
    event.preventDefault()
    event.stopPropagation()
    if (opens) void router.navigate({ href: links.mend(rule, cursorRow) })
    else void decide(cursorRow)
  }
  const others = useMemo(
    () =>
      current
        ? all
            .flatMap(({ findings: of }) => of)
            .filter((one) => one.id === current.id && one.kind === current.kind && one.rule !== current.rule)
            .filter(({ states }) => states.includes('open'))
        : [],
    [all, current],
  )
  return (
    <section className="emb-app-verify-findings" aria-labelledby="verify-rule">
      <header className="emb-app-verify-rule">
        <Badge tone={tones[rule.severity]}>
          <SeverityGlyph mark={rule.severity} size={14} silent /> {t(`verify.severities.${rule.severity}`)}
        </Badge>
        <h2 id="verify-rule">{t(`verify.ruleTexts.${rule.id}.title`)}</h2>
        <p>{t(`verify.ruleTexts.${rule.id}.why`)}</p>
      </header>
      {(shown.checked === 'no' || shown.checked === 'partly') && (
        <Message tone="warning" className="emb-app-verify-note" title={t(partTitles[shown.checked])}>
          {t(shown.checked === 'no' ? 'verify.uncheckedText' : 'verify.partlyText')}
        </Message>
      )}
      {findings.length === 0 ? (
        <StateMessage
          kind="empty"
          icon={<SeverityGlyph mark={shown.checked === 'yes' ? 'passed' : 'waiting'} size={20} silent />}
          title={t(shown.checked === 'waiting' ? 'verify.waiting' : `verify.none.${state}`)}
        />
      ) : (
        <>
          <DataTable.Grid
            table={table}
            className="emb-app-verify-grid"
            aria-label={t('verify.findingsOf', { rule: t(`verify.ruleTexts.${rule.id}.title`) })}
            onKeyDownCapture={onKeyDownCapture}
          />
          {shown.more > 0 && state === 'open' && (
            <p className="emb-app-verify-more">{t('verify.more', { count: shown.more })}</p>
          )}
          {current && !cards && (
            <FindingPanel
              shown={shown}
              finding={current}
              name={names.get(current.key)}
              others={others}
              words={words}
              links={links}
              onGo={onGo}
              onIgnore={canIgnore && state !== 'mended' ? () => decide(current) : null}
            />
          )}
          {!cards && <VerifyKeys canIgnore={canIgnore && state !== 'mended'} />}
        </>
      )}
      {asked && IgnoreDialog && (
        <IgnoreDialog
          finding={asked}
          name={names.get(asked.key)}
          missing={words.missing(asked)}
          onIgnore={ignoring.ignore}
          onClose={(done) => {
            setAsked(null)
            if (done) toasts.add({ text: t('verify.ignoredNow'), icon: 'success' })
            table.gridRef.current?.focus()
          }}
        />
      )}
    </section>
  )
}

const tones = { error: 'danger', warning: 'warning', note: 'info' } as const
const partTitles = { no: 'verify.unchecked', partly: 'verify.partly' } as const
