import { useEffect, useRef, useState } from 'react'
import { batchSize } from './importLimits.js'
import { runBatches, type BatchOptions, type BatchRun } from './runBatches.js'

/** How batches stand. */
export interface BatchRunState<Item, Result> {
  status: 'idle' | 'running' | 'failed' | 'stopped' | 'done'
  run: BatchRun<Item, Result>
}

/** Runs batches for a screen, which sees how far they are, stops them, and goes on with them after a failure. */
export function useBatchRun<Item, Result>() {
  const [state, setState] = useState<BatchRunState<Item, Result>>({ status: 'idle', run: { items: [], results: [] } })
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  /** Begins, or goes on; resolves to how far it came, whether it ended, was stopped or failed. */
  const start = async (
    run: BatchRun<Item, Result>,
    send: BatchOptions<Item, Result>['send'],
  ): Promise<BatchRun<Item, Result>> => {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    const { signal } = own
    let latest = run
    setState({ status: 'running', run })
    try {
      const onProgress = (next: BatchRun<Item, Result>) => {
        latest = next
        if (controller.current === own) setState({ status: 'running', run: next })
      }
      const done = await runBatches(run, { size: batchSize, signal, send, onProgress })
      if (controller.current === own) setState({ status: 'done', run: done })
      return done
    } catch {
      if (controller.current === own) setState({ status: signal.aborted ? 'stopped' : 'failed', run: latest })
      return latest
    }
  }

  return { ...state, start, stop: () => controller.current?.abort() }
}
