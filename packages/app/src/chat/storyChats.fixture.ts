import type { Conversation } from '@embpm/contract/sample/chat'
import { chatOf, messageOf, momentOf } from './chats.fixture.js'

/** Names and messages that try to be markup, that are long, and that turn the direction of writing. */
export const hostileChats: readonly Conversation[] = [
  chatOf('x', {
    unreadCount: 1234,
    contact: {
      ...chatOf('x').contact,
      name: '<img src=x onerror=alert(1)>',
      about: '"><script>alert(2)</script>',
      details: {
        emails: [{ email: 'a@b.test?bcc=c@d.test', label: '<b>Work</b>' }],
        phoneNumbers: [{ country: 'xx', phoneNumber: '+48 555 0100;ext=1', label: '' }],
        title: 'Head of '.repeat(30),
        company: '\u202EanavorreT',
        birthday: momentOf(0),
        address: 'java\u200Bscript:alert(3)',
      },
    },
    messages: [
      messageOf('1', { chatId: 'x', value: '<script>alert(4)</script>' }),
      messageOf('2', { chatId: 'x', value: '"><img src=x onerror=alert(5)>', isMine: true, createdAt: momentOf(1) }),
      messageOf('3', { chatId: 'x', value: 'w'.repeat(300), createdAt: momentOf(2) }),
      messageOf('4', { chatId: 'x', value: 'שלום, the order is 4711\nand a second line', createdAt: momentOf(3) }),
      messageOf('5', { chatId: 'x', value: '\u202E{{name}} $t(chat.you)', createdAt: momentOf(4) }),
    ],
  }),
]

const lines = [
  'The transport is in QA.',
  'Thank you. I will test it this afternoon.',
  'Please take the export variant as well: it failed twice last week, and nobody could say why.',
  'Done.',
]

/** A chat of 3,000 messages over two months. */
export const longChats: readonly Conversation[] = [
  chatOf('l', {
    messages: Array.from({ length: 3000 }, (_, index) =>
      messageOf(`l${index}`, {
        chatId: 'l',
        value: `${index + 1}. ${lines[index % lines.length] ?? ''}`,
        isMine: index % 3 === 1,
        createdAt: momentOf((index - 3000) * 1700),
      }),
    ),
  }),
]
