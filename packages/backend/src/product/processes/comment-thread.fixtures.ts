import type { CommentPart, CommentThread } from '@embpm/contract/comment-thread'

import { ago } from '../../sample/clock.js'
import { organisationData } from '../administration/organisation.data.js'
import { idOf, personOf } from '../entity/seeding.js'
import { type SampleComment, sampleThreads } from './comment-thread.data.js'

const userOf = (number: number) => {
  const id = idOf('USR', number)
  return { id, name: personOf(id)?.name ?? '' }
}

/** A sample text, part by part. */
const bodyOf = (text: string): CommentPart[] =>
  text.split(/(@\d+)/u).flatMap((part): CommentPart[] => {
    if (part === '') return []
    if (!/^@\d+$/u.test(part)) return [{ text: part }]
    const { id, name } = userOf(Number(part.slice(1)))
    return [{ mention: id, name }]
  })

const commentOf = ({ by, hoursAgo, text }: SampleComment, id: string): CommentThread['comments'][number] => {
  const author = userOf(by)
  return {
    id,
    authorId: author.id,
    author: author.name,
    createdAt: ago({ hours: hoursAgo }),
    editedAt: null,
    deleted: false,
    body: bodyOf(text),
    lockVersion: 1,
  }
}

/** The sample threads of an organisation: the first one has some. */
export function commentThreadSeeds(organisationId: string): readonly CommentThread[] {
  if (organisationId !== organisationData[0]?.organisationId) return []
  return sampleThreads.map(({ process, step, name, resolved, comments }, index) => {
    const id = idOf('CT', index + 1)
    return {
      id,
      kind: 'processes',
      subjectId: process,
      stepId: step,
      stepName: name,
      state: resolved ? 'resolved' : 'open',
      stateBy: resolved ? userOf(resolved.by).name : null,
      stateAt: resolved ? ago({ hours: resolved.hoursAgo }) : null,
      comments: comments.map((comment, at) => commentOf(comment, `${id}-${at + 1}`)),
      lockVersion: comments.length,
    }
  })
}
