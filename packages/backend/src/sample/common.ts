import { common as contract, type Notification } from '@embpm/contract/sample/common'

import { type Context, sampleApi } from '../context.js'
import { readerOf } from '../product/administration/readerOf.js'
import { remindOfReviews } from '../product/documents/remindOfReviews.js'
import { tellOfPlan } from '../product/project/tellOfPlan.js'
import type { SampleTable } from '../sampleTable.js'
import { commonUser, messageTable, navigation, notificationTable, shortcutTable, userTable } from './common.data.js'

/** What messages and notifications have in common. */
interface Readable {
  id: string
  read: boolean
  seen?: boolean
}

/** What can be done to a list besides reading it and adding to it: alike for messages, notifications and shortcuts. */
const listed = <R extends { id: string }>(table: SampleTable<R>) => ({
  list: async ({ context }: { context: Context }) => [...(await table.list(context))],
  remove: ({ input, context }: { input: { query: { id: string } }; context: Context }) =>
    table.remove(context, input.query.id),
})

/** A table as the user of a request sees it: what is for others, or of another organisation, is not there. */
function ownPart(table: SampleTable<Notification>): SampleTable<Notification> {
  const isOwn = ({ userId, organisationId }: Notification, { user, organisationId: here }: Context) =>
    (userId === undefined || userId === user?.id) && (organisationId === undefined || organisationId === here)
  const get = async (context: Context, id: string) => {
    const found = await table.get(context, id)
    return found && isOwn(found, context) ? found : null
  }
  return {
    ...table,
    get,
    list: async (context) => (await table.list(context)).filter((row) => isOwn(row, context)),
    change: async (context, id, change) => ((await get(context, id)) ? table.change(context, id, change) : null),
    patch: async (context, id, patch) => ((await get(context, id)) ? table.patch(context, id, patch) : null),
    changeAll: (context, change) => table.changeAll(context, (row) => (isOwn(row, context) ? change(row) : undefined)),
    remove: async (context, id) => ((await get(context, id)) ? table.remove(context, id) : null),
  }
}

/** What can be done to all that is read or unread: alike for messages and notifications. */
const readable = <R extends Readable>(table: SampleTable<R>) => ({
  ...listed(table),
  async markAllAsRead({ context }: { context: Context }) {
    await table.changeAll(context, (row) => (row.read && row.seen ? undefined : { ...row, read: true, seen: true }))
    return true as const
  },
  /** Takes nothing but `read` from what is sent, so that an old copy overwrites nothing. */
  toggle: (context: Context, { id, read }: Readable) => table.change(context, id, (row) => ({ ...row, read })),
})

const api = sampleApi(contract)
const messages = readable(messageTable)
const ownNotifications = ownPart(notificationTable)
const notifications = readable(ownNotifications)
const shortcuts = listed(shortcutTable)

/** The handlers of what every page has in its header. */
export const common = api.router({
  messages: {
    list: api.messages.list.handler(messages.list),
    create: api.messages.create.handler(({ input, context }) => messageTable.add(context, 'first', input.message)),
    update: api.messages.update.handler(({ input, context }) => messageTable.patch(context, input.id, input.message)),
    remove: api.messages.remove.handler(messages.remove),
    markAllAsRead: api.messages.markAllAsRead.handler(messages.markAllAsRead),
    toggleReadStatus: api.messages.toggleReadStatus.handler(({ input, context }) =>
      messages.toggle(context, input.message),
    ),
  },
  notifications: {
    list: api.notifications.list.handler(async ({ context }) => {
      await remindOfReviews(context)
      const isStanding = await tellOfPlan(context)
      const isMember = (await readerOf(context, 'own')) !== undefined
      const all = await notifications.list({ context })
      return all.filter((one) => isStanding(one) && (isMember || one.organisationId === undefined))
    }),
    // What tells of an event is for one: brought back after it was deleted, it is for who brings it back.
    create: api.notifications.create.handler(
      ({ input: { notification }, context: { user, organisationId }, context }) =>
        notificationTable.add(context, 'first', {
          ...notification,
          ...(notification.kind && user && { userId: user.id }),
          ...(notification.kind && organisationId !== null && { organisationId }),
        }),
    ),
    update: api.notifications.update.handler(({ input, context }) =>
      ownNotifications.patch(context, input.id, input.notification),
    ),
    remove: api.notifications.remove.handler(notifications.remove),
    markAllAsRead: api.notifications.markAllAsRead.handler(notifications.markAllAsRead),
    toggleReadStatus: api.notifications.toggleReadStatus.handler(({ input, context }) =>
      notifications.toggle(context, input.notification),
    ),
  },
  shortcuts: {
    list: api.shortcuts.list.handler(shortcuts.list),
    create: api.shortcuts.create.handler(({ input, context }) => shortcutTable.add(context, 'first', input.shortcut)),
    update: api.shortcuts.update.handler(({ input, context }) =>
      shortcutTable.patch(context, input.id, input.shortcut),
    ),
    remove: api.shortcuts.remove.handler(shortcuts.remove),
  },
  navigation: { get: api.navigation.get.handler(() => navigation) },
  user: {
    get: api.user.get.handler(({ context }) => commonUser(context)),
    update: api.user.update.handler(async ({ input, context }) => {
      const before = await commonUser(context)
      await context.store.writeAll([userTable.onceStep(context, before)])
      return (await userTable.patch(context, before.id, input.user)) ?? before
    }),
  },
})
