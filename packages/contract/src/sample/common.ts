import * as z from 'zod/mini'

import type { EntityName } from '../kinds.js'
import { user } from '../common/auth.js'
import { byId, byIdInQuery, id, iso, patchOf, sampleRoute } from '../common/sample.js'

/** What messages and notifications have in common. */
const entry = z.object({
  id,
  description: z.string(),
  time: iso,
  read: z.boolean(),
  /** Where it leads: a path of the application when `useRouter` is set, otherwise an address. */
  link: z.optional(z.string()),
  useRouter: z.optional(z.boolean()),
  /** Whether it was on screen; marking all as read sets it too. */
  seen: z.optional(z.boolean()),
})

/** A message in the header. */
export const message = z.extend(entry, {
  /** Address of a picture of who wrote it. */
  image: z.string(),
  title: z.string(),
})

/** A message in the header. */
export type Message = z.infer<typeof message>

/** What notifications tell of: somebody made me responsible, mentioned me, decided or waits for my decision; or something of mine is due. */
export const noticeKinds = ['assignment', 'mention', 'approval', 'due'] as const

/** What a notification tells of. */
export type NoticeKind = (typeof noticeKinds)[number]

/** Link of an entity: the application knows which page shows its kind. */
export const objectLink = (kind: EntityName, id: string): string => `/objects/${kind}/${encodeURIComponent(id)}`

/** A notification in the header. The sample gives each either an icon or an image. */
export const notification = z.extend(entry, {
  /** What it tells of, where it comes from an event. Users turn each kind on and off. */
  kind: z.optional(z.enum(noticeKinds)),
  /** Whom it is for: nobody else sees it. Default: everybody. */
  userId: z.optional(id),
  /** The organisation that its link is about: it is shown there alone. Default: each. */
  organisationId: z.optional(id),
  /** Name of an icon with its set, such as `heroicons_outline:bell`. */
  icon: z.optional(z.string()),
  /** Address of a picture. */
  image: z.optional(z.string()),
  title: z.optional(z.string()),
})

/** A notification in the header. */
export type Notification = z.infer<typeof notification>

/** What may be written of one: whom it is for, the server says. */
const writtenNotification = z.omit(notification, { id: true, userId: true, organisationId: true })

/** A shortcut to a page. */
export const shortcut = z.object({
  id,
  label: z.string(),
  description: z.string(),
  /** Name of an icon with its set, such as `heroicons_outline:home`. */
  icon: z.string(),
  link: z.string(),
  /** Whether `link` is a path of the application. */
  useRouter: z.boolean(),
})

/** A shortcut to a page. */
export type Shortcut = z.infer<typeof shortcut>

/** An entry of the navigation menu. */
export const navigationItem = z.object({
  id,
  title: z.string(),
  type: z.literal('basic'),
  /** Name of an icon with its set. */
  icon: z.string(),
  link: z.string(),
})

/** An entry of the navigation menu. */
export type NavigationItem = z.infer<typeof navigationItem>

/** The navigation menu in the forms that the layouts ask for. */
export const navigation = z.object({
  compact: z.array(navigationItem),
  default: z.array(navigationItem),
  futuristic: z.array(navigationItem),
  horizontal: z.array(navigationItem),
})

/** The navigation menu in the forms that the layouts ask for. */
export type Navigation = z.infer<typeof navigation>

const route = sampleRoute('/common', 'Common')

/** The endpoints of a list whose entries can be added, changed and deleted. */
const listOf = <E extends z.ZodMiniType, C extends z.ZodMiniType, U extends z.ZodMiniType>(
  path: `/${string}`,
  words: { one: string; all: string },
  schemas: { entry: E; create: C; update: U },
) => ({
  list: route('GET', path, `List ${words.all}`).output(z.array(schemas.entry)),
  /** The new entry becomes the first. */
  create: route('POST', path, `Add ${words.one}`).input(schemas.create).output(schemas.entry),
  update: route('PATCH', path, `Change ${words.one}`).input(schemas.update).output(z.nullable(schemas.entry)),
  /** Answers the deleted entry. */
  remove: route('DELETE', path, `Delete ${words.one}`).input(byIdInQuery).output(z.nullable(schemas.entry)),
})

/** The endpoints of what can be read: those of a list, and two about having read it. */
const feedOf = <E extends z.ZodMiniType, C extends z.ZodMiniType, U extends z.ZodMiniType, T extends z.ZodMiniType>(
  path: `/${string}`,
  words: { one: string; all: string },
  schemas: { entry: E; create: C; update: U; toggle: T },
) => ({
  ...listOf(path, words, schemas),
  /** Sets `read` and `seen` on all. */
  markAllAsRead: route('GET', `${path}/mark-all-as-read`, `Mark all ${words.all} as read`).output(z.literal(true)),
  /** Takes nothing but `read` from the entry that is sent. */
  toggleReadStatus: route('POST', `${path}/toggle-read-status`, `Mark ${words.one} as read or unread`)
    .input(schemas.toggle)
    .output(z.nullable(schemas.entry)),
})

/** What every page of the application has in its header. Source: sample services, "Common". */
export const common = {
  messages: feedOf(
    '/messages',
    { one: 'a message', all: 'messages' },
    {
      entry: message,
      create: z.object({ message: z.omit(message, { id: true }) }),
      update: z.extend(byId, { message: patchOf(message) }),
      toggle: z.object({ message }),
    },
  ),
  notifications: feedOf(
    '/notifications',
    { one: 'a notification', all: 'notifications' },
    {
      entry: notification,
      create: z.object({ notification: writtenNotification }),
      update: z.extend(byId, { notification: patchOf(writtenNotification) }),
      toggle: z.object({ notification }),
    },
  ),
  shortcuts: listOf(
    '/shortcuts',
    { one: 'a shortcut', all: 'shortcuts' },
    {
      entry: shortcut,
      create: z.object({ shortcut: z.omit(shortcut, { id: true }) }),
      update: z.extend(byId, { shortcut: patchOf(shortcut) }),
    },
  ),
  navigation: { get: route('GET', '/navigation', 'Read the navigation').output(navigation) },
  user: {
    get: route('GET', '/user', 'Read the user').output(user),
    update: route('PATCH', '/user', 'Change the user')
      .input(z.object({ user: patchOf(user) }))
      .output(user),
  },
}
