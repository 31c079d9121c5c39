import type { Note, NoteLabel } from '@embpm/contract/sample/notes'

import { ago } from './clock.js'
import { drawCurve, drawFloor, drawProcess } from './notes.pictures.js'

/** The labels of notes. */
export const labelSeeds: readonly NoteLabel[] = [
  { id: 'note-label-workshop', title: 'Workshop' },
  { id: 'note-label-decision', title: 'Decision' },
  { id: 'note-label-cutover', title: 'Cutover' },
  { id: 'note-label-idea', title: 'Idea' },
  { id: 'note-label-travel', title: 'Travel' },
  { id: 'note-label-private', title: 'Prywatne' },
]

/** A seed: what it leaves out is empty. Tasks are lines; one that is done begins with `x `. */
interface Draft {
  title: string
  content: string
  tasks?: readonly string[]
  image?: string
  reminder?: string
  labels?: readonly ('workshop' | 'decision' | 'cutover' | 'idea' | 'travel' | 'private')[]
  archived?: boolean
  created: string
  updated?: string
}

const drafts: readonly Draft[] = [
  {
    title: 'Cutover weekend, Kestrel wave 2',
    content: 'Freeze starts Friday 18:00 UTC. Nobody imports transports after that without Greta or me on the phone.',
    tasks: [
      'x Freeze calendar sent to all key users',
      'x Rollback point agreed with Dmitri',
      'Reconcile open deliveries with the warehouse in Lagos',
      'Check number ranges of the billing documents',
      'Sign-off call, Sunday 20:00',
    ],
    reminder: ago({ days: -7 }),
    labels: ['cutover'],
    created: ago({ days: 9, hours: 2 }),
    updated: ago({ days: 1, hours: 4 }),
  },
  {
    title: 'Whiteboard: order to cash as it is lived',
    content:
      'Eleni drew what really happens: the credit check comes after picking, not before.\nTwo returns a day start here. Model it as it is first, then as it should be.',
    image: drawProcess('order to cash', 5),
    labels: ['workshop'],
    created: ago({ days: 3, hours: 5 }),
  },
  {
    title: 'Beschluss: ein Kontenplan für alle Werke',
    content:
      'Der Lenkungskreis hat am Dienstag entschieden: Bremen und Izmir übernehmen den Konzernkontenplan zum 1. Januar. Ausnahmen nur mit Antrag bei Samuel.',
    labels: ['decision'],
    created: ago({ days: 3 }),
    updated: ago({ days: 2, hours: 20 }),
  },
  {
    title: '名古屋の保全ワークショップ',
    content: '田辺さんの要望:故障報告はタブレットから三回のタップで終わること。写真は必須ではない。',
    tasks: ['x 会議室を予約する', '設備一覧を確認する', '通訳の手配'],
    reminder: ago({ days: -4, hours: 1 }),
    labels: ['workshop', 'travel'],
    created: ago({ days: 6, hours: 7 }),
  },
  {
    title: 'Hall 3 in Pune: new aisles',
    content:
      'Eight aisles instead of six. Bin numbers change, so the labels must be printed before the stock is moved.',
    image: drawFloor('hall 3', 8),
    labels: ['idea', 'cutover'],
    created: ago({ days: 11 }),
    updated: ago({ days: 10, hours: 3 }),
  },
  {
    title: 'Questions for the interface to the tax office',
    content:
      'Lucas knows the answers to one and two, the third needs a lawyer.\n1. Which documents go out within the hour?\n2. Who sees a refusal first?\n3. How long must the signed file be kept?',
    labels: ['decision'],
    created: ago({ days: 12, hours: 6 }),
  },
  {
    title: 'Zakupy na sobotę',
    content: 'Babcia przyjeżdża o jedenastej.',
    tasks: ['mąka i drożdże', 'śliwki', 'x kwiaty', 'herbata malinowa'],
    reminder: ago({ days: -1, hours: 1 }),
    labels: ['private'],
    created: ago({ days: 1, hours: 14 }),
  },
  {
    title: 'Gas consumption after the switch',
    content: 'Tove sent the curve. The dip in week 4 is the maintenance stop, not a saving. Say so on the slide.',
    image: drawCurve('gas consumption', [82, 80, 77, 31, 70, 64, 61, 58, 57]),
    labels: ['idea'],
    created: ago({ days: 15, hours: 3 }),
  },
  {
    title: 'Як назвати статуси вимог',
    content:
      'Оксана пропонує: нова, на розгляді, погоджена, відхилена. «В роботі» тільки для розробки, не для аналізу.',
    labels: ['workshop', 'decision'],
    created: ago({ days: 18 }),
    updated: ago({ days: 16 }),
  },
  {
    title: 'Voyage à Lyon',
    content: 'Train de 7 h 12, retour le lendemain. Inès garde une salle au deuxième étage, côté cour.',
    tasks: ['x Billets', 'x Hôtel', 'Badge visiteur pour deux personnes'],
    reminder: ago({ days: -12 }),
    labels: ['travel'],
    created: ago({ days: 20, hours: 1 }),
  },
  {
    title: 'ملاحظات من اجتماع الصلاحيات',
    content: 'اتفقنا مع نور على فصل دور المشتري عن دور من يوافق على الفاتورة. يراجع التقرير كل ثلاثة أشهر.',
    labels: ['decision'],
    archived: true,
    created: ago({ days: 41 }),
    updated: ago({ days: 33 }),
  },
  {
    title: 'Lessons from wave 1',
    content:
      'What we would do again: one war room, one list, one voice.\nWhat we would not: train the key users in the week of the cutover.',
    tasks: ['x Share with the Bluefen team', 'x Put into the method guide'],
    labels: ['cutover'],
    archived: true,
    created: ago({ days: 64 }),
    updated: ago({ days: 58, hours: 6 }),
  },
  {
    title: 'Nome do novo ambiente de testes',
    content: 'Lucas e Beatriz preferem QAS2. Fica decidido se ninguém reclamar até sexta.',
    archived: true,
    created: ago({ days: 72 }),
  },
]

/** The notes of the sample. */
export const noteSeeds: readonly Note[] = drafts.map((draft, index) => {
  const id = `note-${String(index + 1).padStart(2, '0')}`
  const tasks = draft.tasks?.map((line, task) => ({
    id: `${id}-task-${task + 1}`,
    content: line.replace(/^x /, ''),
    completed: line.startsWith('x '),
  }))
  return {
    id,
    title: draft.title,
    content: draft.content,
    tasks: tasks ?? null,
    image: draft.image ?? null,
    reminder: draft.reminder ?? null,
    labels: (draft.labels ?? []).map((label) => `note-label-${label}`),
    archived: draft.archived ?? false,
    createdAt: draft.created,
    updatedAt: draft.updated ?? null,
  }
})
