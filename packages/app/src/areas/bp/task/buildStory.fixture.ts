import type { Revision } from '@embpm/contract/revision'
import { http, HttpResponse } from 'msw'
import * as z from 'zod/mini'
import { createKeptDrawings, type KeptDrawing } from './saving/keptDrawings.js'
import { storedToken } from '../../../session/person.js'
import { createStorage } from '../../../session/storage.js'

const organisation = '6f1c2a94-3d5e-4b7a-9c08-51d2e7f3a601'

const headersOf = () => ({
  authorization: `Bearer ${localStorage.getItem('access_token')}`,
  'content-type': 'application/json',
  'x-org-id': organisation,
})

const revisionModel = z.looseObject({ id: z.string(), bpmnXml: z.string() })

const ask = async (path: string): Promise<unknown> =>
  (await fetch(`/api/processes${path}`, { headers: headersOf() })).json()

const newest = async (processId: string) => {
  const [first] = z.array(z.object({ id: z.string() })).parse(await ask(`/processes/${processId}/revisions`))
  return revisionModel.parse(await ask(`/revisions/${first?.id}`))
}

/** A revision that somebody else has saved meanwhile, at a time that pictures can show. */
const theirs: Revision = {
  id: 'REV-THEIRS',
  processId: 'PRC-00082',
  number: 4,
  state: 'draft',
  label: '',
  comment: '',
  basedOn: null,
  restoredFrom: null,
  lockVersion: 1,
  createdBy: 'Nora Eriksen',
  createdAt: '2026-11-12T14:02:00.000Z',
  stateBy: null,
  stateAt: null,
}

/** What stories and tests of the page that draws processes share. */
export const buildStory = {
  /** Forgets what earlier stories have kept on this device. */
  forget: () =>
    new Promise<void>((resolve) => {
      const request = indexedDB.open('embpm-drawings', 1)
      request.onupgradeneeded = () => void request.result.createObjectStore('drawings')
      request.onsuccess = () => {
        const transaction = request.result.transaction('drawings', 'readwrite')
        transaction.objectStore('drawings').clear()
        transaction.oncomplete = () => {
          request.result.close()
          resolve()
        }
      }
      request.onerror = () => resolve()
    }),

  newest,

  /** Saves over the newest revision, as somebody else would. */
  saveMeanwhile: async (processId: string, change: (bpmnXml: string) => string) => {
    const { id, bpmnXml } = await newest(processId)
    const body = JSON.stringify({ basedOn: id, bpmnXml: change(bpmnXml) })
    await fetch(`/api/processes/processes/${processId}/revisions`, { method: 'POST', headers: headersOf(), body })
  },

  /** What the revisions of a process are called, the newest first. */
  labels: async (processId: string): Promise<string[]> => {
    const rows: unknown = await (
      await fetch(`/api/processes/processes/${processId}/revisions`, { headers: headersOf() })
    ).json()
    return z
      .array(z.object({ label: z.string() }))
      .parse(rows)
      .map(({ label }) => label)
  },

  /** Keeps a drawing on this device, as a tab that was closed has. */
  keep: (drawing: Pick<KeptDrawing, 'processId' | 'basedOn' | 'bpmnXml'>) =>
    createKeptDrawings().keep({
      ...drawing,
      id: 'closed',
      user: storedToken(createStorage())?.person ?? '',
      organisation,
      at: '2026-11-12T14:02:00.000Z',
      sent: [],
    }),

  theirs,

  /** The server after somebody else has saved a model: it refuses what was drawn over the one before, once. */
  savedByOther: (bpmnXml: string) => [
    http.post(
      '*/api/processes/processes/:id/revisions',
      () =>
        HttpResponse.json(
          { defined: true, code: 'CONFLICT', status: 409, message: 'Newer', data: { current: theirs } },
          { status: 409 },
        ),
      { once: true },
    ),
    http.get('*/api/processes/revisions/REV-THEIRS', () => HttpResponse.json({ ...theirs, bpmnXml })),
  ],

  /** A model of another tool, without a diagram. */
  foreign: `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="http://example.com">
  <process id="P">
    <startEvent id="A" name="Order received" />
    <userTask id="B" name="Check order" />
    <endEvent id="C" name="Checked" />
    <sequenceFlow id="F1" sourceRef="A" targetRef="B" />
    <sequenceFlow id="F2" sourceRef="B" targetRef="C" />
  </process>
</definitions>`,
}
