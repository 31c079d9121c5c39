import { Button } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Page } from '@embpm/ui/page'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { ListChecks, RotateCw, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { useOffer } from '../../../shell/useOffer.js'
import { useOnline } from '../../../shell/useOnline.js'
import { usePart } from '../../../shell/usePart.js'
import { ExportFindings } from './ExportFindings.js'
import { RuleFilter } from './RuleFilter.js'
import { RuleFindings } from './RuleFindings.js'
import { RuleList } from './RuleList.js'
import { rules } from './rules/rules.js'
import { listedRules, type ShownRule, totalsOf } from './shownRules.js'
import { useCheckWords } from './useCheckWords.js'
import { useIgnoring } from './useIgnoring.js'
import { type ModelCheck, useModelCheck } from './useModelCheck.js'
import { findingStates, formatVerifySearch, parseVerifySearch, type VerifyView } from './verifySearch.js'
import { VerifyMessages } from './VerifyMessages.js'
import { VerifySummary } from './VerifySummary.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const rulesDialog = lazyPart(async () => (await import('./RulesDialog.js')).RulesDialog)

/** Checks the whole model by rules: what was found last, what is new since, and a run whenever somebody asks for one. */
export function VerifyScreen() {
  const { t } = useTranslation()
  const check = useModelCheck()
  const said = useCheckWords(check)
  const { known, run, shown } = check
  const raw = useRawSearch()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const { view, ignored } = useMemo(() => parseVerifySearch(raw), [raw])
  const onShow = (change: Partial<VerifyView>) =>
    void router.navigate({
      href: pathname + stringifySearch(formatVerifySearch({ ...view, ...change })),
      replace: true,
      resetScroll: false,
    })
  const listed = useMemo(
    () => (shown ? listedRules(shown, run.phase === 'running' ? { ...view, all: true } : view) : []),
    [shown, view, run.phase],
  )
  return (
    <Page className="emb-app-verify">
      <Page.Head
        title={t('implementation.pages.verify')}
        actions={
          <>
            {shown && <ExportFindings listed={listed} names={run.names} />}
            <RunButton check={check} />
          </>
        }
      />
      <IgnoredNotice ignored={ignored} onDismiss={() => onShow({})} />
      <VerifyMessages check={check} />
      {shown ? (
        <Checked check={check} shown={shown} listed={listed} view={view} onShow={onShow} />
      ) : known.isError ? (
        <StateMessage
          kind="error"
          title={t('verify.loadFailed')}
          actions={<Button onPress={() => known.refetch()}>{t('states.retry')}</Button>}
        />
      ) : known.data ? (
        <StateMessage
          kind="empty"
          title={t('verify.emptyTitle')}
          description={t('verify.emptyText', { count: rules.length })}
        />
      ) : (
        <Skeleton rows={12} columns={[300, 420, 200, 120]} label={t('states.loading')} />
      )}
      <p role="status" className="emb-visually-hidden">
        {said}
      </p>
    </Page>
  )
}

/** Starts a run, or cancels the one that is going on. */
function RunButton({ check }: { check: ModelCheck }) {
  const { t } = useTranslation()
  const online = useOnline()
  const isRunning = check.run.phase === 'running'
  const label = t(isRunning ? 'verify.cancel' : check.shown ? 'verify.again' : 'verify.run')
  const icon = isRunning ? <X {...glyph} /> : <RotateCw {...glyph} />
  // A run lasts: the button cancels it meanwhile, and does not wait for it.
  const act = () => {
    if (isRunning) check.cancel()
    else void check.start()
  }
  useOffer('page', online || isRunning ? [{ id: 'verify-run', label, icon, onAction: act }] : [])
  return (
    <>
      {!online && <span className="emb-app-verify-why">{t('verify.needsNetwork')}</span>}
      <Button variant={isRunning ? 'secondary' : 'primary'} icon={icon} disabled={!online && !isRunning} onPress={act}>
        {label}
      </Button>
    </>
  )
}

interface CheckedProps {
  check: ModelCheck
  shown: readonly ShownRule[]
  listed: readonly ShownRule[]
  view: VerifyView
  onShow: (change: Partial<VerifyView>) => void
}

function Checked({ check, shown, listed, view, onShow }: CheckedProps) {
  const { t, i18n } = useTranslation()
  const numbers = useMemo(() => new Intl.NumberFormat(i18n.language || 'en'), [i18n.language])
  const isNarrow = useNarrow()
  const ignoring = useIgnoring(check)
  const [asksRules, setAsksRules] = useState(false)
  const { Part: RulesDialog } = usePart(rulesDialog, asksRules, () => setAsksRules(false))
  const totals = useMemo(() => totalsOf(shown), [shown])
  const { run, isOwn } = check
  const current = listed.find(({ rule }) => rule.id === view.rule) ?? listed[0] ?? null
  const listProps = {
    listed,
    state: view.state,
    current: current?.rule.id ?? null,
    onGo: (rule: NonNullable<VerifyView['rule']>) => onShow({ rule }),
  }
  const filterProps = { view, total: shown.length, onShow }
  const isClean = run.phase !== 'running' && totals.states.open === 0 && totals.passed === shown.length
  return (
    <>
      <VerifySummary totals={totals} shown={shown} latest={isOwn ? null : (check.known.data?.latest ?? null)} />
      <div className="emb-app-verify-columns">
        {!isNarrow && (
          <div className="emb-app-verify-side">
            <RuleFilter {...filterProps} />
            <RuleList {...listProps} />
          </div>
        )}
        <div className="emb-app-verify-main">
          <div className="emb-app-verify-states">
            {isNarrow && (
              <Button size="s" icon={<ListChecks {...glyph} />} onPress={() => setAsksRules(true)}>
                {t('verify.rules')}
              </Button>
            )}
            <SegmentedControl
              size="s"
              label={t('verify.state')}
              segments={findingStates.map((value) => ({
                value,
                label: `${t(`verify.states.${value}`)} ${numbers.format(totals.states[value])}`,
              }))}
              value={view.state}
              onValueChange={(state) => onShow({ state })}
            />
          </div>
          {isClean && view.state === 'open' && !view.all ? (
            <StateMessage
              kind="empty"
              title={t('verify.clean', { count: shown.length })}
              description={t('verify.cleanText')}
            />
          ) : current ? (
            <RuleFindings
              key={`${current.rule.id} ${view.state}`}
              shown={current}
              all={shown}
              state={view.state}
              names={run.names}
              ignoring={ignoring}
              canIgnore={!isOwn}
              onGo={listProps.onGo}
            />
          ) : (
            <StateMessage kind="no-match" title={t(`verify.none.${view.state}`)} />
          )}
        </div>
      </div>
      {asksRules && RulesDialog && <RulesDialog {...listProps} {...filterProps} onClose={() => setAsksRules(false)} />}
    </>
  )
}
