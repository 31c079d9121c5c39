import { type Document, documentStatuses, documentTypes } from '@embpm/contract/document'
import { fileTypes } from '@embpm/contract/document-file'
import { locales } from '@embpm/contract'

import { dateAfter, idOf, personOf, samplesOf, seedRows, seedShare, somebody, turn } from '../entity/seeding.js'
import { ricefwObjects, ricefwPurposes } from '../processes/ricefw.data.js'
import { documentPrefixes, knownDocuments } from './document.data.js'
import { type SampleKind, sampleKinds, sampleSize } from './sample-files/sampleContents.js'
import { sampleKindOf } from './sample-files/sampleFile.js'

const places = ['', ' Poland', ' Germany', ' France', ' Portugal', ' Brazil', ' Spain', ' Kazakhstan'] as const

/** Who signs in to the samples has one review to do, and no more with time. */
const sessionUser = idOf('USR', 1)
const another = idOf('USR', 2)
const ofSessionUser = 'SOP Packing line, Kassel'

const prefix = 'DOC'
const full = 10_000

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function fileOf(title: string, kind: SampleKind): Document['file'] {
  const name = `${title.replace(/[^\w-]+/g, '_')}.${kind}`
  return { name, mime: fileTypes[kind], size: sampleSize(kind, title) }
}

/** What follows from a pattern: its type, object, place and purpose. */
function patterned(index: number) {
  const type = turn(documentTypes, index)
  const nth = Math.floor(index / documentTypes.length)
  const { object } = turn(ricefwObjects, nth)
  const round = Math.floor(nth / ricefwObjects.length)
  const purpose = turn(ricefwPurposes, Math.floor(round / places.length))
  const status = turn(documentStatuses, index + nth)
  return {
    title: `${documentPrefixes[type]} ${capital(object)}${turn(places, round)}${purpose}`,
    type,
    status,
    documentVersion: status === 'draft' ? `0.${(index % 9) + 1}` : `${(index % 4) + 1}.${index % 7}`,
    // From May 2027 to April 2029: the reviews before are those of the known ones.
    reviewDue: status === 'draft' ? null : dateAfter(1210 + ((index * 37) % 719)),
    file: turn(sampleKinds, nth + index),
  }
}

/** What a reminder says of a document. */
export type Review = Pick<Document, 'id' | 'title' | 'reviewDue'>

/** The samples whose reviews a user of an organisation has to do, without making all of them. */
export function sampleReviews(organisationId: string, userId: string): Review[] {
  const share = seedShare(organisationId)?.share ?? 0
  const index = knownDocuments.findIndex(({ title }) => title === ofSessionUser)
  const found = knownDocuments[index]
  if (!found || userId !== sessionUser || index >= Math.ceil(full * share)) return []
  return [{ id: idOf(prefix, index + 1), title: found.title, reviewDue: found.reviewDue }]
}

/** The sample documents of an organisation, and of the known ones which processes they belong to. */
export function documentFixtures(organisationId: string): readonly Document[] {
  const processes = samplesOf('processes', organisationId).list.filter(({ level }) => level === 3)
  return seedRows(organisationId, {
    prefix,
    full,
    make: ({ index, random }) => {
      const { file: kind, ...facts } = knownDocuments[index] ?? patterned(index - knownDocuments.length)
      const owner = somebody(random)
      const ownerId = facts.title === ofSessionUser ? sessionUser : owner === sessionUser ? another : owner
      const file = fileOf(facts.title, sampleKindOf(`.${kind}`) ?? 'txt')
      const process = processes[index % processes.length]
      return {
        ...facts,
        language: index % 5 === 4 ? turn(locales, index) : ('en' as const),
        ownerId,
        owner: personOf(ownerId),
        file,
        fileName: file?.name ?? '',
        newestVersion: 1 + (index % 3),
        subjects: process
          ? [{ kind: 'processes' as const, id: process.id, name: `${process.code} ${process.name}` }]
          : [],
      }
    },
  })
}
