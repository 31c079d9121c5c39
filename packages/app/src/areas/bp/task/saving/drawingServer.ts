import type { Client } from '@embpm/contract'
import type { Revision } from '@embpm/contract/revision'
import type { DrawingServer } from './createSaving.js'
import { NewerRevisionError, saveErrorOf } from './saveProblem.js'

const asked = <Result>(request: Promise<Result>): Promise<Result> =>
  request.catch((error: unknown) => {
    throw saveErrorOf(error)
  })

/** The server for the drawing of a process. */
export const drawingServer = ({ revisions }: Client, processId: string): DrawingServer => ({
  save: (drawing) => asked(revisions.save({ processId, ...drawing })),
  read: (id) => asked(revisions.get({ id })),
  name: async (revision, label) => {
    const name = ({ id, lockVersion }: Revision) => asked(revisions.describe({ id, lockVersion, label }))
    try {
      return await name(revision)
    } catch (error) {
      // It got another state or comment meanwhile; a name of somebody's own is left as it is.
      if (!(error instanceof NewerRevisionError)) throw error
      return error.newest.label === '' ? name(error.newest) : error.newest
    }
  },
  restore: (id) => asked(revisions.restore({ id })),
})
