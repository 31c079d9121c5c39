import * as z from 'zod/mini'

import { byId, id, iso, patchOf, sampleRoute } from '../common/sample.js'

/** A message of a chat. */
export const chatMessage = z.object({
  id,
  chatId: id,
  /** Who wrote it: `me` (or the id of the profile) for an own message, else the id of the chat's contact. */
  contactId: id,
  value: z.string(),
  createdAt: iso,
  isMine: z.boolean(),
})

/** A message of a chat. */
export type ChatMessage = z.infer<typeof chatMessage>

/** Somebody to chat with, as in a list. */
export const chatContactBrief = z.object({
  id,
  /** Address of a picture. */
  avatar: z.nullable(z.string()),
  /** Address of a picture; absent or `null` for none. */
  background: z.optional(z.nullable(z.string())),
  name: z.string(),
  /** What they say about themselves. */
  about: z.string(),
})

/** Somebody to chat with, as in a list. */
export type ChatContactBrief = z.infer<typeof chatContactBrief>

/** Somebody to chat with, and all about them. */
export const chatContact = z.extend(chatContactBrief, {
  details: z.object({
    emails: z.array(z.object({ email: z.string(), label: z.string() })),
    /** `country` is an ISO 3166 code of two letters, lower case. */
    phoneNumbers: z.array(z.object({ country: z.string(), phoneNumber: z.string(), label: z.string() })),
    title: z.optional(z.string()),
    company: z.string(),
    birthday: iso,
    address: z.string(),
  }),
  attachments: z.object({
    /** Addresses of pictures. */
    media: z.array(z.string()),
    docs: z.array(z.unknown()),
    links: z.array(z.unknown()),
  }),
})

/** Somebody to chat with, and all about them. */
export type ChatContact = z.infer<typeof chatContact>

/** A chat with one contact. `lastMessage` and `lastMessageAt` repeat the last of `messages`. */
export const conversation = z.object({
  id,
  contactId: id,
  /** How many messages of the contact nobody has seen yet; absent means none. */
  unreadCount: z.optional(z.int().check(z.minimum(0))),
  /** A muted chat makes no noise. Its messages arrive and count like those of any other. */
  muted: z.boolean(),
  lastMessage: z.string(),
  /** ISO 8601, or empty when there is no message. */
  lastMessageAt: z.string(),
  contact: chatContact,
  /** Oldest first. */
  messages: z.array(chatMessage),
})

/** A chat with one contact. */
export type Conversation = z.infer<typeof conversation>

/** The one who chats. */
export const chatProfile = z.object({
  id,
  name: z.string(),
  email: z.string(),
  avatar: z.string(),
  about: z.string(),
})

/** The one who chats. */
export type ChatProfile = z.infer<typeof chatProfile>

const route = sampleRoute('/apps/chat', 'Chat')

/** Chats, contacts and the own profile. Source: sample services, "Chat". Messages travel over {@link chatSocketPath}. */
export const chat = {
  chats: {
    list: route('GET', '/chats', 'List chats').output(z.array(conversation)),
    get: route('GET', '/chat', 'Read a chat').input(byId).output(z.nullable(conversation)),
    /** Connected clients are told of a changed unread count and of muting, by a `chat` frame. */
    update: route('PATCH', '/chat', 'Change a chat')
      .input(z.extend(byId, { chat: patchOf(conversation) }))
      .output(z.nullable(conversation)),
  },
  contacts: {
    /** By name. */
    list: route('GET', '/contacts', 'List contacts').output(z.array(chatContactBrief)),
    get: route('GET', '/contact', 'Read a contact').input(byId).output(z.nullable(chatContact)),
  },
  profile: { get: route('GET', '/profile', 'Read the own profile').output(chatProfile) },
}

/** Address of the WebSocket, relative to the API's base. Frames are JSON texts in both directions. */
export const chatSocketPath = '/apps/chat/socket'

/**
 * The subprotocols that a client offers. A browser sends no header with a WebSocket, so the access token is one of them:
 * `embpm.bearer.` and the token in base64url. The server chooses the first, `embpm.chat`.
 * @param token `null` where nobody is signed in
 */
export const chatSocketProtocols = (token: string | null): string[] => [
  'embpm.chat',
  ...(token === null ? [] : [`embpm.bearer.${base64url(token)}`]),
]

const base64url = (text: string): string => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Length of the longest message, in UTF-16 units, as `maxlength` of a text field counts. */
export const longestChatMessage = 4000

/**
 * A frame that sends a message. Whoever writes in a chat has read it, so this resets its unread count.
 *
 * `isMine` is part of the form, but only `true` is taken: a client speaks for its user and can put no words into the
 * other party's mouth.
 */
export const outgoingMessage = z.object({
  chatId: id,
  value: z.string().check(
    z.maxLength(longestChatMessage),
    z.refine((value) => value.trim() !== '', 'A message needs some text.'),
  ),
  isMine: z.literal(true, 'Only own messages can be sent.'),
})

/** A frame that sends a message. */
export type OutgoingMessage = z.infer<typeof outgoingMessage>

/**
 * A frame that says which chat this client shows, `null` for none, replacing what it said before. A chat is read when it
 * is opened, and stays read for as long as a client shows it.
 */
export const openedChat = z.object({ openChatId: z.nullable(id) })

/** A frame that says which chat a client shows. */
export type OpenedChat = z.infer<typeof openedChat>

/** What a client may send. */
export const outgoingFrame = z.union([openedChat, outgoingMessage])

/** What a client may send. */
export type OutgoingFrame = z.infer<typeof outgoingFrame>

/** A new message, also an own one that this or another client sent, and how many of its chat are unread by now. */
const messageFrame = z.object({
  type: z.literal('message'),
  message: chatMessage,
  unreadCount: z.int().check(z.minimum(0)),
})

/** Whether the other party types. What has begun always ends, unless the connection ends first. */
const typingFrame = z.object({ type: z.literal('typing'), chatId: id, isTyping: z.boolean() })

/** A chat was read, muted or unmuted, here or elsewhere. */
const chatFrame = z.object({
  type: z.literal('chat'),
  chatId: id,
  unreadCount: z.int().check(z.minimum(0)),
  muted: z.boolean(),
})

/** What is wrong with a frame of this client. It changed nothing, and the connection stays open. */
const problemFrame = z.object({
  type: z.literal('problem'),
  /** `path` is where it is, such as `value`; empty for the frame as a whole. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
})

/**
 * What a client receives. All but `problem` go to every connected client, each once and in the order in which they came
 * about. Only messages that were written in two tabs at the same moment may cross; `createdAt` gives their order.
 */
export const incomingFrame = z.discriminatedUnion('type', [messageFrame, typingFrame, chatFrame, problemFrame])

/** What a client receives. */
export type IncomingFrame = z.infer<typeof incomingFrame>
