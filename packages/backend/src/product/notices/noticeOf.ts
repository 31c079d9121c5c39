import type { EntityName } from '@embpm/contract'
import { type NoticeKind, type Notification, objectLink } from '@embpm/contract/sample/common'

/** Characters of a comment that a notification shows. */
const excerpt = 200

/** What somebody is told of, besides whom. */
type NoticeFacts =
  /** Somebody made them responsible for an entity. */
  | { kind: 'assignment'; entity: EntityName; entityId: string; name: string }
  /** A comment names them. */
  | { kind: 'mention'; commentId: string; place: string; text: string; link: string }
  /** Something waits for their decision, or what they asked for was decided. `version` tells one decision from the next. */
  | {
      kind: 'approval'
      step: keyof typeof approvalTitles
      entity: EntityName
      entityId: string
      version: number | string
      name: string
      comment: string
      /** Default: that of the entity. */
      link?: string
    }

/** Something that is to be told: to whom, and by whose doing. */
export type NoticeEvent = { to: string } & (
  | (NoticeFacts & { by: { id: string; firstname: string; lastname: string } })
  /** What is theirs is due. It follows from how things stand: nobody does it, and `id` tells one state and day from the next. */
  | { kind: 'due'; id: string; title: string; description: string; link: string }
)

/** Where and when something is told. */
export interface NoticePlace {
  organisationId: string
  /** ISO 8601, UTC. */
  now: string
}

const icons: Readonly<Record<NoticeKind, string>> = {
  assignment: 'heroicons_solid:user-plus',
  mention: 'heroicons_solid:at-symbol',
  approval: 'heroicons_solid:check-badge',
  due: 'heroicons_solid:calendar-days',
}

const approvalTitles = {
  request: 'Waits for your approval',
  review: 'Waits for your review',
  approve: 'Approved',
  reject: 'Rejected',
}

/**
 * The notification that an event makes; `undefined` where it makes none: nobody is told of what they did themselves. Its id is the
 * same each time for what is to be told once.
 */
export function noticeOf(event: NoticeEvent, { organisationId, now }: NoticePlace): Notification | undefined {
  if (event.kind !== 'due' && event.by.id === event.to) return undefined
  const { key, ...said } = saidOf(event)
  return {
    id: [event.kind === 'due' ? event.id : `${event.kind}-${organisationId}-${key}`, event.to].join('-'),
    kind: event.kind,
    userId: event.to,
    organisationId,
    icon: icons[event.kind],
    ...said,
    time: now,
    read: false,
    seen: false,
    useRouter: true,
  }
}

/** What a notification says, and the key of what is told once. */
function saidOf(event: NoticeEvent): { key: string; title: string; description: string; link: string } {
  if (event.kind === 'due') {
    const { id, title, description, link } = event
    return { key: id, title, description, link }
  }
  const by = `${event.by.firstname} ${event.by.lastname}`
  switch (event.kind) {
    case 'assignment': {
      const { entity, entityId, name } = event
      return {
        key: `${entity}-${entityId}`,
        title: 'Assigned to you',
        description: `${by}: ${name}`,
        link: objectLink(entity, entityId),
      }
    }
    case 'mention': {
      const { commentId, place, text, link } = event
      const title = `${by} mentioned you`
      return { key: commentId, title, description: `${place}: ${text.slice(0, excerpt)}`, link }
    }
    case 'approval': {
      const { step, entity, entityId, version, name, comment, link = objectLink(entity, entityId) } = event
      return {
        key: `${entity}-${entityId}-${version}`,
        title: approvalTitles[step],
        description: `${by}: ${name}${comment && ` – ${comment.slice(0, excerpt)}`}`,
        link,
      }
    }
  }
}
