import { expect, test } from 'vitest'
import { offersOf } from './offersOf.js'

const revision = (id: string, basedOn: string | null) => ({ id, basedOn })
const kept = (id: string, basedOn: string | null, bpmnXml: string) => ({ id, basedOn, bpmnXml })
const revisions = [revision('R3', 'R2'), revision('R2', 'R1'), revision('R1', null)]
const idsOf = (drawings: readonly { id: string }[]) => drawings.map(({ id }) => id)

test('offers what the server does not have, and lets go of what it has', async () => {
  const { offered, arrived } = await offersOf(
    [
      kept('new', 'R3', 'drawn'),
      kept('newest', 'R2', 'text of R3'),
      kept('saved before', 'R1', 'text of R2'),
      kept('over an old one', 'R1', 'mine'),
      kept('in another tab', 'R3', 'theirs'),
    ],
    { revisions, textOf: async (id) => `text of ${id}`, elsewhere: new Set(['in another tab']) },
  )
  expect(idsOf(offered)).toEqual(['new', 'over an old one'])
  expect(idsOf(arrived)).toEqual(['newest', 'saved before'])
})
