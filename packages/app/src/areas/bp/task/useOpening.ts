import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { usePlace } from '../../../entity/usePlace.js'
import { useUser } from '../../../entity/useUser.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { openingQuery } from './openingQuery.js'
import { createKeptDrawings, type KeptDrawing } from './saving/keptDrawings.js'

/** What was being drawn when the session was lost: it goes on without a question. */
const interrupted = z.object({ id: z.string() })

/** What a page begins with that changes the model of a process, and what of this device is offered to go on with. */
export function useOpening(processId: string) {
  const { client, session, drafts } = useServices()
  const { organisation } = usePlace()
  const user = useUser()
  const [device] = useState(() => createKeptDrawings())
  const [visit] = useState(() => `${Date.now()}-${Math.random()}`)
  const draftName = `${organisation}/drawing/${processId}`
  const [resumed] = useState(() => drafts.get(draftName, interrupted)?.id ?? null)
  const owner = useMemo(
    () => ({ user: session.person() ?? user.id, organisation, processId }),
    [session, user.id, organisation, processId],
  )
  const asked = useQuery(openingQuery({ client, organisation, owner, device, visit }))
  const [continued, setContinued] = useState<KeptDrawing | null>(null)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const kept = asked.data?.kept.filter((one) => !gone.has(one.id)) ?? []
  const chosen = continued ?? kept.find((one) => one.id === resumed) ?? null
  return {
    asked,
    /** What is to be decided about first; `null` where nothing is. */
    offered: chosen ? null : (kept[0] ?? null),
    goOn: setContinued,
    discard: async (drawing: KeptDrawing) => {
      await device.drop(drawing)
      setGone(new Set([...gone, drawing.id]))
    },
    /** What was offered has been decided about. */
    isDecided: continued !== null || gone.size > 0,
    /** Whether it goes on after a session that was lost. */
    isInterrupted: chosen !== null && chosen.id === resumed,
    /** With the opening, what a drawing begins with. */
    options: { continued: chosen, owner, device, draftName },
  }
}
