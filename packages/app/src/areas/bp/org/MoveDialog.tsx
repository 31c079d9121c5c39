import { isApiError } from '@embpm/contract'
import type { MoveEffects } from '@embpm/contract/org-chart'
import { useAction } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { SkeletonText } from '@embpm/ui/skeleton'
import { toasts } from '@embpm/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clashOf } from '../../../entity/clashOf.js'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { useClashText } from '../../../entity/useClashText.js'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { usePeriodText } from '../../../timeline/usePeriodText.js'
import { moveQuery, orgChartKey } from './orgQueries.js'

/** Props of `MoveDialog`. */
export interface MoveDialogProps {
  /** Id of the unit. */
  id: string
  name: string
  /** Where it was dropped; `null` before one has chosen. */
  target: string | null
  onClose: () => void
}

/** How long a move can be taken back, in ms. */
const undoTime = 10_000
/** Behind the last one. */
const last = 1_000_000

/** Moves a unit: says what changes before anything is written, writes once, and offers to take it back. */
export function MoveDialog({ id, name, target, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const queryClient = useQueryClient()
  const clashText = useClashText()
  const [parentId, setParentId] = useState(target)
  const [problem, setProblem] = useState<string | null>(null)
  const preview = useQuery(moveQuery({ client, organisation }, id, parentId))
  const effects = preview.data
  const refresh = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: orgChartKey(organisation) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, 'orgUnits') }),
    ])
  }

  const move = useAction(async () => {
    try {
      const before = await client.orgUnits.get({ id })
      const { lockVersion } = await client.orgUnits.move({ id, lockVersion: before.lockVersion, parentId, order: last })
      const undo = async () => {
        try {
          await client.orgUnits.move({ id, lockVersion, parentId: before.parentId, order: before.order })
          toasts.add({ text: t('orgMove.undone', { name }), icon: 'success' })
        } catch {
          toasts.add({ text: t('orgMove.failed'), icon: 'error' })
        }
        await refresh()
      }
      toasts.add({
        text: t('orgMove.moved', { name, to: effects?.to ?? t('orgMove.top') }),
        icon: 'success',
        timeout: undoTime,
        action: { label: t('list.undo'), onPress: () => void undo() },
      })
      await refresh()
      onClose()
    } catch (error) {
      const met = clashOf(error)
      if (isApiError(error, 'CONFLICT')) await preview.refetch()
      setProblem(met ? clashText(met) : t(isApiError(error, 'CONFLICT') ? 'orgMove.changed' : 'orgMove.failed'))
    }
  })

  const refusal = effects && refusalOf(effects)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="m" dismissible={!move.pending}>
      <Dialog.Header title={t('orgMove.title', { name })} />
      <Dialog.Body>
        <div className="emb-app-org-move">
          {problem !== null && <Message tone="danger">{problem}</Message>}
          <ReferenceControl
            to="orgUnits"
            label={t('orgMove.target')}
            description={t('orgMove.targetHelp')}
            value={parentId}
            onValueChange={(value) => {
              setParentId(value)
              setProblem(null)
            }}
          />
          {preview.isError ? (
            <Message
              tone="danger"
              actions={
                <Button size="s" onPress={() => preview.refetch()}>
                  {t('states.retry')}
                </Button>
              }
            >
              {t('object.asideFailed')}
            </Message>
          ) : !effects ? (
            <SkeletonText />
          ) : refusal === 'misplaced' ? (
            <Message tone="warning">{t('object.misplaced')}</Message>
          ) : (
            <>
              {effects.uncovered && (
                <Message tone="warning">
                  {clashText({ rule: 'uncovered', field: 'parentId', name: effects.to ?? '', ...effects.uncovered })}
                </Message>
              )}
              <Effects effects={effects} />
            </>
          )}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={move.pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button
          variant="primary"
          pending={move.pending}
          disabled={!effects || refusal !== null || effects.from === effects.to}
          onPress={move.run}
        >
          {t('orgMove.move')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}

const refusalOf = ({ misplaced, uncovered }: MoveEffects) =>
  misplaced !== null ? 'misplaced' : uncovered !== null ? 'uncovered' : null

/** What a move changes, in words. */
function Effects({ effects }: { effects: MoveEffects }) {
  const { t } = useTranslation()
  const period = usePeriodText()
  return (
    <section className="emb-app-org-effects" aria-label={t('orgMove.preview')}>
      <h3>{t('orgMove.preview')}</h3>
      <p>{t('orgMove.along', { units: effects.units, positions: effects.positions })}</p>
      <p>{t('orgMove.holds', { period: period(effects.unit) })}</p>
      <Changes title={t('orgMove.reporting')} changes={effects.reporting} />
      {effects.keptReporting > 0 && <p>{t('orgMove.kept', { number: effects.keptReporting })}</p>}
      <Changes title={t('orgMove.costCentres')} changes={effects.costCentres} />
    </section>
  )
}

/** So many changes are named. */
const named = 5

function Changes({ title, changes }: { title: string; changes: MoveEffects['reporting'] }) {
  const { t } = useTranslation()
  return (
    <>
      <h4>{title}</h4>
      {changes.length === 0 ? (
        <p>{t('orgMove.none')}</p>
      ) : (
        <ul>
          {changes.slice(0, named).map(({ of, from, to }, index) => (
            <li key={`${of}-${index}`}>
              <b>{of}</b> <del>{from ?? t('orgMove.none')}</del> <span>{t('orgMove.becomes')}</span>{' '}
              <ins>{to ?? t('orgMove.none')}</ins>
            </li>
          ))}
          {changes.length > named && <li>{t('orgMove.more', { number: changes.length - named })}</li>}
        </ul>
      )}
    </>
  )
}
