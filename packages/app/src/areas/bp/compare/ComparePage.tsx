import { differenceOf } from '@embpm/bpmn'
import { isApiError } from '@embpm/contract'
import type { Revision } from '@embpm/contract/revision'
import { Badge } from '@embpm/ui/badge'
import { Button, IconButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { SplitPane } from '@embpm/ui/split-pane'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, ArrowRight, Bookmark, Printer, RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DiagramCompare } from '../../../diagram/compare/DiagramCompare.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { NotFoundScreen } from '../../../shell/NotFoundScreen.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { processKind } from '../processes/processKind.js'
import { modelQuery, processPathQuery, revisionsQuery } from '../diagrams/revisionQueries.js'
import { useRevisionWords } from '../diagrams/useRevisionWords.js'
import { compareModes, formatViewSearch, type Comparison, type ProcessView } from '../view/viewSearch.js'
import { RevisionList } from './RevisionList.js'
import { RevisionNameDialog } from './RevisionNameDialog.js'
import { useRevisionChanges } from './useRevisionChanges.js'
import './styles.css'
import type english from './text/en.json'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

/** Props of `ComparePage`. */
export interface ComparePageProps {
  /** Id of the process. */
  id: string
  view: ProcessView
  comparison: Comparison
  /** Address of where processes are chosen. */
  chooserHref: string
  onShow: (change: Partial<ProcessView>) => void
}

/** Two revisions of a process: what was added, removed, changed and moved, drawn and in words, beside all revisions. */
export function ComparePage({ id, view, comparison, chooserHref, onShow }: ComparePageProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const narrow = useNarrow()
  const mayWrite = useMayWrite(processKind)
  const words = useRevisionWords()
  const changes = useRevisionChanges(id)
  const [naming, setNaming] = useState<Revision | null>(null)
  const asked = { client, organisation }
  const path = useQuery(processPathQuery(asked, id))
  const revisions = useQuery(revisionsQuery(asked, id))
  const find = (end: string) => revisions.data?.find((one) => one.id === end)
  const [from, to] = [find(comparison.from), find(comparison.to)]
  const before = useQuery({ ...modelQuery(asked, comparison.from), enabled: from !== undefined })
  const after = useQuery({ ...modelQuery(asked, comparison.to), enabled: to !== undefined })
  const difference = useMemo(
    () => (before.data && after.data ? differenceOf(before.data.model, after.data.model) : null),
    [before.data, after.data],
  )

  const compare = (change: Partial<Comparison>) => {
    const next = { ...comparison, ...change }
    // One revision is not compared with itself: the ends are swapped.
    if (next.from === next.to) Object.assign(next, { from: comparison.to, to: comparison.from })
    onShow({ comparison: next, step: null })
  }
  const restore = async (revision: Revision) => {
    const restored = await changes.restore(revision)
    if (restored) compare({ to: restored.id })
  }
  const processHref = chooserHref + stringifySearch(formatViewSearch({ ...view, comparison: null, step: null }))
  const process = path.data?.at(-1)
  const failed = revisions.isError || before.isError || after.isError
  const retry = () =>
    Promise.all([
      revisions.refetch(),
      from && before.isError && before.refetch(),
      to && after.isError && after.refetch(),
    ])
  if (isApiError(revisions.error, 'NOT_FOUND') || path.data?.length === 0) return <NotFoundScreen kind="page" />
  const isGone = revisions.data !== undefined && (!from || !to)

  const list = revisions.data && (
    <RevisionList
      revisions={revisions.data}
      from={comparison.from}
      to={comparison.to}
      onCompare={compare}
      onRestore={mayWrite ? restore : undefined}
      onName={mayWrite ? setNaming : undefined}
    />
  )
  const sideOf = (revision: Revision | undefined, data: typeof before.data) => ({
    xml: data?.bpmnXml,
    name: revision ? words.nameOf(revision) : '',
    ...(revision && { detail: words.madeOf(revision) }),
    ...(data && { model: data.model }),
  })
  const main = failed ? (
    <StateMessage
      kind="error"
      title={t('compareRevisions.failed')}
      actions={<Button onPress={retry}>{t('states.retry')}</Button>}
    />
  ) : isGone ? (
    <StateMessage kind="empty" title={t('compareRevisions.goneTitle')} description={t('compareRevisions.goneText')} />
  ) : (
    <DiagramCompare
      before={sideOf(from, before.data)}
      after={sideOf(to, after.data)}
      changes={difference}
      mode={comparison.mode}
      selected={view.step}
      onSelect={(step) => onShow({ step })}
      tabs={list ? [{ id: 'revisions', label: t('processView.revisions'), content: list }] : []}
    />
  )
  return (
    <Page className="emb-app-diagram-page">
      <Page.Head
        breadcrumbs={[
          { label: t('bp.pages.view'), href: chooserHref },
          { label: process?.name ?? id, href: processHref },
        ]}
        title={t('compareRevisions.title')}
        badge={
          from &&
          to && (
            <span className="emb-app-compare-ends">
              <Badge>{words.nameOf(from)}</Badge>
              <ArrowRight size={14} strokeWidth={1.5} role="img" aria-label={t('compareRevisions.with')} />
              <Badge tone="info">{words.nameOf(to)}</Badge>
              <IconButton
                size="s"
                variant="ghost"
                label={t('compareRevisions.swap')}
                icon={<ArrowLeftRight size={16} strokeWidth={1.5} aria-hidden />}
                onPress={() => compare({ from: to.id, to: from.id })}
              />
            </span>
          )
        }
        actions={
          <>
            {!narrow && (
              <SegmentedControl
                label={t('compareRevisions.mode')}
                segments={compareModes.map((mode) => ({ value: mode, label: t(`compareRevisions.modes.${mode}`) }))}
                value={comparison.mode}
                onValueChange={(mode) => compare({ mode })}
              />
            )}
            {!narrow && (
              <Button icon={<Printer size={16} strokeWidth={1.5} aria-hidden />} onPress={() => window.print()}>
                {t('processView.print')}
              </Button>
            )}
            {mayWrite && from && (
              <Button icon={<RotateCcw size={16} strokeWidth={1.5} aria-hidden />} onPress={() => restore(from)}>
                {t('compareRevisions.restoreThis', { name: words.nameOf(from) })}
              </Button>
            )}
            {mayWrite && to && (
              <Button
                variant="primary"
                icon={<Bookmark size={16} strokeWidth={1.5} aria-hidden />}
                onPress={() => setNaming(to)}
              >
                {t('compareRevisions.nameThis')}
              </Button>
            )}
          </>
        }
      />
      {narrow ? (
        main
      ) : (
        <SplitPane
          start={{ label: t('processView.revisions'), content: list, min: 240, max: 480 }}
          defaultValue={{ start: 296, end: 0 }}
        >
          {main}
        </SplitPane>
      )}
      {naming && (
        <RevisionNameDialog
          revision={naming}
          onName={(said) => changes.name(naming, said)}
          onClose={() => setNaming(null)}
        />
      )}
    </Page>
  )
}
