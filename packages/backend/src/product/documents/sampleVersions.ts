import { addMonths } from '@embpm/calendar'
import type { Document } from '@embpm/contract/document'

import { people } from '../administration/people.data.js'
import { samplesOf, turn } from '../entity/seeding.js'
import type { StoredVersion } from './versions.js'

const comments = ['First version', 'Steps checked on site', 'Deviations added'] as const

/** The versions of a sample document, which follow from it; none of one that is no sample. */
export function sampleVersions({ id, organisationId }: Pick<Document, 'id' | 'organisationId'>): StoredVersion[] {
  const sample = samplesOf('documents', organisationId).byId.get(id)
  const { file } = sample ?? {}
  if (!sample || !file) return []
  return Array.from({ length: sample.newestVersion }, (_, index) => {
    const number = index + 1
    const [day = '', time] = sample.changedAt.split('T')
    return {
      id: `${id}.${number}`,
      documentId: id,
      number,
      file,
      uploadedBy: turn(people, Number(id.slice('DOC-'.length)) + index),
      uploadedAt: `${addMonths(day, (number - sample.newestVersion) * 4)}T${time}`,
      comment: turn(comments, index),
      restoredFrom: null,
      active: false,
      fileId: null,
      sample: number,
    }
  })
}
