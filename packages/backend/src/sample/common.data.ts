import { type Profile, type User, user } from '@embpm/contract'
import {
  type Message,
  message,
  type Navigation,
  type NavigationItem,
  type Notification,
  notification,
  type Shortcut,
  shortcut,
} from '@embpm/contract/sample/common'

import type { Context } from '../context.js'
import { sampleTable } from '../sampleTable.js'
import { sampleUser } from './auth.data.js'
import { ago } from './clock.js'
import { drawAvatar } from './pictures.js'

/** The common user, the one that sessions name: one row. */
export const userTable = sampleTable({ name: 'user', schema: user, seeds: () => [sampleUser] })

/** A user as a session names them. */
export const userOf = ({ id, firstname, lastname, email, metadata }: Profile): User => ({
  id,
  name: `${firstname} ${lastname}`,
  email,
  avatar: metadata?.profilePicture ?? '',
  status: 'online',
})

/** The common user: that of the sample, or on a server the one who asks. */
export async function commonUser(context: Context): Promise<User> {
  const own = context.owner === undefined || !context.user ? sampleUser : userOf(context.user)
  return (await userTable.get(context, own.id)) ?? own
}

/** The messages of a first visitor, the newest first. Each link leads to a page of the application. */
export const messageSeeds: readonly Message[] = [
  {
    id: 'message-01',
    image: drawAvatar('Valentina Russo'),
    title: 'Valentina Russo',
    description: 'La nuova versione di “Rilascio lotto” è approvata: possiamo pubblicarla già oggi pomeriggio?',
    time: ago({ minutes: 12 }),
    read: false,
    seen: false,
    link: '/bp/processes',
    useRouter: true,
  },
  {
    id: 'message-02',
    image: drawAvatar('Greta Lindholm'),
    title: 'Greta Lindholm',
    description:
      'Could you bring the cost forecast for the second wave to the steering meeting? Ten minutes are enough.',
    time: ago({ minutes: 48 }),
    read: false,
    seen: false,
    link: '/bp/chat',
    useRouter: true,
  },
  {
    id: 'message-03',
    image: drawAvatar('Oksana Melnyk'),
    title: 'Оксана Мельник',
    description: 'Я знайшла, чому списки комплектації друкуються двічі. Пояснення — у моделі, крок «Закрити хвилю».',
    time: ago({ hours: 2, minutes: 5 }),
    read: false,
    seen: true,
    link: '/bp/processes',
    useRouter: true,
  },
  {
    id: 'message-04',
    image: drawAvatar('Renata Novotna'),
    title: 'Renata Novotna',
    description: 'Zkouška přechodu začíná v sobotu v 6:00. Tvoje tři úkoly jsou už na nástěnce.',
    time: ago({ hours: 4, minutes: 20 }),
    read: false,
    seen: true,
    link: '/project/operation-orders',
    useRouter: true,
  },
  {
    id: 'message-05',
    image: drawAvatar('Chen Yulan'),
    title: '陈玉兰',
    description: '第二轮测试报告已上传，七个缺陷里有两个会影响发货流程。',
    time: ago({ hours: 6 }),
    read: true,
    seen: true,
    link: '/implementation/scenario-processes',
    useRouter: true,
  },
  {
    id: 'message-06',
    image: drawAvatar('Jonas Albrecht'),
    title: 'Jonas Albrecht',
    description:
      'Das Formular für neue Lieferanten prüft jetzt die Steuernummer. Magst du es mit deinen Testdaten ausprobieren?',
    time: ago({ hours: 22 }),
    read: true,
    seen: true,
    link: '/bp/ricefw',
    useRouter: true,
  },
  {
    id: 'message-07',
    image: drawAvatar('Ines Moreau'),
    title: 'Ines Moreau',
    description: 'L’atelier de Lyon est complet : quatorze utilisateurs clés, dont six de la comptabilité.',
    time: ago({ days: 1, hours: 3 }),
    read: true,
    seen: true,
    link: '/bp/chat',
    useRouter: true,
  },
  {
    id: 'message-08',
    image: drawAvatar('Noor El Sayed'),
    title: 'نور السيد',
    description: 'أُغلقت مراجعة الأدوار. لم يبقَ سوى حساب خدمة واحد بلا مالك.',
    time: ago({ days: 2, hours: 5 }),
    read: true,
    seen: true,
    link: '/administration/users',
    useRouter: true,
  },
  {
    id: 'message-09',
    image: drawAvatar('Eleni Markou'),
    title: 'Ελένη Μάρκου',
    description: 'Οι χρόνοι παράδοσης της Αθήνας μπήκαν στο μοντέλο· ρίξε μια ματιά στο σκέλος «Εξαγωγές».',
    time: ago({ days: 4 }),
    read: true,
    seen: true,
  },
]

