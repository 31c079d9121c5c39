import type { Entity } from '@embpm/contract'
import { toasts } from '@embpm/ui/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { usePlace } from '../usePlace.js'
import type { BulkKind } from './BulkKind.js'
import { undoChanges, type BulkChange } from './bulkChanges.js'
import { changedEntities, refusedChanges, unwritten, writeChanges, type BulkRun } from './writeChanges.js'

/** What writing needs. */
export interface BulkWriteOptions {
  kind: BulkKind
  onBusyChange: (busy: boolean) => void
  /** Called after something was changed. */
  onDone: () => void
  /** Called when everything was changed. */
  onClose: () => void
}

/** Writes changes of many entities and offers to take them back for ten seconds. */
export function useBulkWrite({ kind, onBusyChange, onDone, onClose }: BulkWriteOptions) {
  const { t, i18n } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const [status, setStatus] = useState<'idle' | 'writing' | 'failed' | 'refused'>('idle')
  const [run, setRun] = useState<BulkRun>(() => unwritten([]))
  const numbers = new Intl.NumberFormat(i18n.language)
  const api = kind.api(client)
  // Leaving the page must not leave half of it unwritten.
  const [{ signal }] = useState(() => new AbortController())

  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind.name) })

  const undo = async (changes: readonly BulkChange[], changed: readonly Entity[]) => {
    let latest = unwritten(undoChanges(changes, changed))
    const total = latest.items.length
    await writeChanges(api, latest, { signal, onProgress: (next) => (latest = next) }).catch(() => null)
    await refresh()
    const back = changedEntities(latest).length
    if (back < total) {
      const count = total - back
      toasts.add({ text: t('list.bulk.undoFailed', { count, number: numbers.format(count) }), icon: 'error' })
    }
    if (back > 0)
      toasts.add({ text: t('list.bulk.undone', { count: back, number: numbers.format(back) }), icon: 'success' })
  }

  const tell = (ended: BulkRun) => {
    const changed = changedEntities(ended)
    if (changed.length === 0) return
    void refresh()
    toasts.add({
      text: t('list.bulk.changed', { count: changed.length, number: numbers.format(changed.length) }),
      icon: 'success',
      action: { label: t('list.undo'), onPress: () => void undo(ended.items, changed) },
    })
    onDone()
  }

  /** Writes changes; `null` goes on with those of the last time. */
  const write = async (changes: readonly BulkChange[] | null) => {
    let latest = changes ? unwritten(changes) : run
    const track = (next: BulkRun) => {
      latest = next
      setRun(next)
    }
    setRun(latest)
    setStatus('writing')
    onBusyChange(true)
    try {
      await writeChanges(api, latest, { signal, onProgress: track })
    } catch {
      setStatus('failed')
      return
    } finally {
      onBusyChange(false)
    }
    tell(latest)
    if (refusedChanges(latest).length > 0) setStatus('refused')
    else onClose()
  }

  /** Leaves; what was written before a request failed is told, and can be taken back. */
  const leave = () => {
    if (status === 'failed') tell(run)
    onClose()
  }

  return { status, run, write, leave }
}
