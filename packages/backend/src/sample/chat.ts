import { chat as contract, chatContact, conversation } from '@embpm/contract/sample/chat'

import { sampleApi } from '../context.js'
import { sampleTable } from '../sampleTable.js'
import { sorted } from '../sorted.js'
import { chatRoomOf } from './chat-socket/chatRoom.js'
import { chatSeeds, contactSeeds, profileSeed } from './chat.data.js'

/** The chats. Messages that travel over the socket are kept here as well, so that `GET chat` shows them. */
export const chats = sampleTable({ name: 'chat', schema: conversation, seeds: () => chatSeeds })
const contacts = sampleTable({ name: 'chat-contact', schema: chatContact, seeds: () => contactSeeds })

const api = sampleApi(contract)

/** The handlers of chats, contacts and the own profile. */
export const chat = api.router({
  chats: {
    list: api.chats.list.handler(async ({ context }) => [...(await chats.list(context))]),
    get: api.chats.get.handler(({ input, context }) => chats.get(context, input.id)),
    update: api.chats.update.handler(async ({ input, context }) => {
      const before = await chats.get(context, input.id)
      const after = await chats.patch(context, input.id, input.chat)
      if (before && after) chatRoomOf(context).tellIfChanged(before, after)
      return after
    }),
  },
  contacts: {
    list: api.contacts.list.handler(async ({ context }) =>
      sorted(await contacts.list(context), 'name', ({ name }) => name.toLowerCase()).map(
        ({ id, avatar, background, name, about }) => ({ id, avatar, background, name, about }),
      ),
    ),
    get: api.contacts.get.handler(({ input, context }) => contacts.get(context, input.id)),
  },
  profile: { get: api.profile.get.handler(() => ({ ...profileSeed })) },
})