/** The notifications of a first visitor, the newest first. Each link leads to a page of the application. */
export const notificationSeeds: readonly Notification[] = [
  {
    id: 'notification-01',
    icon: 'heroicons_solid:exclamation-triangle',
    title: 'Interface delayed',
    description: 'Carrier labels of Kestrel Logistics arrived 12 minutes late. Nothing was lost.',
    time: ago({ minutes: 18 }),
    read: false,
    seen: false,
    link: '/bim/services',
    useRouter: true,
  },
  {
    id: 'notification-02',
    kind: 'mention',
    image: drawAvatar('Hiro Tanabe'),
    title: '田辺 ヒロ',
    description: '保全カレンダーへのコメントであなたに言及しました。',
    time: ago({ hours: 1, minutes: 10 }),
    read: false,
    seen: false,
    link: '/project/operation-orders',
    useRouter: true,
  },
  {
    id: 'notification-03',
    kind: 'due',
    icon: 'heroicons_solid:calendar-days',
    title: 'Cutover rehearsal',
    description: 'The rehearsal begins tomorrow at 6:00. Three tasks are yours.',
    time: ago({ hours: 3 }),
    read: false,
    seen: true,
    link: '/project/operation-orders',
    useRouter: true,
  },
  {
    id: 'notification-04',
    kind: 'approval',
    image: drawAvatar('Pablo Ibarra'),
    title: 'Pablo Ibarra',
    description: 'Te ha pedido que revises «Límites de compra» antes del martes.',
    time: ago({ hours: 7, minutes: 30 }),
    read: false,
    seen: true,
    link: '/bp/processes',
    useRouter: true,
  },
  {
    id: 'notification-05',
    icon: 'heroicons_solid:arrow-up-tray',
    description: '18,420 materials were loaded into the quality system; 36 wait for corrections.',
    time: ago({ days: 1 }),
    read: true,
    seen: true,
    link: '/bim/dictionary/tables',
    useRouter: true,
  },
  {
    id: 'notification-06',
    icon: 'heroicons_solid:user-plus',
    title: 'Nowa osoba w zespole',
    description: 'Yusuf Karim dołączył do zespołu danych podstawowych.',
    time: ago({ days: 1, hours: 6 }),
    read: true,
    seen: true,
    link: '/administration/users',
    useRouter: true,
  },
  {
    id: 'notification-07',
    image: drawAvatar('Beatriz Carvalho'),
    title: 'Beatriz Carvalho',
    description: 'Partilhou consigo o relatório “Custos por centro de lucro”.',
    time: ago({ days: 3, hours: 2 }),
    read: true,
    seen: true,
    link: '/bp/chat',
    useRouter: true,
  },
  {
    id: 'notification-08',
    icon: 'heroicons_solid:sparkles',
    title: 'Version of November',
    description: 'Faster diagrams, shared filters, and exports that keep your columns.',
    time: ago({ days: 7, hours: 2 }),
    read: true,
    seen: true,
    link: '/bp/processes',
    useRouter: true,
  },
  {
    id: 'notification-09',
    icon: 'heroicons_solid:key',
    title: 'Signed in on a new device',
    description: 'Gdańsk, Firefox on Linux. If it was not you, change your password.',
    time: ago({ days: 10 }),
    read: true,
    seen: true,
  },
]

/** The shortcuts of a first visitor, to pages of the application. */
export const shortcutSeeds: readonly Shortcut[] = [
  {
    id: 'shortcut-01',
    label: 'Business domains',
    description: 'Who answers for what',
    icon: 'heroicons_outline:building-office-2',
    link: '/project/business-domain',
    useRouter: true,
  },
  {
    id: 'shortcut-02',
    label: 'Tables',
    description: 'Dictionaries of all systems',
    icon: 'heroicons_outline:table-cells',
    link: '/bim/dictionary/tables',
    useRouter: true,
  },
  {
    id: 'shortcut-03',
    label: 'Processes',
    description: 'Models of all levels',
    icon: 'heroicons_outline:square-3-stack-3d',
    link: '/bp/processes',
    useRouter: true,
  },
  {
    id: 'shortcut-04',
    label: 'Operation orders',
    description: 'What is planned and due',
    icon: 'heroicons_outline:clipboard-document-check',
    link: '/project/operation-orders',
    useRouter: true,
  },
  {
    id: 'shortcut-05',
    label: 'Services',
    description: 'Interfaces of all systems',
    icon: 'heroicons_outline:link',
    link: '/bim/services',
    useRouter: true,
  },
  {
    id: 'shortcut-06',
    label: 'RICEFW items',
    description: 'What is built, and how far',
    icon: 'heroicons_outline:puzzle-piece',
    link: '/bp/ricefw',
    useRouter: true,
  },
  {
    id: 'shortcut-07',
    label: 'Scenario processes',
    description: 'What is tested together',
    icon: 'heroicons_outline:beaker',
    link: '/implementation/scenario-processes',
    useRouter: true,
  },
  {
    id: 'shortcut-08',
    label: 'Chat',
    description: 'Talk with the team',
    icon: 'heroicons_outline:chat-bubble-left-right',
    link: '/bp/chat',
    useRouter: true,
  },
]

/** The messages in the header, the newest first. */
export const messageTable = sampleTable({ name: 'message', schema: message, seeds: () => messageSeeds })

/** The notifications in the header, the newest first. */
export const notificationTable = sampleTable({
  name: 'notification',
  schema: notification,
  seeds: () => notificationSeeds,
})

/** The shortcuts in the header. */
export const shortcutTable = sampleTable({ name: 'shortcut', schema: shortcut, seeds: () => shortcutSeeds })

/** The pages of the sample's menu. Source: specification, "Screens and routes". */
export const pages: readonly NavigationItem[] = [
  {
    id: 'processes',
    title: 'Processes',
    type: 'basic',
    icon: 'heroicons_outline:square-3-stack-3d',
    link: '/bp/processes',
  },
]

/** The menu is the same in each of its forms. */
export const navigation: Navigation = {
  compact: [...pages],
  default: [...pages],
  futuristic: [...pages],
  horizontal: [...pages],
}
