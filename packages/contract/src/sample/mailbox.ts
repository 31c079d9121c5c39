import * as z from 'zod/mini'

import { byId, byIdInQuery, id, iso, optionalInQuery, pageNumber, patchOf, sampleRoute } from '../common/sample.js'

/** How somebody likes to read mail. */
export const mailSettings = z.object({
  /** Where an open mail stands beside the list; `right` in the sample. */
  messageLayout: z.string(),
})

/** How somebody likes to read mail. */
export type MailSettings = z.infer<typeof mailSettings>

/** A folder; every mail lies in exactly one. */
export const mailFolder = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  icon: z.string(),
  /** Inbox: unread mails. Drafts and spam: all mails. Sent and trash: 0. */
  count: z.int(),
})

/** A folder; every mail lies in exactly one. */
export type MailFolder = z.infer<typeof mailFolder>

/** A view of all mails that carry a mark. The slug is the name of the mark in a {@link mail}. */
export const mailFilter = z.object({ id, title: z.string(), slug: z.enum(['starred', 'important']), icon: z.string() })

/** A view of all mails that carry a mark. */
export type MailFilter = z.infer<typeof mailFilter>

/** A label for mails; a mail can carry several. */
export const mailLabel = z.object({
  id,
  title: z.string(),
  /** What addresses call it; no two labels share one. It is made from the title. */
  slug: z.string(),
  /** Name of a colour, such as `indigo`. */
  color: z.optional(z.string()),
})

/** A label for mails; a mail can carry several. */
export type MailLabel = z.infer<typeof mailLabel>

/** What a new label is made of. */
const newMailLabel = z.pick(mailLabel, { title: true, color: true })

/** A file that came with a mail. */
export const mailAttachment = z.object({
  /** MIME type. */
  type: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  /** Address of a picture of it; empty without one. */
  preview: z.string(),
  /** Address of the file itself; empty without one. */
  downloadUrl: z.string(),
})

/** A file that came with a mail. */
export type MailAttachment = z.infer<typeof mailAttachment>

/** A mail. */
export const mail = z.object({
  id,
  type: z.literal('mail'),
  from: z.object({
    /** Address of a picture. */
    avatar: z.string(),
    /** `Name <address>`. */
    contact: z.string(),
  }),
  /** `Name <address>`, as in `cc` and `bcc`. */
  to: z.string(),
  cc: z.optional(z.array(z.string())),
  bcc: z.optional(z.array(z.string())),
  date: iso,
  /** Plain text. */
  subject: z.string(),
  /** HTML. In the sample: paragraphs, lists, quotations, strong words and code, without attributes. */
  content: z.string(),
  attachments: z.array(mailAttachment),
  starred: z.boolean(),
  important: z.boolean(),
  unread: z.boolean(),
  /** Id of a {@link mailFolder}. */
  folder: id,
  /** Ids of {@link mailLabel}. */
  labels: z.array(id),
})

/** A mail. */
export type Mail = z.infer<typeof mail>

/** One page of mails, newest first, or only the number of pages when the page asked for is past the last. */
export const mailPage = z.union([
  z.object({
    mails: z.array(
      z.extend(mail, {
        /** Number of addresses in `cc`, and in `bcc`. */
        ccCount: z.int(),
        bccCount: z.int(),
      }),
    ),
    pagination: z.object({
      /** Mails on all pages. */
      totalResults: z.int(),
      resultsPerPage: z.literal(10),
      /** From 1. */
      currentPage: z.int(),
      /** Number of pages, at least 1. */
      lastPage: z.int(),
      /** Index of the page's first mail, from 0. */
      startIndex: z.int(),
      /** Index of the page's last mail, -1 when there is none. */
      endIndex: z.int(),
    }),
  }),
  z.object({ mails: z.null(), pagination: z.object({ lastPage: z.int() }) }),
])

/** One page of mails. */
export type MailPage = z.infer<typeof mailPage>

const route = sampleRoute('/apps/mailbox', 'Mailbox')

/** A mailbox. Source: sample services, "Mailbox". */
export const mailbox = {
  settings: {
    get: route('GET', '/settings', 'Read the settings').output(mailSettings),
    update: route('PATCH', '/settings', 'Change the settings')
      .input(z.object({ settings: patchOf(mailSettings) }))
      .output(mailSettings),
  },
  folders: { list: route('GET', '/folders', 'List folders').output(z.array(mailFolder)) },
  filters: { list: route('GET', '/filters', 'List filters').output(z.array(mailFilter)) },
  labels: {
    list: route('GET', '/labels', 'List labels').output(z.array(mailLabel)),
    /** A label as such, or under `label`. */
    create: route('POST', '/label', 'Create a label')
      .input(
        z.union([z.object({ label: newMailLabel }), newMailLabel], {
          error: 'A label is { title, color? }, as such or under "label".',
        }),
      )
      .output(mailLabel),
    /** A title makes a new slug. A slug that another label has gets a number, as in a new label. */
    update: route('PATCH', '/label', 'Change a label')
      .input(z.extend(byId, { label: patchOf(mailLabel) }))
      .output(z.nullable(mailLabel)),
    /** Takes the label off every mail. */
    remove: route('DELETE', '/label', 'Delete a label').input(byIdInQuery).output(z.literal(true)),
  },
  mails: {
    /** By the slug of one folder, filter or label; without any it lists nothing. `page` counts from 1. */
    list: route('GET', '/mails', 'List mails')
      .input(
        z
          .object({
            folder: optionalInQuery(z.string()),
            filter: optionalInQuery(z.string()),
            label: optionalInQuery(z.string()),
            page: optionalInQuery(pageNumber(1)),
          })
          .check(
            z.refine(({ folder, filter, label }) => [folder, filter, label].filter(Boolean).length <= 1, {
              error: 'Only one of folder, filter and label can be asked for.',
            }),
          ),
      )
      .output(mailPage),
    get: route('GET', '/mail', 'Read a mail').input(byId).output(z.nullable(mail)),
    update: route('PATCH', '/mail', 'Change a mail')
      .input(z.extend(byId, { mail: patchOf(mail) }))
      .output(z.nullable(mail)),
  },
}
