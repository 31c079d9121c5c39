import { differenceOf } from '@embpm/bpmn'
import { isApiError } from '@embpm/contract'
import { Badge } from '@embpm/ui/badge'
import { Button, LinkButton } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { Page } from '@embpm/ui/page'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, ChevronDown, GitBranch, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DiagramCompare } from '../../../diagram/compare/DiagramCompare.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { usePlace } from '../../../entity/usePlace.js'
import { NotFoundScreen } from '../../../shell/NotFoundScreen.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { modelQuery, processPathQuery } from '../diagrams/revisionQueries.js'
import { useVariants, useVariantText, type Variant, type Variants } from '../diagrams/useVariants.js'
import { compareModes, type ProcessView, type VariantComparison } from '../view/viewSearch.js'
import './styles.css'

/** Props of `VariantPage`. */
export interface VariantPageProps {
  /** Id of the main process. */
  id: string
  view: ProcessView
  comparison: VariantComparison
  /** Address of where processes are chosen. */
  chooserHref: string
  onShow: (change: Partial<ProcessView>) => void
}

/** What is published of a process beside what is published of one of its variants: what is done there in another way. */
export function VariantPage({ id, view, comparison, chooserHref, onShow }: VariantPageProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const narrow = useNarrow()
  const path = useQuery(processPathQuery({ client, organisation }, id))
  const all = useVariants(id)
  const { main, variants } = all
  const variant = variants.find((one) => one.id === comparison.variant)
  const canCompare = Boolean(main?.published && variant?.published)

  if (isApiError(path.error, 'NOT_FOUND') || path.data?.length === 0) return <NotFoundScreen kind="page" />
  return (
    <Page className="emb-app-diagram-page">
      <Page.Head
        breadcrumbs={[
          { label: t('bp.pages.view'), href: chooserHref },
          { label: main?.name ?? id, href: chooserHref + stringifySearch({ process: id }) },
        ]}
        title={t('processView.variants.compare')}
        badge={
          main &&
          variant && (
            <span className="emb-app-compare-ends">
              <Badge>{main.name}</Badge>
              <ArrowRight size={14} strokeWidth={1.5} role="img" aria-label={t('compareRevisions.with')} />
              <Badge tone="info">{variant.name}</Badge>
            </span>
          )
        }
        actions={
          <>
            {!narrow && canCompare && (
              <SegmentedControl
                label={t('compareRevisions.mode')}
                segments={compareModes.map((mode) => ({ value: mode, label: t(`compareRevisions.modes.${mode}`) }))}
                value={comparison.mode}
                onValueChange={(mode) => onShow({ variant: { ...comparison, mode } })}
              />
            )}
            {variants.length > 0 && (
              <VariantChoice
                variants={variants}
                chosen={variant}
                onChoose={(next) => onShow({ variant: { ...comparison, variant: next }, step: null })}
              />
            )}
            {!narrow && canCompare && (
              <Button icon={<Printer size={16} strokeWidth={1.5} aria-hidden />} onPress={() => window.print()}>
                {t('processView.print')}
              </Button>
            )}
          </>
        }
      />
      <Compared
        all={all}
        variant={variant}
        view={view}
        comparison={comparison}
        chooserHref={chooserHref}
        onShow={onShow}
      />
    </Page>
  )
}

interface VariantChoiceProps {
  variants: readonly Variant[]
  chosen: Variant | undefined
  onChoose: (id: string) => void
}

function VariantChoice({ variants, chosen, onChoose }: VariantChoiceProps) {
  const { t } = useTranslation()
  const textOf = useVariantText()
  return (
    <Menu
      aria-label={t('processView.variants.title')}
      placement="bottom end"
      items={variants.map((one) => ({
        id: one.id,
        label: `${one.code} ${one.name}`,
        description: textOf(one),
        checked: one === chosen,
        onAction: () => onChoose(one.id),
      }))}
      trigger={
        <Button icon={<GitBranch size={16} strokeWidth={1.5} aria-hidden />}>
          <span className="emb-app-menu-label">
            {chosen ? t('processView.variants.one', { name: chosen.name }) : t('processView.variants.title')}
            <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
          </span>
        </Button>
      }
    />
  )
}

interface ComparedProps extends Omit<VariantPageProps, 'id'> {
  all: Variants
  variant: Variant | undefined
}

/** The two models, or why there is nothing to compare. */
function Compared({ all, variant, view, comparison, chooserHref, onShow }: ComparedProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const textOf = useVariantText()
  const { main, isReady } = all
  const model = (of: Variant | undefined) => ({
    ...modelQuery({ client, organisation }, of?.published?.id ?? ''),
    enabled: Boolean(of?.published),
  })
  const before = useQuery(model(main))
  const after = useQuery(model(variant))
  const difference = useMemo(
    () => (before.data && after.data ? differenceOf(before.data.model, after.data.model) : null),
    [before.data, after.data],
  )
  if (all.isError || before.isError || after.isError) {
    const failed = [before, after].filter(({ isError }) => isError)
    const retry = () => Promise.all([all.retry(), ...failed.map(({ refetch }) => refetch())])
    return (
      <StateMessage
        kind="error"
        title={t('diagram.failed')}
        actions={<Button onPress={retry}>{t('states.retry')}</Button>}
      />
    )
  }
  if (isReady && !variant)
    return (
      <StateMessage
        kind="empty"
        title={t('processView.variants.goneTitle')}
        description={t(all.variants.length > 0 ? 'processView.variants.goneText' : 'processView.variants.none')}
      />
    )
  const missing = [main, variant].find((one) => one?.published === null)
  if (missing)
    return (
      <StateMessage
        kind="empty"
        title={t('processView.unpublishedTitle')}
        description={t('processView.variants.missing', { name: missing.name })}
        actions={
          <LinkButton href={chooserHref + stringifySearch({ process: missing.id })}>
            {t('processView.variants.open', { name: missing.name })}
          </LinkButton>
        }
      />
    )
  const sideOf = (one: Variant | undefined, data: typeof before.data) => ({
    xml: data?.bpmnXml,
    name: one?.name ?? '',
    ...(one && { detail: textOf(one) }),
    ...(data && { model: data.model }),
  })
  return (
    <DiagramCompare
      before={sideOf(main, before.data)}
      after={sideOf(variant, after.data)}
      changes={difference}
      mode={comparison.mode}
      selected={view.step}
      onSelect={(step) => onShow({ step })}
    />
  )
}
