import { common as contract } from '@embpm/contract/sample/common'

import { type Context, sampleApi } from '../context.js'
import { remindOfReviews } from '../product/documents/remindOfReviews.js'
import { tellOfPlan } from '../product/project/tellOfPlan.js'
import type { SampleTable } from '../sampleTable.js'
import { sampleUser } from './auth.data.js'
import { messageTable, navigation, notificationTable, shortcutTable, userTable } from './common.data.js'

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
const notifications = readable(notificationTable)
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
      return (await notifications.list({ context })).filter(isStanding)
    }),
    create: api.notifications.create.handler(({ input, context }) =>
      notificationTable.add(context, 'first', input.notification),
    ),
    update: api.notifications.update.handler(({ input, context }) =>
      notificationTable.patch(context, input.id, input.notification),
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
    get: api.user.get.handler(async ({ context }) => (await userTable.get(context, sampleUser.id)) ?? sampleUser),
    update: api.user.update.handler(
      async ({ input, context }) => (await userTable.patch(context, sampleUser.id, input.user)) ?? sampleUser,
    ),
  },
})
