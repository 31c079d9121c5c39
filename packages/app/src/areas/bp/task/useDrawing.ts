import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useServices } from '../../../shell/ServicesProvider.js'
import { renewRevisions } from '../diagrams/revisionQueries.js'
import { createDrawing, type Drawing } from './drawing.js'
import type { Opening } from './openingQuery.js'
import { holdDrawing } from './saving/drawingLock.js'
import { drawingServer } from './saving/drawingServer.js'
import type { DrawingOwner, KeptDrawing, KeptDrawings } from './saving/keptDrawings.js'
import { openRevisionNews, type RevisionChannel } from './saving/revisionNews.js'

/** What a drawing begins with. */
export interface DrawingOptions {
  opening: Opening
  /** A drawing that was kept on this device and goes on; `null` to begin with the newest revision. */
  continued: KeptDrawing | null
  owner: DrawingOwner
  device: KeptDrawings
  /** By which it is found again when the session was lost. */
  draftName: string
}

/** The drawing of a process for as long as the page is there: saved, kept on this device, and told to other tabs. */
export function useDrawing({ opening, continued, owner, device, draftName }: DrawingOptions): {
  drawing: Drawing
  /** To be called when the session is lost: the next visit goes on with it. */
  putAside: () => void
} {
  const { client, drafts } = useServices()
  const queryClient = useQueryClient()
  const channel = useRef<RevisionChannel>(null)
  const { organisation, processId } = owner
  const [{ id, drawing }] = useState(() => {
    const { newest } = opening
    // Its own also where another one goes on: another tab may go on with that, too.
    const ownId = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
    const known = { ...owner, id: ownId }
    const dropContinued = async () => {
      if (continued) await device.drop(continued)
    }
    const base = continued ? (opening.revisions.find((one) => one.id === continued.basedOn) ?? null) : newest
    return {
      id: ownId,
      drawing: createDrawing({
        bpmnXml: continued?.bpmnXml ?? newest?.bpmnXml ?? null,
        base,
        baseXml: base !== null && base.id === newest?.id ? newest.bpmnXml : null,
        sent: continued?.sent,
        server: drawingServer(client, processId),
        device: {
          keep: async ({ sent, ...kept }) => {
            await device.keep({ ...known, ...kept, sent: [...sent], at: new Date().toISOString() })
            await dropContinued()
          },
          drop: async () => {
            await device.drop(known)
            await dropContinued()
          },
        },
        onSaved: (revision) => {
          channel.current?.tell({ organisation, processId, revision: revision.id })
          void renewRevisions(queryClient, { client, organisation }, processId)
        },
      }),
    }
  })
  const { saving } = drawing

  useEffect(() => {
    const end = saving.begin()
    const release = holdDrawing(id)
    const news = openRevisionNews((made) => {
      if (made.organisation !== organisation || made.processId !== processId) return
      void renewRevisions(queryClient, { client, organisation }, processId)
      saving.told(made.revision)
    })
    channel.current = news
    const aborting = new AbortController()
    const { signal } = aborting
    const keep = () => void saving.keep()
    addEventListener('online', () => void saving.retry(), { signal })
    addEventListener('pagehide', keep, { signal })
    document.addEventListener('visibilitychange', keep, { signal })
    addEventListener(
      'beforeunload',
      (event) => {
        if (saving.state().at !== 'saved') event.preventDefault()
      },
      { signal },
    )
    return () => {
      end()
      release()
      news.close()
      channel.current = null
      aborting.abort()
    }
  }, [saving, id, organisation, processId, client, queryClient])

  const isContinued = continued !== null
  useEffect(() => {
    drafts.delete(draftName)
    if (!isContinued) return
    saving.stroke()
    void saving.flush()
  }, [saving, isContinued, drafts, draftName])

  return {
    drawing,
    putAside: () => {
      drafts.set(draftName, { id })
      void saving.keep()
    },
  }
}

/** What becomes of a drawing, as it is now. */
export const useSaving = ({ saving }: Drawing) => useSyncExternalStore(saving.subscribe, saving.state)

/** What is on the canvas of a drawing. */
export const useShown = ({ subscribe, shown }: Drawing) => useSyncExternalStore(subscribe, shown)
