import { type NoticeKind, noticeKinds } from '@embpm/contract/sample/common'
import type { Look } from '../session/storage.js'

type Muted = Pick<Look, 'mutedNotices'>

/** The kinds of notifications that a user has turned off. Default: none. */
export const mutedBy = (userId: string, { mutedNotices }: Muted): readonly NoticeKind[] =>
  noticeKinds.filter((kind) => mutedNotices[userId]?.includes(kind))

/** What is remembered once a user has turned a kind of notifications on or off. Others keep what they have set on this device. */
export function withNotices(userId: string, kind: NoticeKind, isOn: boolean, { mutedNotices }: Muted): Muted {
  const others = (mutedNotices[userId] ?? []).filter((one) => one !== kind)
  return { mutedNotices: { ...mutedNotices, [userId]: isOn ? others : [...others, kind] } }
}

/** What is remembered once a user has all kinds of notifications again. */
export function withAllNotices(userId: string, { mutedNotices }: Muted): Muted {
  const { [userId]: _mine, ...others } = mutedNotices
  return { mutedNotices: others }
}
