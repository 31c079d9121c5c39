import { type NoticeKind, noticeKinds } from '@embpm/contract/sample/common'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { iconNames } from '../../sample/icons.js'
import { type NoticeEvent, noticeOf } from './noticeOf.js'

const place = { organisationId: 'ORG', now: '2026-11-20T09:00:00.000Z' }
const by = { id: 'USR-00002', firstname: 'Jonas', lastname: 'Feld' }
const me = 'USR-00001'

const approval = {
  kind: 'approval',
  to: me,
  by,
  entity: 'requirements',
  entityId: 'REQ-00001',
  version: 2,
  name: 'REQ-0001 Block orders',
  comment: '',
} as const

const events = {
  assignment: {
    kind: 'assignment',
    to: me,
    by,
    entity: 'operationTasks',
    entityId: 'OT-00001',
    name: '10 Check labels',
  },
  mention: { kind: 'mention', to: me, by, commentId: 'C1', place: 'Returns', text: 'Look', link: '/bp/view?process=P' },
  approval: { ...approval, step: 'request' },
  due: { kind: 'due', to: me, id: 'plan-1', title: 'Task due', description: 'by Monday', link: '/project' },
} as const satisfies Record<NoticeKind, NoticeEvent>

test.each([
  [events.assignment, 'Assigned to you', 'Jonas Feld: 10 Check labels', '/objects/operationTasks/OT-00001'],
  [events.mention, 'Jonas Feld mentioned you', 'Returns: Look', '/bp/view?process=P'],
  [events.approval, 'Waits for your approval', 'Jonas Feld: REQ-0001 Block orders', '/objects/requirements/REQ-00001'],
  [
    { ...approval, step: 'reject' as const, comment: 'Too wide' },
    'Rejected',
    'Jonas Feld: REQ-0001 Block orders – Too wide',
    '/objects/requirements/REQ-00001',
  ],
  [{ ...approval, step: 'approve' as const, link: '/bp' }, 'Approved', 'Jonas Feld: REQ-0001 Block orders', '/bp'],
  [events.due, 'Task due', 'by Monday', '/project'],
])('%o says who did what, and leads there', (event, title, description, link) => {
  const notice = noticeOf(event, place)
  expect(notice).toMatchObject({ title, description, link, kind: event.kind, userId: me, organisationId: 'ORG' })
  expect(notice).toMatchObject({ read: false, seen: false, useRouter: true, time: place.now })
})

test.each(noticeKinds)('a notification of kind %s has an icon that is drawn', async (kind) => {
  const drawn = await iconNames.heroicons()
  expect(drawn).toContain(noticeOf(events[kind], place)?.icon?.replace(/^heroicons_solid:/, ''))
})

test('nobody is told of what they did themselves, but of what is due', () => {
  const own = { by: { ...by, id: me } }
  expect(noticeOf({ ...events.assignment, ...own }, place)).toBeUndefined()
  expect(noticeOf({ ...events.mention, ...own }, place)).toBeUndefined()
  expect(noticeOf({ ...events.approval, ...own }, place)).toBeUndefined()
  expect(noticeOf(events.due, place)).toBeDefined()
})

test('two events make one notification when they are the same for the same person in the same organisation, and only then', () => {
  const name = fc.constantFrom('1', '2')
  const drawn = fc.record({ kind: fc.constantFrom(...noticeKinds), to: name, what: name, organisationId: name })
  const idOf = ({ kind, to, what, organisationId }: typeof drawn extends fc.Arbitrary<infer T> ? T : never) => {
    const event: Record<NoticeKind, NoticeEvent> = {
      assignment: { ...events.assignment, to, entityId: what },
      mention: { ...events.mention, to, commentId: what },
      approval: { ...events.approval, to, version: what },
      due: { ...events.due, to, id: `${organisationId}-${what}` },
    }
    return noticeOf(event[kind], { ...place, organisationId })?.id
  }
  fc.assert(
    fc.property(drawn, drawn, (one, other) => {
      expect(idOf(one) === idOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
})
