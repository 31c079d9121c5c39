import { pathsOf, stepsInOrder, type BpmnElement, type ProcessModel } from '@embpm/bpmn'
import { isApiError } from '@embpm/contract'
import type { Revision } from '@embpm/contract/revision'
import { Badge } from '@embpm/ui/badge'
import { Button, LinkButton } from '@embpm/ui/button'
import { Page } from '@embpm/ui/page'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagramHandle } from '../../../diagram/DiagramView.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { NotFoundScreen } from '../../../shell/NotFoundScreen.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { processKind } from '../processes/processKind.js'
import { CommentsButton } from '../comments/CommentsButton.js'
import { CompareLink } from './CompareLink.js'
import { DiagramPanes } from './DiagramPanes.js'
import { ExportMenu } from '../diagrams/ExportMenu.js'
import { modelQuery, processPathQuery, revisionsQuery } from '../diagrams/revisionQueries.js'
import { RevisionSelect } from '../diagrams/RevisionSelect.js'
import { stateTones, useRevisionWords } from '../diagrams/useRevisionWords.js'
import { VariantMenu } from './VariantMenu.js'
import type { ProcessView } from './viewSearch.js'

/** Props of `ProcessPage`. */
export interface ProcessPageProps {
  id: string
  view: ProcessView
  /** Address of where processes are chosen. */
  chooserHref: string
  onShow: (change: Partial<ProcessView>) => void
}

/** The diagram of a process beside its steps: of the published revision, unless another one is chosen. */
export function ProcessPage({ id, view, chooserHref, onShow }: ProcessPageProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const diagram = useRef<DiagramHandle>(null)
  const asked = { client, organisation }
  const path = useQuery(processPathQuery(asked, id))
  const revisions = useQuery(revisionsQuery(asked, id))
  const current = shownRevision(revisions.data, view.revision)
  const { data, isError, refetch } = useQuery({
    ...modelQuery(asked, current?.id ?? ''),
    enabled: current !== undefined,
  })
  const process = path.data?.at(-1)
  const name = process?.name ?? ''
  const read = useMemo(() => (data ? readingOf(data.model) : null), [data])

  if (isApiError(revisions.error, 'NOT_FOUND') || path.data?.length === 0) return <NotFoundScreen kind="page" />
  const failed = revisions.isError || path.isError || isError
  const retry = () => Promise.all([revisions.refetch(), path.refetch(), current && refetch()])
  const breadcrumbs = [
    { label: t('bp.pages.view'), href: chooserHref },
    ...(path.data ?? [])
      .slice(0, -1)
      .map((node) => ({ label: node.name, href: `${chooserHref}?q=${encodeURIComponent(node.code)}` })),
  ]
  const newest = revisions.data?.[0]
  return (
    <Page className="emb-app-diagram-page">
      <Page.Head
        breadcrumbs={breadcrumbs}
        title={process?.name ?? t('bp.pages.view')}
        badge={current && <ShownRevision code={process?.code} revision={current} />}
        actions={
          <>
            {process && <VariantMenu id={id} mainId={process.variantOfId} chooserHref={chooserHref} />}
            {current && (
              <>
                <RevisionSelect
                  revisions={revisions.data ?? []}
                  current={current}
                  onSelect={(revision) => onShow({ revision: revision.state === 'published' ? null : revision.id })}
                />
                <CompareLink revisions={revisions.data ?? []} current={current} view={view} chooserHref={chooserHref} />
                <CommentsButton
                  process={id}
                  shown={view.comments === 'all'}
                  onShownChange={(shown) => onShow({ comments: shown ? 'all' : null, step: null, thread: null })}
                />
                <ExportMenu diagram={diagram} xml={data?.bpmnXml} name={name || id} onPrint={() => window.print()} />
                <OpenInBuild process={id} />
              </>
            )}
          </>
        }
      />
      {revisions.data && !current ? (
        <Unpublished id={id} newest={newest} onShow={onShow} />
      ) : (
        <DiagramPanes
          diagram={diagram}
          xml={data?.bpmnXml}
          reading={read}
          name={name}
          process={id}
          revision={current}
          view={view}
          failure={failed ? { onRetry: retry } : null}
          onShow={onShow}
        />
      )}
    </Page>
  )
}

/** Which revision is shown, in the head of the page. */
function ShownRevision({ code, revision }: { code: string | undefined; revision: Revision }) {
  const words = useRevisionWords()
  return (
    <>
      <span className="emb-app-diagram-code">{code}</span>
      <Badge tone={stateTones[revision.state]}>{words.stateOf(revision)}</Badge>
      <span className="emb-app-diagram-made">{words.madeOf(revision)}</span>
    </>
  )
}

/** Nothing of a process is published: who may draw sees the draft, if there is one. */
function Unpublished({
  id,
  newest,
  onShow,
}: Pick<ProcessPageProps, 'id' | 'onShow'> & { newest: Revision | undefined }) {
  const { t } = useTranslation()
  const mayWrite = useMayWrite(processKind)
  return (
    <StateMessage
      kind="empty"
      title={t(newest ? 'processView.unpublishedTitle' : 'processView.noneTitle')}
      description={t(newest ? 'processView.unpublishedText' : 'processView.noneText')}
      actions={
        <>
          {newest && mayWrite && (
            <Button onPress={() => onShow({ revision: newest.id })}>{t('processView.showDraft')}</Button>
          )}
          <OpenInBuild process={id} />
        </>
      }
    />
  )
}

/** Leads to where the process is drawn, for who may draw. */
function OpenInBuild({ process }: { process: string }) {
  const { t } = useTranslation()
  const page = addressOf(inOrganisation('bp/task'), usePlace())
  const mayWrite = useMayWrite(processKind)
  if (!mayWrite) return null
  return (
    <LinkButton href={page + stringifySearch({ process })} icon={<Layers size={16} strokeWidth={1.5} aria-hidden />}>
      {t('building.openBuild')}
    </LinkButton>
  )
}

/** What a page reads out of a model. */
export interface Reading {
  model: ProcessModel
  steps: readonly BpmnElement[]
  paths: ReturnType<typeof pathsOf>
}

const readingOf = (model: ProcessModel): Reading => ({ model, steps: stepsInOrder(model), paths: pathsOf(model) })

/** The revision that an address asks for: by id, else the published one. */
const shownRevision = (revisions: readonly Revision[] | undefined, id: string | null): Revision | undefined =>
  revisions?.find((one) => (id === null ? one.state === 'published' : one.id === id))
