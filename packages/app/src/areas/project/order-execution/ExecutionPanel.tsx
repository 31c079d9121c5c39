import type { GridOrder, GridPeriod } from '@embpm/contract/execution-grid'
import { Button, IconButton } from '@embpm/ui/button'
import { KeyValue } from '@embpm/ui/key-value'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { DocumentsPlace } from '../../../entity/documents/DocumentsPlace.js'
import { EntityHistory } from '../../../entity/EntityHistory.js'
import { entityQuery } from '../../../entity/entityQueries.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { executionKind } from '../executions/executionKind.js'
import { operationOrderKind } from '../operation-orders/operationOrderKind.js'
import { CellGlyph } from './CellGlyph.js'
import { standingOf, type ShownCell } from './gridModel.js'
import { gridKey } from './useGridQuery.js'
import type { GridWords } from './useGridWords.js'

/** Props of `ExecutionPanel`. */
export interface ExecutionPanelProps {
  order: GridOrder
  period: GridPeriod
  /** `null` where the order has nothing to do in the period. */
  cell: ShownCell | null
  today: string
  words: GridWords
  /** Confirms it; missing where that cannot be. */
  onConfirm?: (() => void) | undefined
  onClose: () => void
}

/** What is known of the cell that one is at: how it stands, what was said, its evidence, and each change of it. */
export function ExecutionPanel({ order, period, cell, today, words, onConfirm, onClose }: ExecutionPanelProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const standing = cell && standingOf(cell, period, today)
  return (
    <aside className="emb-app-execution-panel" aria-label={t('orderExecution.details')}>
      <header>
        <h2>{order.title}</h2>
        <IconButton
          variant="ghost"
          label={t('orderExecution.closeDetails')}
          icon={<X size={16} strokeWidth={1.5} aria-hidden />}
          onPress={onClose}
        />
      </header>
      <KeyValue
        items={[
          {
            label: t('fields.order'),
            value: <Link href={kindHref(operationOrderKind, place, order.id)}>{order.orderNo}</Link>,
          },
          { label: t('fields.period'), value: `${words.period(period)}, ${words.days(period)}` },
          {
            label: t('fields.state'),
            value:
              cell && standing ? (
                <span className="emb-app-execution-state">
                  <CellGlyph standing={standing} />
                  {standing === 'shut' ? words.shut(period) : words.standing(standing, cell)}
                </span>
              ) : (
                t('orderExecution.noInterval')
              ),
          },
          ...(cell
            ? [
                {
                  label: t('orderExecution.planned'),
                  value: words.amounts({ hours: cell.plannedHours, quantity: cell.plannedQuantity }),
                },
                { label: t('executions.done'), value: words.amounts(cell) },
              ]
            : []),
        ]}
      />
      {cell && <ExecutionFacts key={cell.id} id={cell.id} />}
      {cell && onConfirm && (
        <footer>
          <Button variant="primary" icon={<CircleCheck size={16} strokeWidth={1.5} aria-hidden />} onPress={onConfirm}>
            {t('orderExecution.confirm')}
          </Button>
        </footer>
      )}
    </aside>
  )
}

/** What is stored of an execution besides its numbers. */
function ExecutionFacts({ id }: { id: string }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  useEvidence(id)
  const { data, error, refetch } = useQuery(
    entityQuery(executionKind, { client, organisation: place.organisation }, id),
  )
  if (error && !data) return <AsideFailed onRetry={refetch} />
  if (!data) return <SkeletonText />
  return (
    <>
      {data.confirmation !== '' && <p>{data.confirmation}</p>}
      <Link href={kindHref(executionKind, place, id)}>{t('orderExecution.open')}</Link>
      <DocumentsPlace kind={executionKind} entity={data} />
      <h3>{t('object.history')}</h3>
      <EntityHistory key={data.id} kind={executionKind} entity={data} />
    </>
  )
}

/** Asks for the grid again when documents come to belong to an execution, or do no longer: its cells say how many there are. */
function useEvidence(id: string) {
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const { data } = useQuery({
    queryKey: [...queryKeys.kind(organisation, 'documents'), 'of', 'executions', id],
    queryFn: ({ signal }) => client.documentFiles.ofSubject({ kind: 'executions', id }, { signal }),
  })
  const count = data?.length
  const before = useRef(count)
  useEffect(() => {
    if (before.current !== undefined && before.current !== count)
      void queryClient.invalidateQueries({ queryKey: gridKey(organisation) })
    before.current = count
  }, [count, organisation, queryClient])
}
